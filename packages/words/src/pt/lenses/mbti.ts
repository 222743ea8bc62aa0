import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'Preferências no estilo MBTI',
    trademark: 'MBTI e Myers-Briggs são marcas registradas da Myers & Briggs Foundation.',
    bands: {
      slight: 'preferência leve',
      moderate: 'preferência moderada',
      clear: 'preferência clara',
      very_clear: 'preferência muito clara',
    },
    dimensions: {
      ei: {
        title: 'Energia',
        low: 'Introversão',
        high: 'Extroversão',
        cannot: 'não é timidez, não diz se alguém gosta de pessoas nem se lê em uma única foto de festa',
      },
      sn: {
        title: 'Informação',
        low: 'Sensação',
        high: 'Intuição',
        cannot: 'o gênero e os textos de trabalho imitam os dois lados',
      },
      tf: {
        title: 'Decisões',
        low: 'Sentimento',
        high: 'Pensamento',
        cannot: 'não é calor humano, nem inteligência, nem gênero',
      },
      jp: {
        title: 'Estilo de vida',
        low: 'Percepção',
        high: 'Julgamento',
        cannot: 'um documento revisado sempre parece J',
      },
    },
  },
};
