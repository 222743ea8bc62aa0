import { type LanguageRules, upTo } from './language-rules.ts';

const disorder = String.raw`(?:depression(?:en)?|\p{L}*(?:angst|zwangs|panik|ess|persönlichkeits|belastungs)störung|borderline\S*|bipolaren? störung|ad(?:h)?s|autismus|asperger\S*|ptbs|schizophrenie|psychose|burnout-syndrom)`;
const you = '(?:sie|du)';
const youAre = '(?:sind sie|sie sind|dass sie|du bist)';
const relative = '(?:mutter|vater|bruder|schwester|mann|frau|chefin?|partnerin?|sohn|tochter)';

export const german: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:schreiben|sagen|erzählen|erwähnen|nennen|berichten|notieren|beschreiben|gestehen|scherzen|bezeichnen|zitieren) sie',
    'sie (?:schreiben|sagen|erzählen|erwähnen|nennen|berichten|notieren|gestehen|scherzen|bezeichnen|zitieren)',
    'du (?:schreibst|sagst|erzählst|erwähnst|nennst)|(?:schreibst|sagst) du',
    'nach ihren worten|(?:sagte|meinte|nannte|stellte|gestellt wurde|festgestellt)',
    'nicht|nichts|nie|kein(?:e[nmrs]?)?|ob|weder|ohne|falls|niemand',
  ],
  claims: {
    diagnosis: [
      `${you} (?:haben|hast|leiden|leidest|zeigen|zeigst|entwickeln) ${upTo(5)}${disorder}`,
      `(?:leiden|haben) ${you} ${upTo(3)}${disorder}`,
      `(?:symptome?|anzeichen|zeichen|merkmale?|kriterien|bild|folge|ausdruck) ${upTo(3)}${disorder}`,
      `(?:entspricht|entsprechen|deute[nt]|weis(?:t|en)|sprechen|spricht|passt|passen|erfüll(?:t|en)) ${upTo(5)}${disorder}`,
      `${youAre} ${upTo(2)}(?:depressiv|bipolar|autistisch|schizophren|magersüchtig|psychisch krank|traumatisiert|eine? (?:narzisst|psychopath|soziopath)(?:in)?)`,
      `(?:ihre?|deine?) ${relative} (?:ist|war) ${upTo(2)}(?:narzisst|psychopath|soziopath)(?:in)?`,
    ],
    treatment: [
      String.raw`\p{L}*therapie ${upTo(4)}(?:helfen|hilft|ratsam|sinnvoll|guttun|angezeigt)`,
      String.raw`(?:sie sollten|du solltest|wir empfehlen|ich empfehle|empfehlenswert wäre) ${upTo(6)}(?:ärzt\p{L}*|arzt|\p{L}*therapie|therapeut\p{L}*|psycholog\p{L}*|psychiat\p{L}*|antidepressiva|medikamente?|professionelle hilfe)`,
      'sie brauchen (?:eine therapie|professionelle hilfe|medikamente)',
    ],
    official_metric: [
      String.raw`(?:ihr|dein) iq|iq (?:von|um|bei|über|liegt) ${upTo(2)}\d+`,
      't-wert|prozentrang|perzentil',
    ],
    age: [
      `${youAre} ${upTo(2)}(?:anfang|mitte|ende) (?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig)`,
      String.raw`${youAre} ${upTo(2)}(?:\d+|\p{L}+zig) jahre alt`,
    ],
    deception: ['sie lügen|du lügst', 'sie sagen (?:hier )?die unwahrheit'],
    religion_or_belief: [
      `${youAre} ${upTo(3)}(?:katholisch|evangelisch|muslimisch|jüdisch|christlich|atheistin?|hindu)`,
    ],
    political_opinion_or_party: [
      `${youAre} ${upTo(3)}politisch (?:links|rechts|konservativ|liberal)`,
      'sie wählen (?:links|rechts)',
    ],
    sexual_orientation: [`${youAre} ${upTo(3)}(?:schwul|lesbisch|homosexuell|bisexuell|heterosexuell)`],
    contempt: [
      String.raw`${youAre} eine? ${upTo(2)}(?:manipulativ|oberflächlich|egoistisch|selbstsüchtig|erbärmlich|wertlos|kalt)\p{L}* (?:und \p{L}+ )?(?:mensch|person)`,
    ],
  },
  claimsWithoutExemption: {
    employability: [
      String.raw`für (?:führungs\p{L}+|diese stelle|diesen beruf|die position) ${upTo(3)}(?:un)?geeignet`,
      'sie wären eine gute führungskraft',
    ],
    advice: ['^(?:vielleicht )?(?:sie sollten|du solltest|versuchen sie)(?! (?:wissen|sehen))'],
    reassurance: [
      String.raw`keine(?:rlei)? (?:an)?zeichen ${upTo(2)}(?:psychischen?|seelischen?) \p{L}+`,
      `${youAre} ${upTo(2)}(?:psychisch gesund|seelisch gesund|nicht (?:suizid)?gefährdet)`,
    ],
  },
};
