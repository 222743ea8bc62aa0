import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'Valores básicos de Schwartz',
  trademark: 'PVQ: uso solo con permiso del autor.',
  dimensions: {
    self_direction: { title: 'Autodirección' },
    stimulation: { title: 'Estimulación' },
    hedonism: { title: 'Hedonismo' },
    achievement: { title: 'Logro' },
    power: { title: 'Poder' },
    security: { title: 'Seguridad' },
    conformity: { title: 'Conformidad' },
    tradition: { title: 'Tradición' },
    benevolence: { title: 'Benevolencia' },
    universalism: { title: 'Universalismo' },
  },
} satisfies LensWords;
