import type { ClauseWords } from './clause-words.ts';

export const nl: ClauseWords = {
  isNegatedLast: true,
  negations: 'niet(?! alleen)|geen|nooit|niets|niks|niemand|nergens|nauwelijks|zelden|onmogelijk',
  denials: 'zonder|bijna|weiger(?:de|t)?|in plaats van|opgehouden met|te \\p{L}+ om',
  retractions: 'zei niemand|is (?:gelogen|een leugen|niet waar)|tenzij|als ik (?:kon|durfde|mocht)',
  conditions: 'als|indien|alsof|of|zou|zouden',
  openers: 'als|indien|tenzij',
  joints: 'maar|hoewel|terwijl',
  ands: 'en|of|want|omdat|toen|tot',
  joined: String.raw`(?:de|het|een|mijn|je|zijn|haar|ons|onze|hun|hem|ze|mij|te|die|dat|(?-i:\p{Lu}\p{Ll}+))`,
  topics: 'dat|of|wat|wie|hoe',
  times: 'toen|als|nadat|voordat',
  speakers: [],
};
