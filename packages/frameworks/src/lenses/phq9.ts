import type { Lens } from '../framework.ts';
import { area, openArea } from './symptom-area.ts';

export const phq9Lens: Lens = {
  key: 'phq9',
  title: 'PHQ-9 areas',
  what: 'The nine areas of a short depression questionnaire about the last two weeks: what the wording mentions, and what stays open.',
  scale: 'symptom',
  listing: 'found',
  length: 'sentence',
  bands: [
    { key: 'none_minimal', label: 'None-minimal', from: 0, to: 4 },
    { key: 'mild', label: 'Mild', from: 5, to: 9 },
    { key: 'moderate', label: 'Moderate', from: 10, to: 14 },
    { key: 'moderately_severe', label: 'Moderately severe', from: 15, to: 19 },
    { key: 'severe', label: 'Severe', from: 20, to: 27 },
  ],
  derive: ['symptom-total-range'],
  trademark: 'PHQ-9: Pfizer.',
  dimensions: [
    area('interest', 'Loss of interest', 3, 'pursuits that have lost their pull'),
    area('mood', 'Low mood', 3, 'gloom or lack of hope the writer names as their own'),
    area('sleep', 'Sleep', 3, 'sleep changed, in either direction'),
    area('energy', 'Energy', 3, 'strength lacking for ordinary things'),
    area('appetite', 'Appetite', 3, 'wish to eat changed, in either direction'),
    area('self_worth', 'Self-worth', 3, 'low opinion of oneself, reproach over own shortcomings'),
    area('concentration', 'Concentration', 3, 'attention said to drift or fail'),
    area('psychomotor', 'Slowed or restless', 3, 'slowness or unrest of the body, as told'),
    openArea('self_harm', 'Thoughts of death or self-harm', 3, 'crisis'),
  ],
};
