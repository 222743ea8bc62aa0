import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R が無償なのは非営利の研究だけです。名称は説明のために使っています。',
  dimensions: {
    honesty_humility: {
      title: '正直さ-謙虚さ',
      low: '自己利益',
      high: '誠実・謙虚',
      cannot: '嘘をつくかどうかは分かりません',
    },
    emotionality: { title: '情動性', low: 'たくましさ', high: '情の深さ・怖がり' },
    extraversion_x: { title: '外向性', low: '控えめ', high: '快活' },
    agreeableness_a: { title: '協調性（対 怒り）', low: '怒りやすさ', high: '忍耐' },
    conscientiousness_c: { title: '誠実性', low: 'おおまか', high: '綿密' },
    openness_o: { title: '開放性', low: '慣習', high: '探究心' },
  },
} satisfies LensWords;
