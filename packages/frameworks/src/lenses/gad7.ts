import type { Lens } from '../framework.ts';
import { area } from './symptom-area.ts';

export const gad7Lens: Lens = {
  key: 'gad7',
  title: 'GAD-7 areas',
  what: 'The seven areas of a short anxiety questionnaire about the last two weeks: what the wording mentions, and what stays open.',
  scale: 'symptom',
  listing: 'found',
  length: 'sentence',
  bands: [
    { key: 'minimal', label: 'Minimal', from: 0, to: 4 },
    { key: 'mild', label: 'Mild', from: 5, to: 9 },
    { key: 'moderate', label: 'Moderate', from: 10, to: 14 },
    { key: 'severe', label: 'Severe', from: 15, to: 21 },
  ],
  derive: ['symptom-total-range'],
  trademark: 'GAD-7: Pfizer.',
  dimensions: [
    area('nervous', 'Nervousness', 3, 'nerves and inner strain the writer names as their own'),
    area('control', 'Uncontrollable worry', 3, 'worry that goes on although the writer tries to end it'),
    area('worry', 'Worry about many things', 3, 'worry that spreads over several matters'),
    area('relax', 'Difficulty relaxing', 3, 'rest that does not come even when there is time'),
    area('restless', 'Restlessness', 3, 'movement that will not come to rest'),
    area('irritable', 'Irritability', 3, 'a short fuse the writer notices in themselves'),
    area('dread', 'Sense of dread', 3, 'the sense that disaster is near'),
  ],
};
