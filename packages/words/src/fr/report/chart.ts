import type { ChartWords } from '../../report-words.ts';
import { quote } from './grammar.ts';

/** Poles stand between quotation marks: otherwise each would need its article. */
export const chart = {
  row: (says) => `${says}.`,
  titled: (name, says) => `${name} : ${says}`,
  clauses: (parts) => parts.join(', '),
  empty: 'Une ligne vide',
  poles: (low, high) => `de ${quote(low)} à ${quote(high)}`,
  low: 'bas',
  high: 'haut',
  inMiddle: 'au milieu',
  atEnd: (pole) => `à l’extrémité ${quote(pole)}`,
  inHalf: (pole) => `dans la moitié ${quote(pole)}`,
  thin: (place) => `${place} (peu étayé)`,
  twoPoints: (one, other) => `deux points, ${one} et ${other}`,
  middle: 'milieu',
  end: (pole) => `extrémité ${quote(pole)}`,
  half: (pole) => `moitié ${quote(pole)}`,
  rangeWithin: (place) => `plage probable : ${place}`,
  rangeBetween: (from, to) => `plage probable : de ${from} à ${to}`,
  shares: [
    'rien',
    'environ un dixième',
    'environ un quart',
    'environ un tiers',
    'environ la moitié',
    'environ deux tiers',
    'environ trois quarts',
    'environ neuf dixièmes',
    'tout',
  ],
  reach: (share, low, high) => `sur le chemin de ${quote(low)} à ${quote(high)} : ${share}`,
  reachFrom: (from, to, low, high) => `sur le chemin de ${quote(low)} à ${quote(high)} : de ${from} à ${to}`,
} satisfies ChartWords;
