import type { Dimension, Lens } from '../framework.ts';
import { evidenceLevels } from '../evidence-levels.ts';

const value = (key: string, title: string, lookFor: string): Dimension => ({
  key,
  title,
  evidenceLevels: evidenceLevels(2, 0, 1),
  lookFor,
});

export const onetLens: Lens = {
  key: 'onet',
  title: 'Work values',
  what: 'Six things people want from work, after the outline of the public O*NET system.',
  scale: 'unipolar',
  listing: 'found',
  length: 'sentence',
  validity: 'values',
  rule: 'Read what is praised, missed or complained of in work that is described; suggest no job and judge no fitness for one.',
  dimensions: [
    value('wv_achievement', 'Achievement', 'using what one is best at and seeing the result of it'),
    value('wv_independence', 'Independence', 'deciding how to do the work and being trusted to'),
    value('wv_recognition', 'Recognition', 'advancement, being thanked, leading and being looked up to'),
    value('wv_relationships', 'Relationships', 'colleagues one likes, being of service, work one can stand behind'),
    value('wv_support', 'Support', 'fair rules, a boss who stands behind people, training that helps'),
    value('wv_conditions', 'Working conditions', 'pay, steadiness, variety, pace and surroundings that suit'),
  ],
};
