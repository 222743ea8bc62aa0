import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: '麦克利兰动机',
  dimensions: {
    n_ach: { title: '成就需要' },
    n_aff: { title: '亲和需要' },
    n_pow: { title: '权力需要' },
  },
} satisfies LensWords;
