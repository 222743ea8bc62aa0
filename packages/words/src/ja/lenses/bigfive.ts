import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'ビッグファイブ',
  trademark: 'NEO-PI は PAR のものです。IPIP の項目はパブリックドメインです。',
  bands: { low: '{low}寄り', middle: '中ほど', high: '{high}寄り' },
  dimensions: {
    openness: { title: '開放性', low: '慣習', high: '開放', cannot: '知能、学歴、政治ではありません' },
    conscientiousness: {
      title: '誠実性',
      low: '気まま',
      high: '自律',
      cannot: 'つづり、書式、眼鏡、片づいた背景だけからは読めません',
    },
    extraversion: {
      title: '外向性',
      low: '控えめ',
      high: '社交',
      cannot: '写真 1 枚や仕事上のふるまいからは読めません',
    },
    agreeableness: { title: '協調性', low: '主張', high: '調和', cannot: '笑顔だけからは読めません' },
    neuroticism: {
      title: '感情の反応性（神経症傾向）',
      low: '安定',
      high: '敏感',
      cannot: '障害でも、たまたま悪かった 1 日でも、愚痴でもありません',
    },
  },
} satisfies LensWords;
