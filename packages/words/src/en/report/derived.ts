import { count, listed } from './grammar.ts';

/** What code computed from the readings, said below the result. */
export const derived = {
  letter: (letter: string, clarity: string) => `${letter} ${clarity}`,
  letters: (letters: readonly string[]) => `${letters.join(', ')}.`,
  clarity: { slight: 'slight', moderate: 'moderate', clear: 'clear', very_clear: 'very clear' },
  nearest: (codes: readonly string[]) => `Nearest other codes: ${codes.join(', ')}.`,
  functions: (functions: readonly string[]) => `Common type dynamics of this code: ${functions.join(', ')}.`,
  /** A type of Socionics; `code` is the one of four letters it comes from. */
  candidate: (key: string, functions: string, quadra: string, code: string) =>
    `${key} (${functions}, ${quadra}; from ${code})`,
  quadras: { alpha: 'alpha', beta: 'beta', gamma: 'gamma', delta: 'delta' },
  globals: 'Five global factors',
  styles: 'Four styles',
  primaries: (read: number, of: number) => `${read} of ${of} primaries`,
  consistency: {
    high: 'Neighbours on the hexagon: high consistency.',
    medium: 'Two steps apart on the hexagon: medium consistency.',
    low: 'Opposite on the hexagon: low consistency.',
  },
  range: (low: number, high: number, total: number) =>
    `The wording would allow a total from ${low} to ${high} of ${total}.`,
  rangeOver: (low: number, high: number, total: number, bands: readonly string[]) =>
    `The wording would allow a total from ${low} to ${high} of ${total}, which spans ${listed(bands)} in the published bands.`,
  ofTotal: (low: number, high: number, total: number) => `${low} to ${high} of ${total}`,
  statements: (rated: number, of: number) => `from ${rated} of ${of} statements`,
  /** Statements that pull apart: where some of them lie, and where the others. */
  split: (low: string, lowRated: number, high: string, highRated: number) =>
    `${low} for ${count(lowRated, 'statement')}, ${high} for the other ${highRated}`,
} as const;
