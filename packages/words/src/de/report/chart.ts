import type { ChartWords } from '../../report-words.ts';
import { quote } from './grammar.ts';

/** Poles stand between quotation marks: as adjectives or nouns they would need an ending. */
export const chart = {
  row: (says) => `${says}.`,
  titled: (name, says) => `${name}: ${says}`,
  clauses: (parts) => parts.join(', '),
  empty: 'Eine leere Linie',
  poles: (low, high) => `von ${quote(low)} bis ${quote(high)}`,
  low: 'niedrig',
  high: 'hoch',
  inMiddle: 'in der Mitte',
  atEnd: (pole) => `am Ende ${quote(pole)}`,
  inHalf: (pole) => `in der Hälfte ${quote(pole)}`,
  thin: (place) => `${place} (dünn belegt)`,
  twoPoints: (one, other) => `zwei Punkte, ${one} und ${other}`,
  middle: 'Mitte',
  end: (pole) => `Ende ${quote(pole)}`,
  half: (pole) => `Hälfte ${quote(pole)}`,
  rangeWithin: (place) => `wahrscheinlicher Bereich: ${place}`,
  rangeBetween: (from, to) => `wahrscheinlicher Bereich: ${from} bis ${to}`,
  shares: [
    'nichts',
    'etwa ein Zehntel',
    'etwa ein Viertel',
    'etwa ein Drittel',
    'etwa die Hälfte',
    'etwa zwei Drittel',
    'etwa drei Viertel',
    'etwa neun Zehntel',
    'alles',
  ],
  reach: (share, low, high) => `${share} des Weges von ${quote(low)} bis ${quote(high)}`,
  reachFrom: (from, to, low, high) => `auf dem Weg von ${quote(low)} bis ${quote(high)}: ${from} bis ${to}`,
} satisfies ChartWords;
