import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: '大五人格',
  trademark: 'NEO-PI 归 PAR 所有；IPIP 题目属公有领域。',
  bands: { low: '偏{low}', middle: '居中', high: '偏{high}' },
  dimensions: {
    openness: { title: '开放性', low: '守常', high: '开放', cannot: '不是智力、学历或政治立场' },
    conscientiousness: {
      title: '尽责性',
      low: '随性',
      high: '自律',
      cannot: '不能只凭拼写、排版、眼镜或整洁的背景判断',
    },
    extraversion: { title: '外向性', low: '内敛', high: '外向', cannot: '不能凭一张照片或职业上的表现判断' },
    agreeableness: { title: '宜人性', low: '直言', high: '随和', cannot: '不能只凭一个微笑判断' },
    neuroticism: {
      title: '情绪反应性（神经质）',
      low: '平稳',
      high: '敏感',
      cannot: '不是障碍，不是某个糟糕的一天，也不是发泄',
    },
  },
} satisfies LensWords;
