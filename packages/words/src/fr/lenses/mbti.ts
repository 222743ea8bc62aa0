import type { LensWords } from '../../lens-words.ts';

export const mbti: Record<string, LensWords> = {
  mbti: {
    title: 'Préférences de style MBTI',
    trademark: 'MBTI et Myers-Briggs sont des marques déposées de la Myers & Briggs Foundation.',
    bands: {
      slight: 'préférence faible',
      moderate: 'préférence modérée',
      clear: 'préférence nette',
      very_clear: 'préférence très nette',
    },
    dimensions: {
      ei: {
        title: 'Énergie',
        low: 'Introversion',
        high: 'Extraversion',
        cannot: 'ni la timidité, ni le goût des gens, ni d’après une seule photo de fête',
      },
      sn: {
        title: 'Prise d’information',
        low: 'Sensation',
        high: 'Intuition',
        cannot: 'le genre du texte et l’écriture professionnelle imitent les deux côtés',
      },
      tf: {
        title: 'Décisions',
        low: 'Sentiment',
        high: 'Pensée',
        cannot: 'ni la chaleur, ni l’intelligence, ni le genre',
      },
      jp: {
        title: 'Style de vie',
        low: 'Perception',
        high: 'Jugement',
        cannot: 'un document retravaillé a toujours l’air J',
      },
    },
  },
};
