import type { LensWords } from '../../lens-words.ts';

export const scid5 = {
  title: 'Esquema del DSM-5 y la SCID',
  trademark:
    'DSM, DSM-5 y SCID son marcas de la American Psychiatric Association; sus criterios no se pueden reproducir, tampoco en aplicaciones electrónicas. Ni texto ni recuento de criterios.',
  dimensions: {
    module_a: { title: 'Estado de ánimo', smallPrint: 'Módulo A' },
    module_b: { title: 'Percepciones y creencias inusuales', row: 'Percepciones inusuales', smallPrint: 'Módulo B' },
    module_c: {
      title: 'Distinguir cuadros psicóticos',
      row: 'Distinguir psicosis',
      smallPrint: 'Módulo C',
      cannot: 'una distinción que solo puede hacer un profesional clínico en conversación',
    },
    module_d: {
      title: 'Distinguir cuadros del ánimo',
      row: 'Distinguir el ánimo',
      smallPrint: 'Módulo D',
      cannot: 'una distinción que solo puede hacer un profesional clínico en conversación',
    },
    module_e: { title: 'Alcohol y otras sustancias', row: 'Alcohol y sustancias', smallPrint: 'Módulo E' },
    module_f: { title: 'Ansiedad', smallPrint: 'Módulo F' },
    module_g: {
      title: 'Obsesiones, rituales y secuelas de malas experiencias',
      row: 'Obsesiones y secuelas',
      smallPrint: 'Módulo G',
    },
    module_h: { title: 'Atención e inquietud', smallPrint: 'Módulo H' },
    module_i: { title: 'Otras preocupaciones actuales', row: 'Otras preocupaciones', smallPrint: 'Módulo I' },
    module_j: { title: 'Carga tras un cambio de vida', row: 'Tras un cambio de vida', smallPrint: 'Módulo J' },
  },
} satisfies LensWords;
