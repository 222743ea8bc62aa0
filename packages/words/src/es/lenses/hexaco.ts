import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R es libre solo para investigación no comercial; los nombres se usan como descripción.',
  dimensions: {
    honesty_humility: {
      title: 'Honestidad-Humildad',
      low: 'Interés propio',
      high: 'Sinceridad y modestia',
      cannot: 'no dice si alguien miente',
    },
    emotionality: { title: 'Emocionalidad', low: 'Dureza', high: 'Sensibilidad y temor' },
    extraversion_x: { title: 'Extraversión', low: 'Reserva', high: 'Vivacidad' },
    agreeableness_a: {
      title: 'Amabilidad (frente a la ira)',
      row: 'Amabilidad',
      low: 'Irascibilidad',
      high: 'Paciencia',
    },
    conscientiousness_c: { title: 'Responsabilidad', low: 'Soltura', high: 'Minuciosidad' },
    openness_o: { title: 'Apertura a la experiencia', row: 'Apertura', low: 'Apego a lo conocido', high: 'Curiosidad' },
  },
} satisfies LensWords;
