import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = 'demande des tâches supervisées';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: 'Raisonnement visible',
    trademark: 'Stanford-Binet et SB5 sont des marques de l’éditeur du test. Ni sous-tests, ni questions, ni normes.',
    dimensions: {
      fr_v: {
        title: 'Raisonnement fluide - verbal',
        row: 'Fluide, verbal',
        cannot: 'un sujet facile ne montre rien, ni dans un sens ni dans l’autre',
      },
      kn_v: {
        title: 'Connaissances - verbal',
        cannot: 'pas les études ; écrire dans une autre langue, l’aide d’une IA et les recherches changent le tableau',
      },
      qr_v: {
        title: 'Raisonnement quantitatif - verbal',
        row: 'Quantitatif, verbal',
        cannot: 'seulement si le texte raisonne vraiment avec des quantités ; sinon, non évaluable',
      },
      vs_v: {
        title: 'Visuo-spatial - verbal',
        cannot: 'seulement si des relations dans l’espace sont décrites ; sinon, non évaluable',
      },
      wm_v: {
        title: 'Mémoire de travail - verbal',
        row: 'Mémoire, verbal',
        cannot: 'l’écrit est une mémoire externe sans limite',
      },
      fr_nv: { title: 'Raisonnement fluide - non verbal', row: 'Fluide, non verbal', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: 'Connaissances - non verbal', row: 'Savoir, non verbal', cannot: NEEDS_SUPERVISION },
      qr_nv: {
        title: 'Raisonnement quantitatif - non verbal',
        row: 'Quantitatif, non verbal',
        cannot: NEEDS_SUPERVISION,
      },
      vs_nv: { title: 'Visuo-spatial - non verbal', row: 'Spatial, non verbal', cannot: NEEDS_SUPERVISION },
      wm_nv: { title: 'Mémoire de travail - non verbal', row: 'Mémoire, non verbal', cannot: NEEDS_SUPERVISION },
    },
  },
};
