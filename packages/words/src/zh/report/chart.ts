import type { ChartWords } from '../../report-words.ts';

export const chart = {
  row: (says) => `${says}。`,
  titled: (name, says) => `${name}：${says}`,
  clauses: (parts) => parts.join('，'),
  empty: '空行',
  poles: (low, high) => `从${low}到${high}`,
  low: '低',
  high: '高',
  inMiddle: '在中间',
  atEnd: (pole) => `在“${pole}”一端`,
  inHalf: (pole) => `在“${pole}”一侧`,
  thin: (place) => `${place}（依据单薄）`,
  twoPoints: (one, other) => `两处，${one}和${other}`,
  middle: '中间',
  end: (pole) => `“${pole}”一端`,
  half: (pole) => `“${pole}”一侧`,
  rangeWithin: (place) => `可能的范围在${place}`,
  rangeBetween: (from, to) => `可能的范围从${from}到${to}`,
  shares: ['零', '约十分之一', '约四分之一', '约三分之一', '约一半', '约三分之二', '约四分之三', '约十分之九', '全部'],
  reach: (share, low, high) => `从${low}到${high}，走了${share}`,
  reachFrom: (from, to, low, high) => `从${low}到${high}，在${from}与${to}之间`,
} satisfies ChartWords;
