import type { Dimension, Level, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [key: string, title: string, image: Level, lookFor: string];

const values = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, title, image, lookFor]) => ({
    key,
    title,
    group,
    evidenceLevels: evidenceLevels(2, image, 1),
    lookFor,
  }));

/** Close to politics: weak evidence from words, none from pictures. */
const faint = (key: string, title: string, group: string, lookFor: string): Dimension => ({
  key,
  title,
  group,
  evidenceLevels: evidenceLevels(1, 0, 0),
  lookFor,
  cannot: 'not politics',
});

const RULE =
  'Rank the values against each other within this material, never as an absolute level. Tradition never implies religion; no value implies party politics. Count a value when it is a reason for a choice, not when its word appears.';

const TRADEMARK = 'PVQ by author permission.';

export const schwartz10Lens: Lens = {
  key: 'schwartz10',
  title: 'Schwartz basic values',
  what: 'Ten values found in many cultures, ranked by what this material puts first and last.',
  scale: 'unipolar',
  chart: 'wheel',
  listing: 'found',
  length: 'sentence',
  validity: 'values',
  derive: ['value-ranking'],
  rule: RULE,
  trademark: TRADEMARK,
  dimensions: [
    ...values('Openness to change', [
      ['self_direction', 'Self-direction', 0, 'own judgement, own path and freedom to choose given as reasons'],
      ['stimulation', 'Stimulation', 1, 'novelty, challenge and variety wanted; boredom as the thing to avoid'],
      [
        'hedonism',
        'Hedonism',
        1,
        'enjoyment and comfort of the senses as good enough reason (also a self-enhancement value)',
      ],
    ]),
    ...values('Self-enhancement', [
      ['achievement', 'Achievement', 1, 'success that can be shown, measured against a standard others share'],
      ['power', 'Power', 0, 'control over people or means, standing and influence as aims'],
    ]),
    ...values('Conservation', [
      ['security', 'Security', 0, 'safety, stability and order protected for oneself and those near'],
      ['conformity', 'Conformity', 0, 'restraint so as not to upset others or break what is expected'],
      ['tradition', 'Tradition', 0, 'customs and what was handed down kept and honoured; never religion'],
    ]),
    ...values('Self-transcendence', [
      ['benevolence', 'Benevolence', 0, 'the good of the people one is close to as a reason to act'],
      [
        'universalism',
        'Universalism',
        0,
        'fairness, understanding and care for strangers and for nature; never party politics',
      ],
    ]),
  ],
};

export const schwartz19Lens: Lens = {
  key: 'schwartz19',
  title: 'Refined values',
  what: 'The same circle of values in nineteen finer steps, read only from longer texts.',
  scale: 'unipolar',
  listing: 'found',
  length: 'sentence',
  validity: 'values',
  derive: ['value-ranking'],
  minWords: 1_200,
  rule: RULE,
  trademark: TRADEMARK,
  dimensions: [
    ...values('Self-direction', [
      ['sdt', 'Self-direction - thought', 0, 'forming and defending own ideas, learning on own terms'],
      ['sda', 'Self-direction - action', 0, 'deciding for oneself what to do and how'],
    ]),
    ...values('Stimulation', [['st', 'Stimulation', 0, 'change, surprise and excitement sought']]),
    ...values('Hedonism', [['he', 'Hedonism', 0, 'pleasure and indulgence chosen and defended']]),
    ...values('Achievement', [['ac', 'Achievement', 0, 'being capable and successful by shared standards']]),
    ...values('Power', [
      ['pod', 'Power - dominance', 0, 'being the one who decides what others do'],
      ['por', 'Power - resources', 0, 'money and possessions as control over circumstances'],
      ['fac', 'Face', 0, 'public image guarded, shame and humiliation avoided (near conservation)'],
    ]),
    ...values('Security', [['sep', 'Security - personal', 0, 'own safety and that of close people arranged for']]),
    faint('ses', 'Security - societal', 'Security', 'a stable and orderly surrounding wished for everyone'),
    ...values('Tradition', [
      ['tr', 'Tradition', 0, 'family and cultural custom kept going; never religion'],
      ['hum', 'Humility', 0, 'own smallness in the larger whole, no fuss made of oneself (near self-transcendence)'],
    ]),
    ...values('Conformity', [
      ['cor', 'Conformity - rules', 0, 'rules and formal duties kept, also unseen'],
      ['coi', 'Conformity - interpersonal', 0, 'not upsetting or annoying people as a reason to hold back'],
    ]),
    ...values('Benevolence', [
      ['bed', 'Benevolence - dependability', 0, 'being someone others can rely on'],
      ['bec', 'Benevolence - caring', 0, 'devotion to the needs of those close by'],
    ]),
    faint(
      'unc',
      'Universalism - concern',
      'Universalism',
      'fair treatment and protection wished for people one does not know',
    ),
    ...values('Universalism', [
      ['unn', 'Universalism - nature', 1, 'care for plants, animals and places as a reason to act'],
      ['unt', 'Universalism - tolerance', 0, 'effort to understand and accept people unlike oneself'],
    ]),
  ],
};
