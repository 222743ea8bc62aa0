import type { Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

export const riasecLens: Lens = {
  key: 'riasec',
  title: 'Holland interests',
  what: 'Six kinds of activity people are drawn to; the three that stand out give a three-letter code.',
  scale: 'unipolar',
  chart: 'hexagon',
  listing: 'each',
  length: 'sentences',
  derive: ['riasec-code'],
  rule: 'Read interest, not skill or job title: doing something for a living is not yet liking it. Write no letter code; it is computed from your positions.',
  trademark: "Self-Directed Search is PAR's; Strong Interest Inventory is The Myers-Briggs Company's.",
  dimensions: [
    {
      key: 'realistic',
      title: 'Realistic',
      evidenceLevels: evidenceLevels(2, 2, 2),
      lookFor: 'tools, machines, animals, weather, making and mending told with pleasure and detail',
    },
    {
      key: 'investigative',
      title: 'Investigative',
      evidenceLevels: evidenceLevels(3, 1, 2),
      lookFor: 'questions of why and how followed up, evidence compared, reading and testing for its own sake',
    },
    {
      key: 'artistic',
      title: 'Artistic',
      evidenceLevels: evidenceLevels(2, 2, 2),
      lookFor: 'expression, form and style cared about; writing, music, design or staging chosen where none was asked',
    },
    {
      key: 'social',
      title: 'Social',
      evidenceLevels: evidenceLevels(2, 1, 2),
      lookFor: 'explaining, teaching, caring, listening and helping people along as the part that satisfies',
    },
    {
      key: 'enterprising',
      title: 'Enterprising',
      evidenceLevels: evidenceLevels(2, 1, 2),
      lookFor: 'persuading, leading, bargaining, starting ventures and winning people for something',
    },
    {
      key: 'conventional',
      title: 'Conventional',
      evidenceLevels: evidenceLevels(2, 1, 1),
      lookFor: 'records, systems, order and precision kept with satisfaction; procedures improved rather than skipped',
    },
  ],
};
