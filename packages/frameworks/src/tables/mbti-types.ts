export type MbtiCode = `${'E' | 'I'}${'S' | 'N'}${'T' | 'F'}${'J' | 'P'}`;
export type JungFunction = `${'S' | 'N' | 'T' | 'F'}${'e' | 'i'}`;
export type MbtiClarity = 'slight' | 'moderate' | 'clear' | 'very_clear';
export type MbtiFunctions = readonly [
  dominant: JungFunction,
  auxiliary: JungFunction,
  tertiary: JungFunction,
  inferior: JungFunction,
];

/** In the order of the code; `high` is the letter on the positive side of the bar. */
export const mbtiPairs = [
  { key: 'ei', low: 'I', high: 'E' },
  { key: 'sn', low: 'S', high: 'N' },
  { key: 'tf', low: 'F', high: 'T' },
  { key: 'jp', low: 'P', high: 'J' },
] as const;

/** A letter is given only if the bar is further from the middle than this. */
export const MBTI_LETTER_ABOVE = 10;

/** By distance from the middle; the first entry whose `upTo` is not exceeded applies. */
export const mbtiClarities: readonly { key: MbtiClarity; upTo: number }[] = [
  { key: 'slight', upTo: 20 },
  { key: 'moderate', upTo: 40 },
  { key: 'clear', upTo: 70 },
  { key: 'very_clear', upTo: 100 },
];

/** The functions follow the common convention of type dynamics. */
export const mbtiTypes: readonly { code: MbtiCode; functions: MbtiFunctions }[] = [
  { code: 'ISTJ', functions: ['Si', 'Te', 'Fi', 'Ne'] },
  { code: 'ISFJ', functions: ['Si', 'Fe', 'Ti', 'Ne'] },
  { code: 'INFJ', functions: ['Ni', 'Fe', 'Ti', 'Se'] },
  { code: 'INTJ', functions: ['Ni', 'Te', 'Fi', 'Se'] },
  { code: 'ISTP', functions: ['Ti', 'Se', 'Ni', 'Fe'] },
  { code: 'ISFP', functions: ['Fi', 'Se', 'Ni', 'Te'] },
  { code: 'INFP', functions: ['Fi', 'Ne', 'Si', 'Te'] },
  { code: 'INTP', functions: ['Ti', 'Ne', 'Si', 'Fe'] },
  { code: 'ESTP', functions: ['Se', 'Ti', 'Fe', 'Ni'] },
  { code: 'ESFP', functions: ['Se', 'Fi', 'Te', 'Ni'] },
  { code: 'ENFP', functions: ['Ne', 'Fi', 'Te', 'Si'] },
  { code: 'ENTP', functions: ['Ne', 'Ti', 'Fe', 'Si'] },
  { code: 'ESTJ', functions: ['Te', 'Si', 'Ne', 'Fi'] },
  { code: 'ESFJ', functions: ['Fe', 'Si', 'Ne', 'Ti'] },
  { code: 'ENFJ', functions: ['Fe', 'Ni', 'Se', 'Ti'] },
  { code: 'ENTJ', functions: ['Te', 'Ni', 'Se', 'Fi'] },
];
