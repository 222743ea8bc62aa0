import { type LanguageRules, upTo } from './language-rules.ts';

const italianDisorder = String.raw`(?:disturb[oi] (?:d'|d’)?\p{L}+|depressione|adhd|autismo|bipolarismo|schizofrenia|anoressia|bulimia)`;
const dutchDisorder = String.raw`(?:\p{L}*(?:angst|dwang|persoonlijkheids|eet|stemmings)stoornis|depressie|adhd|autisme|borderline|schizofrenie|ptss)`;
const polishDisorder = String.raw`(?:zaburzeni\p{L}+|depresj\p{L}+|adhd|autyzm\p{L}*|schizofreni\p{L}+|anoreksj\p{L}+|chorob\p{L}+ dwubiegunow\p{L}+)`;
const turkishDisorder = String.raw`(?:\p{L}+ bozukluğu\p{L}*|(?:majör )?depresyon\p{L}*|dehb|otizm\p{L}*|şizofreni\p{L}*|anoreksi\p{L}*)`;

/** Rules for the four languages beyond the eight: diagnosis, treatment, test scores and plain advice. */
export const italian: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:scrive|dice|racconta|menziona|chiama|ammette|confessa|scrivi|dici)',
    '(?:non|mai|nessun[oa]?|senza|se)',
    'le hanno diagnosticato|ti hanno diagnosticato',
  ],
  claims: {
    diagnosis: [
      `(?:lei |tu )?(?:soffre|soffri|ha|hai|presenta) ${upTo(3)}${italianDisorder}`,
      `(?:sintom[oi]|segn[oi]|criteri) ${upTo(3)}${italianDisorder}`,
      `(?:corrisponde|indica|suggerisce|fa pensare) ${upTo(3)}${italianDisorder}`,
    ],
    treatment: [
      String.raw`(?:dovrebbe|dovresti|le consiglio|ha bisogno) ${upTo(6)}(?:medico|terap\p{L}+|psicolog\p{L}+|psichiatra|antidepressivi|farmaci)`,
    ],
    official_metric: ['(?:suo|tuo|un) (?:qi|quoziente intellettivo)'],
    deception: ['lei mente|stai mentendo|sta mentendo'],
  },
  claimsWithoutExemption: { advice: ['^(?:forse )?(?:lei )?(?:dovrebbe|dovresti|provi a|prova a)(?! sapere)'] },
};

export const dutch: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:u|je) (?:schrijft|zegt|vertelt|noemt|vermeldt)|(?:schrijft|zegt|vertelt) (?:u|je)',
    '(?:niet|geen|nooit|niemand|niets|zonder|of|als)',
    'vastgesteld',
  ],
  claims: {
    diagnosis: [
      `(?:u|je) (?:lijdt|hebt|heeft) ${upTo(4)}${dutchDisorder}`,
      `(?:symptom(?:en)?|symptoom|teken(?:en)?|kenmerk(?:en)?) van ${upTo(2)}${dutchDisorder}`,
      `(?:past bij|wijst op|duidt op|komt overeen met) ${upTo(2)}${dutchDisorder}`,
    ],
    treatment: [
      String.raw`(?:zou|zou moeten|moet|kunt beter) ${upTo(6)}(?:huisarts|arts|\p{L}*therap\p{L}+|psycholoog|psychiater|antidepressiva|medicatie)`,
    ],
    official_metric: ['(?:uw|je|jouw) iq', 'percentiel'],
    deception: ['u liegt|je liegt'],
  },
  claimsWithoutExemption: { advice: [`^(?:misschien )?(?:u|je) zou ${upTo(6)}moeten`, '^probeer'] },
};

export const polish: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:pisze|mówi|wspomina|opowiada|nazywa|przyznaje) (?:pani?|pan)|(?:piszesz|mówisz|wspominasz)',
    '(?:nie|nigdy|nikt|nic|bez|czy)',
    'zdiagnozowano',
  ],
  claims: {
    diagnosis: [
      `(?:cierpi|cierpisz|ma|masz) ${upTo(3)}${polishDisorder}`,
      `(?:objaw\\p{L}*|oznak\\p{L}*) ${polishDisorder}`,
      `(?:odpowiada|wskazuje|świadczy) ${upTo(2)}${polishDisorder}`,
    ],
    treatment: [
      String.raw`(?:powinna|powinien|powinnaś|powinieneś) ${upTo(6)}(?:lekarz\p{L}*|terap\p{L}+|psycholog\p{L}*|psychiatr\p{L}*|lek\p{L}* przeciwdepresyjn\p{L}*)`,
    ],
    official_metric: ['(?:pana|pani|twoje) iq', 'iloraz inteligencji'],
    deception: ['(?:pani?|pan) kłamie|kłamiesz'],
  },
  claimsWithoutExemption: { advice: ['^(?:może )?(?:powinna|powinien|powinnaś|powinieneś)'] },
};

export const turkish: LanguageRules = {
  isSpaced: true,
  exemptions: [
    '(?:yazıyorsunuz|söylüyorsunuz|anlatıyorsunuz|diyorsunuz|yazıyorsun|söylüyorsun|aldığınızı)',
    String.raw`(?:değil|yok|hiç|asla)|\p{L}+(?:miyor|mıyor|muyor|müyor|mez|maz)\p{L}*`,
  ],
  claims: {
    diagnosis: [
      `${turkishDisorder} (?:var|yaşıyorsunuz|çekiyorsunuz|belirtisi|belirtileri)`,
      `${turkishDisorder} (?:uyuyor|işaret ediyor|düşündürüyor)`,
    ],
    treatment: [
      String.raw`(?:doktor|terapist|psikolog|psikiyatr|antidepresan)\p{L}* ${upTo(4)}\p{L}+(?:malısınız|melisiniz|malısın|melisin)`,
    ],
    official_metric: [String.raw`iq['’]?(?:nuz|n)\p{L}*|zekâ puanınız`],
  },
  claimsWithoutExemption: {
    deception: ['yalan söylüyorsun(?:uz)?'],
    advice: [String.raw`\p{L}+(?:malısınız|melisiniz|malısın|melisin)`],
  },
};
