import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'El modelo DISC es de dominio público; «DiSC» y «Everything DiSC» son marcas de Wiley.',
  dimensions: {
    pace: { title: 'Ritmo', low: 'Receptividad', high: 'Empuje' },
    focus: { title: 'Foco', low: 'Atención a la tarea', high: 'Atención a las personas' },
  },
} satisfies LensWords;
