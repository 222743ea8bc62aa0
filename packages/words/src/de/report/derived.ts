import type { DerivedWords } from '../../report-words.ts';
import { listed, plural, quote } from './grammar.ts';

const total = (low: number, high: number, of: number): string =>
  `Der Wortlaut ließe eine Summe zwischen ${low} und ${high} von ${of} zu`;

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join(', ')}.`,
  clarity: { slight: 'schwach', moderate: 'mäßig', clear: 'deutlich', very_clear: 'sehr deutlich' },
  nearest: (codes) => `Nächste andere Codes: ${codes.join(', ')}.`,
  functions: (functions) => `Übliche Typdynamik dieses Codes: ${functions.join(', ')}.`,
  candidate: (key, functions, quadra, code) => `${key} (${functions}, ${quadra}; aus ${code})`,
  quadras: { alpha: 'Alpha', beta: 'Beta', gamma: 'Gamma', delta: 'Delta' },
  globals: 'Fünf Globalfaktoren',
  styles: 'Vier Stile',
  primaries: (read, of) => `${read} von ${of} Primärfaktoren`,
  consistency: {
    high: 'Nachbarn im Sechseck: hohe Konsistenz.',
    medium: 'Zwei Schritte voneinander entfernt im Sechseck: mittlere Konsistenz.',
    low: 'Einander gegenüber im Sechseck: geringe Konsistenz.',
  },
  range: (low, high, of) => `${total(low, high, of)}.`,
  rangeOver: (low, high, of, bands) =>
    `${total(low, high, of)}; von den veröffentlichten Stufen umfasst das ${listed(bands.map(quote))}.`,
  ofTotal: (low, high, of) => `${low} bis ${high} von ${of}`,
  statements: (rated, of) => `aus ${rated} von ${of} Aussagen`,
  split: (low, lowRated, high, highRated) =>
    `${low} bei ${plural(lowRated, { one: '# Aussage', other: '# Aussagen' })}, ${high} bei ${plural(highRated, { one: 'der # anderen', other: 'den # anderen' })}`,
} satisfies DerivedWords;
