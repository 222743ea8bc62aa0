import { type LanguageRules, upTo } from './language-rules.ts';

const disorder = String.raw`(?:troubles? (?:anxieux|obsessionnel\S*|bipolaires?|dépressifs?|de la personnalité|alimentaires?|du spectre\S*)|dépression|tocs?|tdah|autisme|bipolarité|schizophrénie|anorexie|boulimie|psychose|(?:épisode|état) dépressif)`;
const relative = '(?:mère|père|frère|sœur|mari|femme|patronn?e?|conjointe?|fils|fille)';

export const french: LanguageRules = {
  isSpaced: true,
  exemptions: [
    'vous (?:écrivez|dites|racontez|mentionnez|appelez|notez|avouez|admettez|plaisantez|citez|expliquez)',
    "(?:écrivez|dites|racontez|notez|avouez|plaisantez)-vous|selon vous|d’après vous|d'après vous",
    "on vous a (?:diagnostiqué|dit|appelée?)|vous a (?:dit|diagnostiqué)|qu'on vous a",
    '(?:pas|ni|jamais|personne|rien|sans|aucune?|si)',
  ],
  claims: {
    diagnosis: [
      String.raw`vous (?:avez|souffrez|présentez|montrez) (?:de |d'|d’)?${upTo(3)}(?:d'|d’)?(?:une? )?${disorder}`,
      String.raw`(?:symptômes?|signes?|critères|traits) ${upTo(3)}(?:d'|d’)?(?:une? )?${disorder}`,
      String.raw`(?:correspond|évoque|suggère|indique|relève|fait penser) ${upTo(4)}(?:d'|d’)?(?:une? )?${disorder}`,
      `vous êtes ${upTo(2)}(?:bipolaire|autiste|schizophrène|dépressi(?:f|ve)|anorexique|psychopathe|sociopathe|pervers narcissique|perverse narcissique)`,
      `votre ${relative} est ${upTo(2)}(?:narcissique|psychopathe|sociopathe|toxique)`,
    ],
    treatment: [
      `(?:thérapie|psychothérapie)s? ${upTo(3)}(?:vous aiderait|vous aideraient|vous ferait)`,
      String.raw`(?:vous devriez|vous gagneriez à|il faudrait|nous vous conseillons de|vous avez besoin) ${upTo(6)}(?:d')?(?:médecin|thérap\p{L}+|psychologue|psychiatre|antidépresseurs|médicaments?|aide professionnelle)`,
    ],
    official_metric: ['(?:votre|un) (?:qi|quotient intellectuel)', String.raw`\d+(?:e|ème) percentile|score t`],
    age: [
      'vous (?:avez|approchez) (?:de )?(?:environ |à peu près |sans doute )?la (?:trentaine|quarantaine|cinquantaine|soixantaine)(?! de)',
      String.raw`vous avez (?:environ|à peu près|une) (?:\d+|trentaine|quarantaine|cinquantaine)(?: d)?.?an`,
    ],
    deception: ['vous mentez', 'vous ne dites pas la vérité'],
    religion_or_belief: [`vous êtes ${upTo(2)}(?:catholique|chrétienn?e?|musulmane?|juif|juive|athée|croyante?)`],
    political_opinion_or_party: [`vous (?:êtes|votez) ${upTo(2)}(?:de|à) (?:droite|gauche)`],
    sexual_orientation: [`vous êtes ${upTo(2)}(?:gay|lesbienne|bisexuel(?:le)?|homosexuel(?:le)?)`],
    contempt: [
      `vous êtes une personne (?:très )?(?:manipulatrice|superficielle|égoïste|froide|mesquine|pathétique|toxique)`,
      'vous êtes (?:pathétique|méprisable)',
    ],
  },
  claimsWithoutExemption: {
    employability: [
      "vous (?:n')?êtes (?:pas )?faite? pour (?:diriger|encadrer|ce poste|le management)",
      'inapte (?:à|au) \\S+',
    ],
    advice: ['^(?:peut-être )?(?:vous devriez|essayez de|il serait temps de)(?! savoir)'],
    reassurance: [
      'aucun(?:e)? (?:signe|indice|symptôme|trace) (?:de (?:maladie|trouble)|d.un trouble) ?(?:mentale?|psychique)?',
      "vous n['’]êtes pas en danger",
    ],
  },
};
