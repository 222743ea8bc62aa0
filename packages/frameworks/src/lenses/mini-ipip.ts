import type { Item } from '../framework.ts';

type Row = [dimension: string, statement: string, isReversed?: 'reversed'];

const rows: Row[] = [
  ['extraversion', 'Am the life of the party'],
  ['agreeableness', "Sympathize with others' feelings"],
  ['conscientiousness', 'Get chores done right away'],
  ['neuroticism', 'Have frequent mood swings'],
  ['openness', 'Have a vivid imagination'],
  ['extraversion', "Don't talk a lot", 'reversed'],
  ['agreeableness', "Am not interested in other people's problems", 'reversed'],
  ['conscientiousness', 'Often forget to put things back in their proper place', 'reversed'],
  ['neuroticism', 'Am relaxed most of the time', 'reversed'],
  ['openness', 'Am not interested in abstract ideas', 'reversed'],
  ['extraversion', 'Talk to a lot of different people at parties'],
  ['agreeableness', "Feel others' emotions"],
  ['conscientiousness', 'Like order'],
  ['neuroticism', 'Get upset easily'],
  ['openness', 'Have difficulty understanding abstract ideas', 'reversed'],
  ['extraversion', 'Keep in the background', 'reversed'],
  ['agreeableness', 'Am not really interested in others', 'reversed'],
  ['conscientiousness', 'Make a mess of things', 'reversed'],
  ['neuroticism', 'Seldom feel blue', 'reversed'],
  ['openness', 'Do not have a good imagination', 'reversed'],
];

/**
 * The Mini-IPIP (Donnellan et al. 2006), public domain like all IPIP items. `isReversed` items are scored from 5 down
 * to 1.
 */
export const miniIpip: readonly Item[] = rows.map(([dimension, statement, isReversed], index) => ({
  key: `mini_ipip.${index + 1}`,
  dimension,
  statement,
  ...(isReversed && { isReversed: true }),
}));
