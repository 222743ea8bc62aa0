import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';
import { miniIpip } from './mini-ipip.ts';

export const bigFiveLens: Lens = {
  key: 'bigfive',
  title: 'Big Five',
  what: 'Five broad traits that everyone has more or less of; the best-supported structure in personality research.',
  scale: 'unipolar',
  listing: 'each',
  length: 'paragraph',
  bands: [
    { key: 'low', label: 'leans {low}', from: 0, to: 40 },
    { key: 'middle', label: 'middle', from: 41, to: 59 },
    { key: 'high', label: 'leans {high}', from: 60, to: 100 },
  ],
  validity: 'bigfive',
  items: miniIpip,
  rule: 'Neither end of a trait is better; say what each costs and gives in the situations of the material.',
  trademark: "NEO-PI is PAR's; IPIP items are public domain.",
  dimensions: [
    {
      key: 'openness',
      title: 'Openness to Experience',
      evidenceLevels: evidenceLevels(3, 1, 2),
      low: 'Conventional',
      high: 'Open',
      lookFor:
        'ideas followed for their own sake, imagination, taste and beauty noticed, curiosity about the unfamiliar; or the tried, the useful and the literal preferred',
      cannot: 'not intelligence, education or politics',
    },
    {
      key: 'conscientiousness',
      title: 'Conscientiousness',
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Spontaneous',
      high: 'Disciplined',
      lookFor:
        'plans made and kept, standards set for oneself, order and follow-through in accounts of what was done; or improvising, putting off and letting things run',
      cannot: 'not from spelling, formatting, glasses or a tidy background by themselves',
    },
    {
      key: 'extraversion',
      title: 'Extraversion',
      evidenceLevels: evidenceLevels(2, 2, 3),
      low: 'Reserved',
      high: 'Outgoing',
      lookFor:
        'people sought out, energy, speaking up and taking the lead, open delight; or quiet, few words about oneself, small circles and time alone',
      cannot: 'not from one photo or a professional performance',
    },
    {
      key: 'agreeableness',
      title: 'Agreeableness',
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Challenging',
      high: 'Accommodating',
      lookFor:
        'how others are described, courtesy and concern, giving way or making peace; or bluntness, doubt about motives and readiness to argue a point out',
      cannot: 'not from a smile alone',
    },
    {
      key: 'neuroticism',
      title: 'Emotional Reactivity (Neuroticism)',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Steady',
      high: 'Reactive',
      lookFor:
        'worry, irritation, self-doubt and upset that return across different situations; or calm, quick recovery and setbacks told without alarm',
      cannot: 'not a disorder, not one bad day, not venting',
    },
  ],
};
