import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'Bereiche des BAI',
  trademark: 'BAI: Pearson; urheberrechtlich geschützt.',
  bands: { minimal: 'minimal', mild: 'leicht', moderate: 'mittelgradig', severe: 'schwer' },
  dimensions: {
    subjective: { title: 'Empfundene Furcht und Schrecken', row: 'Furcht und Schrecken' },
    neurophysiological: { title: 'Schwindlig, zittrig, taub, wacklig', row: 'Schwindlig, zittrig' },
    autonomic: { title: 'Hitze, Erröten, Schwitzen, Magen', row: 'Hitze, Schwitzen' },
    panic: { title: 'Herzklopfen, Atem, Angst zu sterben', row: 'Herzklopfen, Atem' },
  },
} satisfies LensWords;
