import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: '关于你的两种看法',
  headlines: {
    close: '两种看法很接近',
    apart: (traits) => `两种看法在 ${traits} 个特质上有些距离`,
    differ: (traits) => `两种看法在 ${traits} 个特质上不同`,
    nothing: '没有可并列的内容',
  },
  closeOn: (close, of) => `在 ${of} 个特质中，有 ${close} 个两者接近。`,
  widest: (trait, points, text, self) =>
    `相距最远的是“${trait}”，相差 ${points} 分（满分 100）：材料给人的印象更靠近“${text}”，你自己的回答更靠近“${self}”。`,
  nothingRead: '报告没有把五个特质中的任何一个放在单一位置上。',
  legend: { text: '材料给人的印象', self: '你如何看自己' },
  distances: { close: '接近', apart: '有些距离', differ: '不同' },
  notRead: '材料中未读出',
  split: '读出两个位置',
  why: {
    title: '两者为何可能不同',
    lead: '三个简单的理由。从这里谁也无法判断哪一个成立。',
    reasons: [
      { title: '材料讲的是别的事', text: '它展示的是当时场合所要求的。没有提到的一面，自然无法显现。' },
      {
        title: '一种角色',
        text: '人在工作中、在朋友之间和在纸上各有不同。材料可能展示了一种角色，你的回答则是另一种。',
      },
      { title: '自我形象', text: '人对自己的某些方面比任何材料所展示的都更清楚，对另一些则不然。' },
    ],
  },
  chart: '实心点：材料给人的印象。圆环：你如何看自己。只有实心点时，两者重合。',
  columns: { trait: '特质', text: '材料', self: '自己', word: '距离' },
  limits: (close, apart) => `接近：相差不超过 ${close} 分（满分 100）。有些距离：不超过 ${apart} 分。不同：相差更远。`,
  scale: '两者都是同一 0 到 100 量表上的位置，不是百分位：都没有把你与他人比较。',
  source: (name, reference) => `你的回答按 ${name} 公开的计分方法计算，共 20 句公有领域的陈述：${reference}。`,
} satisfies MirrorResultWords;
