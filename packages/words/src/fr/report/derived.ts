import type { DerivedWords } from '../../report-words.ts';
import { listed, plural, quote } from './grammar.ts';

const total = (low: number, high: number, most: number): string =>
  `Les mots employés permettraient un total compris entre ${low} et ${high} sur ${most}`;

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join(', ')}.`,
  clarity: { slight: 'faible', moderate: 'modérée', clear: 'nette', very_clear: 'très nette' },
  nearest: (codes) => `Autres codes les plus proches : ${codes.join(', ')}.`,
  functions: (functions) => `Dynamique de type habituelle de ce code : ${functions.join(', ')}.`,
  candidate: (key, functions, quadra, code) => `${key} (${functions}, ${quadra} ; d’après ${code})`,
  quadras: { alpha: 'Alpha', beta: 'Bêta', gamma: 'Gamma', delta: 'Delta' },
  globals: 'Cinq facteurs globaux',
  styles: 'Quatre styles',
  primaries: (read, most) => `${read} facteurs primaires sur ${most}`,
  consistency: {
    high: 'Voisins sur l’hexagone : cohérence élevée.',
    medium: 'À deux pas sur l’hexagone : cohérence moyenne.',
    low: 'Opposés sur l’hexagone : cohérence faible.',
  },
  range: (low, high, most) => `${total(low, high, most)}.`,
  rangeOver: (low, high, most, bands) =>
    `${total(low, high, most)} ; dans les niveaux publiés, cela couvre ${listed(bands.map(quote))}.`,
  ofTotal: (low, high, most) => `de ${low} à ${high} sur ${most}`,
  statements: (rated, most) => `d’après ${rated} des ${most} énoncés`,
  split: (low, lowRated, high, highRated) =>
    `${low} pour ${plural(lowRated, { one: '# énoncé', many: '# d’énoncés', other: '# énoncés' })}, ${high} pour ${plural(highRated, { one: 'l’autre (#)', many: 'les # autres', other: 'les # autres' })}`,
} satisfies DerivedWords;
