import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: '施瓦茨基本价值观',
  trademark: 'PVQ 须经作者许可方可使用。',
  dimensions: {
    self_direction: { title: '自主' },
    stimulation: { title: '刺激' },
    hedonism: { title: '享乐' },
    achievement: { title: '成就' },
    power: { title: '权力' },
    security: { title: '安全' },
    conformity: { title: '遵从' },
    tradition: { title: '传统' },
    benevolence: { title: '仁慈' },
    universalism: { title: '普遍主义' },
  },
} satisfies LensWords;
