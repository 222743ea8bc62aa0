import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'Grundwerte nach Schwartz',
  trademark: 'PVQ: Verwendung nur mit Erlaubnis des Autors.',
  dimensions: {
    self_direction: { title: 'Selbstbestimmung' },
    stimulation: { title: 'Stimulation' },
    hedonism: { title: 'Hedonismus' },
    achievement: { title: 'Leistung' },
    power: { title: 'Macht' },
    security: { title: 'Sicherheit' },
    conformity: { title: 'Konformität' },
    tradition: { title: 'Tradition' },
    benevolence: { title: 'Benevolenz' },
    universalism: { title: 'Universalismus' },
  },
} satisfies LensWords;
