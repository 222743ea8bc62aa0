import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'Preferencias al estilo MBTI',
    trademark: 'MBTI y Myers-Briggs son marcas registradas de la Myers & Briggs Foundation.',
    bands: {
      slight: 'preferencia leve',
      moderate: 'preferencia moderada',
      clear: 'preferencia clara',
      very_clear: 'preferencia muy clara',
    },
    dimensions: {
      ei: {
        title: 'Energía',
        low: 'Introversión',
        high: 'Extraversión',
        cannot: 'ni timidez, ni si le gusta la gente, ni a partir de una sola foto de fiesta',
      },
      sn: {
        title: 'Información',
        low: 'Sensación',
        high: 'Intuición',
        cannot: 'el género del texto y la escritura de trabajo imitan los dos lados',
      },
      tf: {
        title: 'Decisiones',
        low: 'Sentimiento',
        high: 'Pensamiento',
        cannot: 'ni calidez, ni inteligencia, ni género',
      },
      jp: {
        title: 'Estilo de vida',
        low: 'Percepción',
        high: 'Juicio',
        cannot: 'un documento corregido siempre parece J',
      },
    },
  },
};
