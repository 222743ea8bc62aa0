import type { LensWords } from '../../lens-words.ts';

export const bdi2 = {
  title: 'Áreas del BDI-II',
  trademark: 'BDI-II: Pearson; con derechos de autor. Solo los nombres de las áreas.',
  bands: { minimal: 'mínima', mild: 'leve', moderate: 'moderada', severe: 'grave' },
  dimensions: {
    sadness: { title: 'Tristeza' },
    pessimism: { title: 'Pesimismo' },
    past_failure: { title: 'Fracasos pasados' },
    loss_of_pleasure: { title: 'Pérdida de placer' },
    guilt: { title: 'Culpa' },
    punishment: { title: 'Castigo' },
    self_dislike: { title: 'Rechazo de sí' },
    self_criticism: { title: 'Autocrítica' },
    suicidal_thoughts: {
      title: 'Pensamientos suicidas',
      cannot:
        'aquí no se valora ni se cita nunca: si esto te ronda, habla por favor con personal médico o con una línea de crisis',
    },
    crying: { title: 'Llanto' },
    agitation: { title: 'Agitación' },
    loss_of_interest: { title: 'Pérdida de interés' },
    indecision: { title: 'Indecisión' },
    worthlessness: { title: 'Sensación de no valer' },
    loss_of_energy: { title: 'Pérdida de energía' },
    sleep: { title: 'Sueño' },
    irritability: { title: 'Irritabilidad' },
    appetite: { title: 'Apetito' },
    concentration: { title: 'Concentración' },
    fatigue: { title: 'Cansancio' },
    loss_of_intimacy_interest: {
      title: 'Menos interés por la intimidad',
      row: 'Interés por la intimidad',
      cannot: 'demasiado privado para leerlo en un texto; se deja abierto a propósito',
    },
  },
} satisfies LensWords;
