import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'Schéma du DSM-5 et de la SCID',
  trademark:
    'DSM, DSM-5 et SCID sont des marques de l’American Psychiatric Association ; leurs critères ne peuvent être reproduits, pas même dans des applications électroniques. Ni texte ni décompte de critères.',
  dimensions: {
    module_a: { title: 'Humeur', smallPrint: 'Module A' },
    module_b: { title: 'Perceptions et croyances inhabituelles', row: 'Vécu inhabituel', smallPrint: 'Module B' },
    module_c: {
      title: 'Distinguer les états psychotiques',
      row: 'Distinguer la psychose',
      smallPrint: 'Module C',
      cannot: 'une distinction que seul un entretien clinique permet',
    },
    module_d: {
      title: 'Distinguer les états de l’humeur',
      row: 'Distinguer l’humeur',
      smallPrint: 'Module D',
      cannot: 'une distinction que seul un entretien clinique permet',
    },
    module_e: { title: 'Alcool et autres substances', row: 'Alcool et substances', smallPrint: 'Module E' },
    module_f: { title: 'Anxiété', smallPrint: 'Module F' },
    module_g: {
      title: 'Obsessions, rituels et suites d’événements pénibles',
      row: 'Obsessions et suites',
      smallPrint: 'Module G',
    },
    module_h: { title: 'Attention et agitation', smallPrint: 'Module H' },
    module_i: { title: 'Autres soucis actuels', smallPrint: 'Module I' },
    module_j: { title: 'Charge après un changement de vie', row: 'Après un changement', smallPrint: 'Module J' },
  },
} satisfies LensWords;
