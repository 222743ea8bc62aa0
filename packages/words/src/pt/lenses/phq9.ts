import type { LensWords } from '../../lens-words.ts';

export const phq9 = {
  title: 'Áreas do PHQ-9',
  trademark: 'PHQ-9: Pfizer.',
  bands: {
    none_minimal: 'nenhum a mínimo',
    mild: 'leve',
    moderate: 'moderado',
    moderately_severe: 'moderadamente grave',
    severe: 'grave',
  },
  dimensions: {
    interest: { title: 'Perda de interesse' },
    mood: { title: 'Desânimo' },
    sleep: { title: 'Sono' },
    energy: { title: 'Energia' },
    appetite: { title: 'Apetite' },
    self_worth: { title: 'Valor próprio' },
    concentration: { title: 'Concentração' },
    psychomotor: { title: 'Lentidão ou inquietação' },
    self_harm: {
      title: 'Pensamentos de morte ou de se ferir',
      row: 'Morte ou se ferir',
      cannot:
        'nunca são avaliados nem citados aqui: se isso passa pela sua cabeça, fale com um médico ou com uma linha de apoio emocional',
    },
  },
} satisfies LensWords;
