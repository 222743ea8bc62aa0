import type { ValueWords } from '../../report-words.ts';

export const values = {
  strengths: ['não aparece', 'de leve', 'em parte', 'com clareza', 'dito com todas as letras'],
  symptoms: {
    denied: 'há negação',
    points_away: 'aponta para o outro lado',
    comes_near: 'chega perto',
    mentioned: 'há menção',
    mentioned_often: 'menção frequente',
    mentioned_daily: 'menção como algo diário',
  },
  notSeen: 'não aparece',
  notRead: 'sem leitura',
  twoPoints: 'dois pontos',
  thin: (value) => `${value}, com pouca base`,
  leans: (pole) => `tende para ${pole.toLowerCase()}`,
  clearly: (pole) => `tende claramente para ${pole.toLowerCase()}`,
  middle: 'no meio',
  open: 'em aberto',
  toward: (pole, band) => `${pole}, ${band}`,
  amounts: ['quase nada', 'um pouco', 'em parte', 'muito', 'muitíssimo'],
  ofHundred: (position) => `${position} de 100`,
} satisfies ValueWords;
