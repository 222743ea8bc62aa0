import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const mbtiLens: Lens = {
  key: 'mbti',
  title: 'MBTI-style preferences',
  what: 'Four preference pairs in the tradition of Jung, read as four sliding scales that together give a four-letter code.',
  scale: 'bipolar',
  chart: 'axes',
  listing: 'each',
  length: 'paragraph',
  bands: [
    { key: 'slight', label: 'Slight', from: 0, to: 20 },
    { key: 'moderate', label: 'Moderate', from: 21, to: 40 },
    { key: 'clear', label: 'Clear', from: 41, to: 70 },
    { key: 'very_clear', label: 'Very clear', from: 71, to: 100 },
  ],
  derive: ['mbti-type'],
  rule: 'Place each pair on its own and write no four-letter code: the letters are computed from your positions. Near the middle say that both sides fit and where each shows.',
  trademark: 'MBTI and Myers-Briggs are registered trademarks of the Myers & Briggs Foundation.',
  dimensions: [
    {
      key: 'ei',
      title: 'Energy',
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Introversion (I)',
      high: 'Extraversion (E)',
      lookFor:
        'where the writer says they recover or come alive: with company or alone; how many people fill the account; whether thoughts are tried out on others or brought finished',
      cannot: 'not shyness, not whether they like people, and not from one photo at a party',
    },
    {
      key: 'sn',
      title: 'Information',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Sensing (S)',
      high: 'Intuition (N)',
      lookFor:
        'whether the account rests on particulars (what, when, how many, how it was done) or runs to patterns, metaphors, meanings and what might be',
      cannot: 'the genre and work writing imitate both sides',
    },
    {
      key: 'tf',
      title: 'Decisions',
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Feeling (F)',
      high: 'Thinking (T)',
      lookFor:
        'the grounds given when something is judged or chosen: principle, consistency and what works, or what it does to people and to what they hold dear',
      cannot: 'not warmth, not intelligence, not gender',
    },
    {
      key: 'jp',
      title: 'Lifestyle',
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Perceiving (P)',
      high: 'Judging (J)',
      lookFor:
        'plans, lists, deadlines and relief at things settled, or options kept open, late changes and pleasure in what turns up; also how the text itself is ordered',
      cannot: 'an edited document always looks J',
    },
  ],
};
