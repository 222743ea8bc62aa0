import type { ValueWords } from '../../report-words.ts';

export const values = {
  strengths: ['未见', '微弱', '有一些', '明显', '直接说出'],
  symptoms: {
    denied: '已否认',
    points_away: '指向相反',
    comes_near: '接近',
    mentioned: '提到',
    mentioned_often: '多次提到',
    mentioned_daily: '提到每天如此',
  },
  notSeen: '未见',
  notRead: '未读',
  twoPoints: '两处',
  thin: (value) => `${value}，依据单薄`,
  leans: (pole) => `偏${pole}`,
  clearly: (pole) => `明显偏${pole}`,
  middle: '居中',
  open: '未定',
  toward: (pole, band) => `${pole}，${band}`,
  amounts: ['几乎没有', '少许', '有一些', '较多', '很多'],
  ofHundred: (position) => `${position}（满分 100）`,
} satisfies ValueWords;
