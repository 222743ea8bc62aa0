import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R 仅限非商业研究免费使用；名称在此只作描述。',
  dimensions: {
    honesty_humility: { title: '诚实-谦逊', low: '重私利', high: '真诚谦逊', cannot: '不能说明某人是否说谎' },
    emotionality: { title: '情绪性', low: '坚韧', high: '多情易惧' },
    extraversion_x: { title: '外向性', low: '内敛', high: '活跃' },
    agreeableness_a: { title: '宜人性（相对于愤怒）', low: '易怒', high: '耐心' },
    conscientiousness_c: { title: '尽责性', low: '松散', high: '周密' },
    openness_o: { title: '开放性', low: '守常', high: '好奇' },
  },
} satisfies LensWords;
