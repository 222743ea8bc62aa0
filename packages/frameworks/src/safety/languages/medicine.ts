import { upTo } from './language-rules.ts';

/** Instructions or promises about medicines, and advice whom to see; also withheld when the sentence reports them. */
export const medicine = {
  es: [
    `^(?:por favor,? )?(?:no )?(?:deja|deje|dejes|para|pare|interrumpe|suspende|toma|tome|tomes|aumenta|reduce|empieza|sigue|siga|prueba|pide) ${upTo(4)}(?:medicación|medicamentos?|medicinas?|pastillas|antidepresivos?|litio|ansiolíticos?|isrs)`,
    '(?:isrs|antidepresivos?|ansiolíticos?|litio|medicación) (?:te|le|os) (?:ayudaría|ayudarían|vendría|vendrían|haría|sentaría)',
    '^(?:habla|hable|consulta|consulte|pregunta|pregunte|ve|vaya) (?:con |a |al )?(?:tu |su |una? )?(?:médic[oa]|psiquiatra|psicólog[oa]|terapeuta)',
  ],
  fr: [
    `^(?:ne |n'|n’)?(?:arrêtez?|cessez?|prenez|prends|commencez?|continuez?|augmentez?|réduisez|réduis|essayez?|demandez?) ${upTo(4)}(?:médicaments?|médication|traitement|antidépresseurs?|lithium|anxiolytiques?|isrs)`,
    '(?:isrs|antidépresseurs?|anxiolytiques?|lithium|médicaments?) (?:vous|t.|te) ?(?:aiderait|aideraient|ferait|feraient)',
    '^(?:parlez|parle|demandez|demande|consultez|consulte|voyez) (?:-en )?(?:à |avec )?(?:votre |ton |ta |une? )?(?:médecin|psychiatre|psychologue|thérapeute)',
  ],
  de: [
    String.raw`^(?:bitte )?(?:nehmen sie|nimm|setzen sie|setz|setze|beginnen sie|beginn|stoppen sie|stopp|reduzieren sie|reduzier|erhöhen sie|hören sie|hör|versuchen sie|versuch) ${upTo(5)}(?:medikamente?n?|tabletten|antidepressiva|antidepressivum|lithium|ssri|psychopharmaka)`,
    String.raw`(?:ssri|antidepressivum|antidepressiva|lithium|medikamente?) (?:würden?|könnten?|wird|werden|kann|können) ${upTo(3)}(?:helfen|guttun|beruhigen)`,
    String.raw`^(?:bitte )?(?:sprechen sie|sprich|reden sie|rede|gehen sie|geh|fragen sie|frag) (?:mit |zu |zum |zur )?(?:ihre[mnr]? |deine[mnr]? |eine[mnr]? )?(?:\p{L}*ärzt\p{L}*|\p{L}*arzt|therapeut\p{L}*|psychiat\p{L}*|psycholog\p{L}*)`,
  ],
  pt: [
    `^(?:por favor,? )?(?:não )?(?:pare|para|deixe|deixa|tome|toma|comece|começa|aumente|reduza|interrompa|suspenda|continue|peça|experimente) ${upTo(4)}(?:medicação|medicamentos?|remédios?|comprimidos|antidepressivos?|lítio|ansiolíticos?|isrs)`,
    '(?:isrs|antidepressivos?|ansiolíticos?|lítio|medicação) (?:ajudaria|ajudariam|faria|fariam|ajudava|ia ajudar)',
    '^(?:fale|fala|converse|conversa|consulte|consulta|pergunte|procure) (?:com |a |ao |à )?(?:o |a )?(?:seu |sua |teu |tua |uma? )?(?:médic[oa]|psiquiatra|psicólog[oa]|terapeuta)',
  ],
  ar: [
    `^(?:لا )?(?:توقف|توقفي|أوقف|أوقفي|خذ|خذي|تناول|تناولي|ابدأ|ابدئي|قلل|زد|استمر) ${upTo(3)}(?:ال)?(?:دواء|دوائك|أدوية|أدويتك|أدويتكِ|دواءك|مضادات الاكتئاب|الليثيوم|ليثيوم|العلاج)`,
    '(?:مضادات الاكتئاب|مضاد اكتئاب|مضاد للاكتئاب|الليثيوم|الدواء) (?:ستساعدك|سيساعدك|قد يساعدك|قد تساعدك|سيفيدك|ستفيدك)',
    '^(?:تحدث|تحدثي|تكلم|تكلمي|استشر|استشيري|راجع|راجعي|اسأل|اسألي) (?:مع |إلى )?(?:طبيبك|طبيبا|طبيبًا|طبيبة|معالجك|معالجا)',
  ],
  zh: [
    '^(?:请|請|你|不要|别|別|先)?(?:停止|停掉|停用|停|继续|繼續|开始|開始|减少|减|增加|按时|按時)?(?:服用|吃|停用|停)(?:你的|这些|那些)?[^，。；]{0,4}(?:药|藥|抗抑郁药|锂盐)(?![^，。；]{0,2}(?:的(?:那|段|事)|店))',
    '(?:抗抑郁药|抗抑鬱藥|ssri|锂盐|药物|藥物)[^，。；]{0,4}(?:会|會|能|可以|可能)[^，。；]{0,6}(?:帮|幫|有用|有效|改善)',
    '^(?:请|請|去)?(?:跟|和|找|问|問|咨询|諮詢)(?:你的|一位|一个)?(?:医生|醫生|精神科医生|心理医生|治疗师)',
  ],
  ja: [
    '^(?:お)?薬[^。、]{0,8}(?:やめて|止めて|減らして|増やして|飲んで|続けて|始めて)(?:ください|みて|みましょう)',
    '(?:ssri|抗うつ薬|抗うつ剤|リチウム|薬)[^。、]{0,6}(?:あなたの?助けに|役に立|効く|効き|合い|合う)[^。]{0,8}(?:でしょう|かもしれません|はず|ます)',
    '(?:医師|医者|主治医|精神科医|カウンセラー)[^。、]{0,10}(?:相談|話)して(?:ください|みてください|みましょう)',
  ],
} as const;
