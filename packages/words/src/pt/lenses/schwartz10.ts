import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'Valores básicos de Schwartz',
  trademark: 'PVQ: uso somente com permissão do autor.',
  dimensions: {
    self_direction: { title: 'Autodireção' },
    stimulation: { title: 'Estimulação' },
    hedonism: { title: 'Hedonismo' },
    achievement: { title: 'Realização' },
    power: { title: 'Poder' },
    security: { title: 'Segurança' },
    conformity: { title: 'Conformidade' },
    tradition: { title: 'Tradição' },
    benevolence: { title: 'Benevolência' },
    universalism: { title: 'Universalismo' },
  },
} satisfies LensWords;
