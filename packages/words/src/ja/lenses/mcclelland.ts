import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'マクレランドの動機',
  dimensions: {
    n_ach: { title: '達成欲求' },
    n_aff: { title: '親和欲求' },
    n_pow: { title: '権力欲求' },
  },
} satisfies LensWords;
