import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'シュワルツの基本的価値',
  trademark: 'PVQ の使用には著者の許可が必要です。',
  dimensions: {
    self_direction: { title: '自律' },
    stimulation: { title: '刺激' },
    hedonism: { title: '快楽' },
    achievement: { title: '達成' },
    power: { title: '権力' },
    security: { title: '安全' },
    conformity: { title: '同調' },
    tradition: { title: '伝統' },
    benevolence: { title: '慈善' },
    universalism: { title: '普遍主義' },
  },
} satisfies LensWords;
