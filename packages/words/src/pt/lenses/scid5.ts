import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'Esquema SCID do DSM-5',
  trademark:
    'DSM, DSM-5 e SCID são marcas da American Psychiatric Association; os critérios não podem ser reproduzidos, inclusive em aplicações eletrônicas. Sem texto de critérios nem contagem de critérios.',
  dimensions: {
    module_a: { title: 'Humor', smallPrint: 'Módulo A' },
    module_b: { title: 'Percepções e crenças incomuns', row: 'Percepções e crenças', smallPrint: 'Módulo B' },
    module_c: {
      title: 'Distinção entre quadros psicóticos',
      row: 'Quadros psicóticos',
      smallPrint: 'Módulo C',
      cannot: 'uma distinção que só um profissional clínico pode fazer, em conversa',
    },
    module_d: {
      title: 'Distinção entre quadros de humor',
      row: 'Quadros de humor',
      smallPrint: 'Módulo D',
      cannot: 'uma distinção que só um profissional clínico pode fazer, em conversa',
    },
    module_e: { title: 'Álcool e outras substâncias', row: 'Álcool e substâncias', smallPrint: 'Módulo E' },
    module_f: { title: 'Ansiedade', smallPrint: 'Módulo F' },
    module_g: {
      title: 'Obsessões, rituais e marcas de acontecimentos ruins',
      row: 'Obsessões e marcas',
      smallPrint: 'Módulo G',
    },
    module_h: { title: 'Atenção e inquietação', smallPrint: 'Módulo H' },
    module_i: { title: 'Outras preocupações atuais', row: 'Outras preocupações', smallPrint: 'Módulo I' },
    module_j: { title: 'Peso após uma mudança de vida', row: 'Após uma mudança', smallPrint: 'Módulo J' },
  },
} satisfies LensWords;
