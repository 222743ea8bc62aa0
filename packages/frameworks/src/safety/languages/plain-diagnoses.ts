import { upTo } from './language-rules.ts';

const es = String.raw`(?:trastorno \p{L}+|depresión|toc|tdah|tept|tlp|autismo|bipolaridad|esquizofrenia|anorexia|bulimia|psicosis)`;
const fr = String.raw`(?:trouble (?:anxieux|bipolaire|dépressif|borderline|de la personnalité)|dépression|toc|tdah|tspt|tpl|autisme|bipolarité|schizophrénie|anorexie|boulimie|psychose)`;
const de = String.raw`(?:\p{L}*depression|\p{L}*(?:angst|zwangs|panik|ess|persönlichkeits|belastungs)störung|borderline|adhs|ads|ptbs|autismus|schizophrenie|bipolare störung)`;
const pt = String.raw`(?:transtorno \p{L}+|depressão|toc|tdah|tept|tpb|phda|autismo|bipolaridade|esquizofrenia|anorexia|bulimia|psicose)`;
const ar = '(?:(?:ال)?اكتئاب|(?:ال)?وسواس القهري|اضطراب ثنائي القطب|(?:ال)?فصام|(?:ال)?توحد|فرط الحركة)';
const zh =
  '(?:抑郁症|憂鬱症|焦虑症|焦慮症|强迫症|強迫症|双相|躁郁症|自闭症|多动症|adhd|ptsd|bpd|人格障碍|精神分裂|厌食症)';
const ja =
  '(?:うつ病|双極性障害|不安障害|強迫性障害|パニック障害|統合失調症|自閉症|発達障害|adhd|ptsd|bpd|境界性パーソナリティ障害|摂食障害)';
const it = String.raw`(?:disturbo \p{L}+|depressione|adhd|dpt?s|autismo|bipolarismo|schizofrenia|anoressia|bulimia)`;

/**
 * A disorder as a label, as something that fits, or as an identification. A sentence that reports or denies it is
 * allowed.
 */
export const plainDiagnoses = {
  es: [
    `diagnóstico: ?${upTo(2)}${es}`,
    `(?:tienes|tiene usted) ${upTo(2)}(?:tlp|tdah|tept|toc)`,
    `${es} (?:te|le) (?:encaja|describe|define|pega|queda)`,
    `(?:lo que (?:describes|cuentas|tienes|vives) es|esto es|eso es) ${upTo(3)}${es}`,
  ],
  fr: [
    `diagnostic ?: ?${upTo(2)}${fr}`,
    `(?:tu as|tu souffres|tu présentes) (?:de |d'|d’)?${upTo(3)}(?:une? )?${fr}`,
    `tu es ${upTo(2)}(?:bipolaire|autiste|schizophrène|dépressi(?:f|ve)|anorexique|borderline)`,
    `(?:le |la |un |une )?${fr} (?:vous|te) (?:correspond|décrit|va|ressemble)`,
    `(?:ce que (?:vous décrivez|tu décris|vous vivez|tu vis),? (?:c'est|c’est|est)|(?:c'est|c’est|ceci est|cela est)) ${upTo(3)}${fr}`,
  ],
  de: [
    `diagnose: ?${upTo(2)}${de}`,
    `${de} (?:passt|trifft) ${upTo(2)}(?:zu|auf) (?:ihnen|dir|sie|dich)`,
    `(?:was (?:sie|du) (?:beschreiben|beschreibst|schildern|schilderst),? ist|das ist|dies ist) ${upTo(3)}${de}`,
  ],
  pt: [
    `diagnóstico: ?${upTo(2)}${pt}`,
    `(?:tem|tens) ${upTo(1)}(?:tdah|tept|tpb|phda|toc)`,
    `(?:o que (?:você descreve|descreves|conta|vive) é|isto é|isso é) ${upTo(3)}${pt}`,
  ],
  ar: [`(?:ال)?تشخيص: ?${upTo(1)}${ar}`, `(?:ما تصفه|ما تصفينه|هذا|ما تعيشه) (?:هو )?${upTo(1)}${ar}`],
  zh: [`诊断[:：] ?${zh}`, `(?:这|這|你描述的|你所描述的)[^，。；]{0,4}(?:就是|是)[^，。；]{0,6}${zh}`],
  ja: [
    `診断[:：] ?${ja}`,
    `(?:これ|それ|あなたが(?:書いて|述べて|描いて)いるの)は[^。、]{0,8}${ja}(?:です|だ|でしょう)`,
  ],
  it: [
    `diagnosi: ?${upTo(2)}${it}`,
    String.raw`(?:tu )?(?:sei|lei è) (?:\p{L}+mente )?(?:depress[oa]|bipolare|autistic[oa]|borderline|schizofrenic[oa]|anoressic[oa]|narcisista)`,
    `(?:ciò che descrivi|quello che descrivi|questo|questa|quella che descrivi) è ${upTo(2)}${it}`,
  ],
} as const;
