import type { Dimension, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

type Row = [key: string, title: string, levels: Dimension['evidenceLevels'], lookFor: string];

const scales = (group: string, rows: Row[]): Dimension[] =>
  rows.map(([key, title, levels, lookFor]) => ({ key, title, group, evidenceLevels: levels, lookFor }));

export const hoganLens: Lens = {
  key: 'hogan',
  title: 'Hogan (bright side, dark side, inside)',
  what: 'Work personality as others come to know it: everyday style, habits that appear under pressure, and motives.',
  scale: 'unipolar',
  listing: 'found',
  length: 'sentence',
  rule: 'Write what colleagues would come to expect. Describe every under-pressure habit as "under pressure may", as a strength overdone, never as pathology and never as a risk level. Not for selection: no word on fitness for a job.',
  trademark: 'HPI, HDS, MVPI are Hogan Assessment Systems marks; employment instruments - not for selection.',
  dimensions: [
    ...scales('Everyday style (HPI)', [
      [
        'adjustment',
        'Adjustment',
        evidenceLevels(2, 0, 1),
        'calm, self-acceptance and even temper in accounts of pressure',
      ],
      ['ambition', 'Ambition', evidenceLevels(2, 0, 1), 'initiative, competitiveness and wish to lead'],
      ['sociability', 'Sociability', evidenceLevels(2, 1, 2), 'talk, company and attention enjoyed'],
      [
        'interpersonal_sensitivity',
        'Interpersonal Sensitivity',
        evidenceLevels(2, 0, 1),
        'tact, warmth and care to keep relations good',
      ],
      ['prudence', 'Prudence', evidenceLevels(2, 0, 0), 'reliability, self-control and respect for rules'],
      ['inquisitive', 'Inquisitive', evidenceLevels(2, 0, 1), 'imagination, curiosity and the wide view'],
      [
        'learning_approach',
        'Learning Approach',
        evidenceLevels(2, 0, 1),
        'study, reading and keeping up to date enjoyed',
      ],
    ]),
    ...scales('Under pressure: moving away (HDS)', [
      [
        'excitable',
        'Excitable',
        evidenceLevels(1, 0, 1),
        'enthusiasm for people or projects that turns to disappointment',
      ],
      ['skeptical', 'Skeptical', evidenceLevels(1, 0, 0), 'alertness to bad faith that hardens into mistrust'],
      ['cautious', 'Cautious', evidenceLevels(1, 0, 0), 'care not to fail that holds back decisions'],
      ['reserved', 'Reserved', evidenceLevels(1, 0, 1), 'composure that turns into being out of reach'],
      ['leisurely', 'Leisurely', evidenceLevels(1, 0, 0), 'outward agreement with own pace and private annoyance kept'],
    ]),
    ...scales('Under pressure: moving against (HDS)', [
      ['bold', 'Bold', evidenceLevels(1, 0, 1), 'confidence that turns into overrating oneself'],
      ['mischievous', 'Mischievous', evidenceLevels(1, 0, 1), 'charm and daring that test limits'],
      ['colorful', 'Colorful', evidenceLevels(1, 1, 1), 'vividness that needs the stage'],
      ['imaginative', 'Imaginative', evidenceLevels(1, 0, 1), 'originality that loses its listeners'],
    ]),
    ...scales('Under pressure: moving toward (HDS)', [
      ['diligent', 'Diligent', evidenceLevels(1, 0, 0), 'high standards that end in doing everything oneself'],
      ['dutiful', 'Dutiful', evidenceLevels(1, 0, 0), 'loyalty that stops one from disagreeing'],
    ]),
    ...scales('Motives (MVPI)', [
      ['recognition', 'Recognition', evidenceLevels(2, 0, 1), 'being noticed and acknowledged matters'],
      ['power', 'Power', evidenceLevels(2, 0, 1), 'success, influence and making a mark matter'],
      ['hedonism', 'Hedonism', evidenceLevels(2, 1, 1), 'fun and good company are part of a good day'],
      ['altruistic', 'Altruistic', evidenceLevels(2, 0, 1), 'helping people and improving their lot matters'],
      ['affiliation', 'Affiliation', evidenceLevels(2, 1, 1), 'being with and belonging to people matters'],
    ]),
    {
      key: 'tradition',
      title: 'Tradition',
      group: 'Motives (MVPI)',
      evidenceLevels: evidenceLevels(2, 0, 0),
      lookFor: 'custom, principle and lasting ways matter',
      cannot: 'not religion or politics',
    },
    ...scales('Motives (MVPI)', [
      ['security', 'Security', evidenceLevels(2, 0, 0), 'predictability and low risk matter'],
      ['commerce', 'Commerce', evidenceLevels(2, 0, 0), 'money, value and business chances are noticed first'],
      ['aesthetics', 'Aesthetics', evidenceLevels(2, 2, 2), 'look, style and finish matter'],
      ['science', 'Science', evidenceLevels(2, 0, 1), 'evidence, analysis and technology matter'],
    ]),
  ],
};
