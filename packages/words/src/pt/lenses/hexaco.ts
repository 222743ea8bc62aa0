import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R é gratuito só para pesquisa sem fins comerciais; os nomes são usados de forma descritiva.',
  dimensions: {
    honesty_humility: {
      title: 'Honestidade-Humildade',
      low: 'Interesse próprio',
      high: 'Sinceridade e modéstia',
      cannot: 'não diz se alguém mente',
    },
    emotionality: { title: 'Emocionalidade', low: 'Dureza', high: 'Sentimento e receio' },
    extraversion_x: { title: 'Extroversão', low: 'Reserva', high: 'Vivacidade' },
    agreeableness_a: { title: 'Amabilidade (em oposição à raiva)', low: 'Raiva fácil', high: 'Paciência' },
    conscientiousness_c: { title: 'Conscienciosidade', low: 'Descontração', high: 'Minúcia' },
    openness_o: { title: 'Abertura à experiência', low: 'Convencionalidade', high: 'Curiosidade' },
  },
} satisfies LensWords;
