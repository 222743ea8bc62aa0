import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const mcclellandLens: Lens = {
  key: 'mcclelland',
  title: 'McClelland motives',
  what: 'Three learned motives: doing well, being close, and having an effect on others.',
  scale: 'unipolar',
  listing: 'each',
  length: 'sentences',
  rule: 'Say which was read: implicit motives from stories and scenes told, explicit ones from statements about oneself.',
  dimensions: [
    {
      key: 'n_ach',
      title: 'Need for achievement',
      evidenceLevels: evidenceLevels(2, 0, 1),
      lookFor: 'a standard of excellence, improvement counted, something done that few have done',
    },
    {
      key: 'n_aff',
      title: 'Need for affiliation',
      evidenceLevels: evidenceLevels(2, 0, 1),
      lookFor: 'warm relations made, kept and repaired; distress at distance and joy at being together',
    },
    {
      key: 'n_pow',
      title: 'Need for power',
      evidenceLevels: evidenceLevels(2, 0, 1),
      lookFor: 'having an effect on others; say whether it serves them or a cause, or mainly the own standing',
    },
  ],
};
