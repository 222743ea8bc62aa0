import type { Dimension, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Factor = Pick<Dimension, 'evidenceLevels' | 'low' | 'high' | 'lookFor' | 'cannot'>;

const factor = (key: string, title: string, rest: Factor): Dimension => ({ key, title, ...rest });

export const sixteenPfLens: Lens = {
  key: 'sixteen_pf',
  title: '16PF',
  what: "Cattell's sixteen narrower traits, each between two poles, with five broad ones computed from them.",
  scale: 'bipolar',
  listing: 'found',
  length: 'sentence',
  derive: ['sixteen-pf-globals'],
  rule: 'Write about the primary factors only; the five global ones are computed. Give no sten.',
  trademark: '16PF is a registered trademark (IPAT / Talogy).',
  dimensions: [
    factor('a', 'Warmth', {
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Reserved',
      high: 'Warm',
      lookFor: 'attention and closeness offered to people, or a cool and careful distance',
    }),
    factor('b', 'Reasoning', {
      evidenceLevels: evidenceLevels(0, 0, 0),
      low: 'Concrete',
      high: 'Abstract',
      cannot: 'an ability scale; needs test items',
    }),
    factor('c', 'Emotional Stability', {
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Reactive',
      high: 'Steady',
      lookFor: 'whether setbacks shake the writer or are met and put away',
    }),
    factor('e', 'Dominance', {
      evidenceLevels: evidenceLevels(2, 0, 2),
      low: 'Deferential',
      high: 'Assertive',
      lookFor: 'own will pressed against others, or yielded to avoid a clash',
    }),
    factor('f', 'Liveliness', {
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Serious',
      high: 'Lively',
      lookFor: 'playfulness, spontaneity and high spirits, or gravity and restraint',
    }),
    factor('g', 'Rule-Consciousness', {
      evidenceLevels: evidenceLevels(2, 0, 0),
      low: 'Expedient',
      high: 'Dutiful',
      lookFor: 'rules and duty as reasons in themselves, or bent to what the case needs',
    }),
    factor('h', 'Social Boldness', {
      evidenceLevels: evidenceLevels(2, 1, 2),
      low: 'Shy',
      high: 'Bold',
      lookFor: 'ease with strangers, audiences and attention, or holding back from them',
    }),
    factor('i', 'Sensitivity', {
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Matter-of-fact',
      high: 'Aesthetic-tender',
      lookFor: 'feeling, taste and beauty guiding judgement, or use and fact',
    }),
    factor('l', 'Vigilance', {
      evidenceLevels: evidenceLevels(2, 0, 0),
      low: 'Trusting',
      high: 'Wary',
      lookFor: 'motives of others questioned and watched, or taken as good',
    }),
    factor('m', 'Abstractedness', {
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Practical',
      high: 'Absorbed in ideas',
      lookFor: 'thoughts that wander from the task to meanings and images, or stay with what is at hand',
    }),
    factor('n', 'Privateness', {
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Forthright',
      high: 'Discreet',
      lookFor: 'personal matters told freely, or kept behind general words',
    }),
    factor('o', 'Apprehension', {
      evidenceLevels: evidenceLevels(2, 0, 0),
      low: 'Self-assured',
      high: 'Self-doubting',
      lookFor: 'worry about having done wrong or not being enough, or an untroubled view of oneself',
    }),
    factor('q1', 'Openness to Change', {
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Attached to the familiar',
      high: 'Experimenting',
      lookFor: 'ways of doing things tried anew and questioned, or kept because they are known',
      cannot: 'not politics or religion',
    }),
    factor('q2', 'Self-Reliance', {
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Group-oriented',
      high: 'Solitary',
      lookFor: 'deciding and working alone by preference, or with and through others',
    }),
    factor('q3', 'Perfectionism', {
      evidenceLevels: evidenceLevels(2, 1, 1),
      low: 'Tolerates disorder',
      high: 'Organised',
      lookFor: 'planning, tidiness and finish insisted on, or left loose without regret',
    }),
    factor('q4', 'Tension', {
      evidenceLevels: evidenceLevels(2, 0, 1),
      low: 'Relaxed',
      high: 'Driven',
      lookFor: 'impatience, pressure and restlessness in the account, or ease with waiting',
    }),
  ],
};
