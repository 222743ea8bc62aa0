import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'نموذج DISC ملكية عامة؛ أما «DiSC»، «Everything DiSC» فعلامتان لشركة وايلي.',
  dimensions: {
    pace: { title: 'الإيقاع', low: 'التلقّي', high: 'الحزم' },
    focus: { title: 'التركيز', low: 'المهام', high: 'الناس' },
  },
} satisfies LensWords;
