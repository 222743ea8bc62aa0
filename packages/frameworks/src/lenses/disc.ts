import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const discLens: Lens = {
  key: 'disc',
  title: 'DISC',
  what: 'Four styles of behaviour on two axes, pace and focus; it describes style at work, not ability.',
  scale: 'bipolar',
  listing: 'each',
  length: 'sentences',
  derive: ['disc-bars'],
  rule: 'Place the material on the two axes only; the four styles are computed from that point. Write DISC, never DiSC.',
  trademark: "The DISC model is public domain; 'DiSC' and 'Everything DiSC' are Wiley marks.",
  dimensions: [
    {
      key: 'pace',
      title: 'Pace',
      evidenceLevels: evidenceLevels(2, 0, 2),
      low: 'Receptive',
      high: 'Assertive',
      lookFor: 'pushing, deciding and speaking out quickly, or listening, waiting and weighing before a step is taken',
    },
    {
      key: 'focus',
      title: 'Focus',
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Task',
      high: 'People',
      lookFor: 'what comes first when work is told: facts, results and correctness, or persons, mood and relations',
    },
  ],
};
