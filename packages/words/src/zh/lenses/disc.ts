import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'DISC 模型属公有领域；“DiSC”与“Everything DiSC”是威立的商标。',
  dimensions: {
    pace: { title: '节奏', low: '接纳', high: '主动' },
    focus: { title: '关注点', low: '任务', high: '人际' },
  },
} satisfies LensWords;
