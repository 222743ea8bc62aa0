import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'Áreas del PHQ-9',
  trademark: 'PHQ-9: Pfizer.',
  bands: {
    none_minimal: 'ninguna o mínima',
    mild: 'leve',
    moderate: 'moderada',
    moderately_severe: 'moderadamente grave',
    severe: 'grave',
  },
  dimensions: {
    interest: { title: 'Pérdida de interés' },
    mood: { title: 'Ánimo bajo' },
    sleep: { title: 'Sueño' },
    energy: { title: 'Energía' },
    appetite: { title: 'Apetito' },
    self_worth: { title: 'Valía propia' },
    concentration: { title: 'Concentración' },
    psychomotor: { title: 'Lentitud o inquietud' },
    self_harm: {
      title: 'Pensamientos de muerte o de hacerse daño',
      row: 'Muerte o autolesión',
      cannot:
        'aquí no se valora ni se cita nunca: si esto te ronda, habla por favor con personal médico o con una línea de crisis',
    },
  },
} satisfies LensWords;
