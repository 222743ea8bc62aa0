import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'Domaines du BAI',
  trademark: 'BAI : Pearson ; protégé par le droit d’auteur.',
  bands: { minimal: 'minimale', mild: 'légère', moderate: 'modérée', severe: 'sévère' },
  dimensions: {
    subjective: { title: 'Peur et effroi ressentis' },
    neurophysiological: { title: 'Vertige, tremblement, engourdissement, jambes molles', row: 'Vertige, tremblement' },
    autonomic: { title: 'Chaleur, rougeur, sueurs, indigestion', row: 'Chaleur et sueurs' },
    panic: { title: 'Cœur battant, souffle, peur de mourir', row: 'Cœur et souffle' },
  },
} satisfies LensWords;
