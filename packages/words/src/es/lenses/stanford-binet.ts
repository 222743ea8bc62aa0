import type { LensWords } from '../../lens-words.ts';

const NEEDS_SUPERVISION = 'necesita tareas supervisadas';

export const stanfordBinet: Record<string, LensWords> = {
  factors: {
    title: 'Razonamiento a la vista',
    trademark: 'Stanford-Binet y SB5 son marcas de la editorial del test. Sin subtests, ítems ni normas.',
    dimensions: {
      fr_v: {
        title: 'Razonamiento fluido - verbal',
        row: 'Fluido, verbal',
        cannot: 'un tema fácil no muestra nada, ni en un sentido ni en otro',
      },
      kn_v: {
        title: 'Conocimiento - verbal',
        cannot: 'no son los estudios; escribir en otra lengua, la ayuda de una IA y las consultas lo cambian',
      },
      qr_v: {
        title: 'Razonamiento cuantitativo - verbal',
        row: 'Cuantitativo, verbal',
        cannot: 'solo si el texto razona de verdad con cantidades; si no, no se puede valorar',
      },
      vs_v: {
        title: 'Visoespacial - verbal',
        cannot: 'solo si se describen relaciones espaciales; si no, no se puede valorar',
      },
      wm_v: {
        title: 'Memoria de trabajo - verbal',
        row: 'Memoria, verbal',
        cannot: 'escribir es una memoria externa sin límite',
      },
      fr_nv: { title: 'Razonamiento fluido - no verbal', row: 'Fluido, no verbal', cannot: NEEDS_SUPERVISION },
      kn_nv: { title: 'Conocimiento - no verbal', cannot: NEEDS_SUPERVISION },
      qr_nv: {
        title: 'Razonamiento cuantitativo - no verbal',
        row: 'Cuantitativo, no verbal',
        cannot: NEEDS_SUPERVISION,
      },
      vs_nv: { title: 'Visoespacial - no verbal', cannot: NEEDS_SUPERVISION },
      wm_nv: { title: 'Memoria de trabajo - no verbal', row: 'Memoria, no verbal', cannot: NEEDS_SUPERVISION },
    },
  },
};
