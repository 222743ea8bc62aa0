import type { ChartWords } from '../../report-words.ts';
import { quote } from './grammar.ts';

/** Poles stand between quotation marks: otherwise each would need its article. */
export const chart = {
  row: (says) => `${says}.`,
  titled: (name, says) => `${name}: ${says}`,
  clauses: (parts) => parts.join(', '),
  empty: 'Una línea vacía',
  poles: (low, high) => `de ${quote(low)} a ${quote(high)}`,
  low: 'bajo',
  high: 'alto',
  inMiddle: 'en el medio',
  atEnd: (pole) => `en el extremo ${quote(pole)}`,
  inHalf: (pole) => `en la mitad ${quote(pole)}`,
  thin: (place) => `${place} (con poco apoyo)`,
  twoPoints: (one, other) => `dos puntos, ${one} y ${other}`,
  middle: 'el medio',
  end: (pole) => `el extremo ${quote(pole)}`,
  half: (pole) => `la mitad ${quote(pole)}`,
  rangeWithin: (place) => `margen probable: ${place}`,
  rangeBetween: (from, to) => `margen probable: desde ${from} hasta ${to}`,
  shares: [
    'nada',
    'cerca de un décimo',
    'cerca de un cuarto',
    'cerca de un tercio',
    'cerca de la mitad',
    'cerca de dos tercios',
    'cerca de tres cuartos',
    'cerca de nueve décimos',
    'todo',
  ],
  reach: (share, low, high) => `${share} del camino de ${quote(low)} a ${quote(high)}`,
  reachFrom: (from, to, low, high) => `en el camino de ${quote(low)} a ${quote(high)}: desde ${from} hasta ${to}`,
} satisfies ChartWords;
