import type { Dimension, Lens } from '../framework.ts';
import { area } from './symptom-area.ts';

/** Published clusters of the instrument's questions, three points per question. */
const cluster = (key: string, title: string, items: number, lookFor: string): Dimension => ({
  ...area(key, title, items * 3, lookFor),
  items,
});

export const baiLens: Lens = {
  key: 'bai',
  title: 'BAI areas',
  what: 'Four groups of anxiety signs from the last week: what the wording mentions, and what stays open.',
  scale: 'symptom',
  listing: 'found',
  length: 'sentence',
  bands: [
    { key: 'minimal', label: 'Minimal', from: 0, to: 7 },
    { key: 'mild', label: 'Mild', from: 8, to: 15 },
    { key: 'moderate', label: 'Moderate', from: 16, to: 25 },
    { key: 'severe', label: 'Severe', from: 26, to: 63 },
  ],
  derive: ['symptom-total-range'],
  trademark: 'BAI: Pearson; copyrighted.',
  dimensions: [
    cluster('subjective', 'Subjective fear and dread', 6, 'fear, dread and nerves the writer names as their own'),
    cluster(
      'neurophysiological',
      'Dizzy, shaky, numb, wobbly',
      7,
      'unsteadiness and odd bodily sensations told together with fear',
    ),
    cluster(
      'autonomic',
      'Hot, flushed, sweating, indigestion',
      4,
      'heat and stomach reactions told together with fear',
    ),
    cluster('panic', 'Pounding heart, breath, fear of dying', 4, 'heart and breath taken over by sudden fright'),
  ],
};
