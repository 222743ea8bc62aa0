import type { DerivedWords } from '../../report-words.ts';
import { listed, plural, quote } from './grammar.ts';

const total = (low: number, high: number, of: number): string =>
  `Lo escrito permitiría un total de entre ${low} y ${high} sobre ${of}`;

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join(', ')}.`,
  clarity: { slight: 'leve', moderate: 'moderada', clear: 'clara', very_clear: 'muy clara' },
  nearest: (codes) => `Otros códigos más cercanos: ${codes.join(', ')}.`,
  functions: (functions) => `Dinámica de tipos habitual de este código: ${functions.join(', ')}.`,
  candidate: (key, functions, quadra, code) => `${key} (${functions}, ${quadra}; a partir de ${code})`,
  quadras: { alpha: 'Alfa', beta: 'Beta', gamma: 'Gamma', delta: 'Delta' },
  globals: 'Cinco factores globales',
  styles: 'Cuatro estilos',
  primaries: (read, of) => `${read} de ${of} factores primarios`,
  consistency: {
    high: 'Vecinos en el hexágono: consistencia alta.',
    medium: 'A dos pasos en el hexágono: consistencia media.',
    low: 'Opuestos en el hexágono: consistencia baja.',
  },
  range: (low, high, of) => `${total(low, high, of)}.`,
  rangeOver: (low, high, of, bands) =>
    `${total(low, high, of)}; en los niveles publicados abarca ${listed(bands.map(quote))}.`,
  ofTotal: (low, high, of) => `de ${low} a ${high} sobre ${of}`,
  statements: (rated, of) => `a partir de ${rated} de ${of} frases`,
  split: (low, lowRated, high, highRated) =>
    `${low} en ${plural(lowRated, { one: '# frase', many: '# de frases', other: '# frases' })}, ${high} en ${plural(highRated, { one: 'la otra (#)', many: 'las otras #', other: 'las otras #' })}`,
} satisfies DerivedWords;
