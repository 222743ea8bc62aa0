import type { DerivedWords } from '../../report-words.ts';
import { count, list } from './grammar.ts';

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join(', ')}.`,
  clarity: { slight: 'leve', moderate: 'moderada', clear: 'clara', very_clear: 'muito clara' },
  nearest: (codes) => `Outros códigos mais próximos: ${codes.join(', ')}.`,
  functions: (functions) => `Dinâmica usual deste código: ${functions.join(', ')}.`,
  candidate: (key, functions, quadra, code) => `${key} (${functions}, ${quadra}; de ${code})`,
  quadras: { alpha: 'quadra alfa', beta: 'quadra beta', gamma: 'quadra gama', delta: 'quadra delta' },
  globals: 'Cinco fatores globais',
  styles: 'Quatro estilos',
  primaries: (read, of) => `${read} de ${of} primários`,
  consistency: {
    high: 'Vizinhos no hexágono: consistência alta.',
    medium: 'A dois passos no hexágono: consistência média.',
    low: 'Opostos no hexágono: consistência baixa.',
  },
  range: (low, high, total) => `As palavras permitiriam um total de ${low} a ${high}, em ${total}.`,
  rangeOver: (low, high, total, bands) =>
    `As palavras permitiriam um total de ${low} a ${high}, em ${total}, o que abrange ${list(bands)} nas faixas publicadas.`,
  ofTotal: (low, high, total) => `${low} a ${high}, em ${total}`,
  statements: (rated, of) => `a partir de ${rated} de ${of} afirmações`,
  split: (low, lowRated, high, highRated) =>
    `${low} em ${count(lowRated, '# afirmação', '# afirmações')}, ${high} ${count(highRated, 'na outra', 'nas outras #')}`,
} satisfies DerivedWords;
