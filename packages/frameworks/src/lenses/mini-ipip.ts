import type { Item } from '../framework.ts';

/**
 * The Mini-IPIP (Donnellan et al. 2006), public domain like all IPIP items. `isReversed` items are scored from 5 down
 * to 1.
 */
export const miniIpip: readonly Item[] = [
  { key: 'mini_ipip.1', dimension: 'extraversion', statement: 'Am the life of the party' },
  { key: 'mini_ipip.2', dimension: 'agreeableness', statement: "Sympathize with others' feelings" },
  { key: 'mini_ipip.3', dimension: 'conscientiousness', statement: 'Get chores done right away' },
  { key: 'mini_ipip.4', dimension: 'neuroticism', statement: 'Have frequent mood swings' },
  { key: 'mini_ipip.5', dimension: 'openness', statement: 'Have a vivid imagination' },
  { key: 'mini_ipip.6', dimension: 'extraversion', statement: "Don't talk a lot", isReversed: true },
  {
    key: 'mini_ipip.7',
    dimension: 'agreeableness',
    statement: "Am not interested in other people's problems",
    isReversed: true,
  },
  {
    key: 'mini_ipip.8',
    dimension: 'conscientiousness',
    statement: 'Often forget to put things back in their proper place',
    isReversed: true,
  },
  { key: 'mini_ipip.9', dimension: 'neuroticism', statement: 'Am relaxed most of the time', isReversed: true },
  { key: 'mini_ipip.10', dimension: 'openness', statement: 'Am not interested in abstract ideas', isReversed: true },
  { key: 'mini_ipip.11', dimension: 'extraversion', statement: 'Talk to a lot of different people at parties' },
  { key: 'mini_ipip.12', dimension: 'agreeableness', statement: "Feel others' emotions" },
  { key: 'mini_ipip.13', dimension: 'conscientiousness', statement: 'Like order' },
  { key: 'mini_ipip.14', dimension: 'neuroticism', statement: 'Get upset easily' },
  {
    key: 'mini_ipip.15',
    dimension: 'openness',
    statement: 'Have difficulty understanding abstract ideas',
    isReversed: true,
  },
  { key: 'mini_ipip.16', dimension: 'extraversion', statement: 'Keep in the background', isReversed: true },
  {
    key: 'mini_ipip.17',
    dimension: 'agreeableness',
    statement: 'Am not really interested in others',
    isReversed: true,
  },
  { key: 'mini_ipip.18', dimension: 'conscientiousness', statement: 'Make a mess of things', isReversed: true },
  { key: 'mini_ipip.19', dimension: 'neuroticism', statement: 'Seldom feel blue', isReversed: true },
  { key: 'mini_ipip.20', dimension: 'openness', statement: 'Do not have a good imagination', isReversed: true },
];
