import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `第二意见：${framework}`,
    repeats: (framework) => `同一模型再读一次：${framework}`,
    texts: (framework) => `两份材料：${framework}`,
  },
  headlines: {
    agree: '各份解读一致',
    mixed: '各份解读大体一致',
    disagree: (scales) => `各份解读在 ${scales} 个量表上有分歧`,
    sideBySide: '各份解读并列',
    waiting: '其他解读正在撰写',
    tooFew: '暂时没有可比较的内容',
  },
  answered: {
    models: (answered, asked) => `${asked} 个模型中有 ${answered} 个作了回答。`,
    repeats: (answered, asked) => `同一模型的 ${asked} 份解读中已有 ${answered} 份。`,
    texts: (answered, asked) => `${asked} 份材料中有 ${answered} 份按同一框架解读。`,
  },
  needsTwo: '比较需要两份完成的解读。',
  agreeOn: (agreed, of, closest, points) =>
    `它们在 ${of} 个量表中的 ${agreed} 个上一致，最接近的是“${closest}”，相差 ${points} 分（满分 100）。`,
  widest: (name, points, low, high) => `差距最大的是“${name}”：${low} 与 ${high} 相差 ${points} 分（满分 100）。`,
  widestInWords: (name) => `它们在“${name}”上差别最大。`,
  noGap: '任何量表上都没有差距。',
  wordsOnly: '没有一项被两份解读放在量表上：文字并列展示。',
  alone: (alone, of) => `只有一份解读提到的：${of} 项中的 ${alone} 项。`,
  agreement: { agree: '一致', mixed: '部分一致', disagree: '分歧' },
  repeat: (model, number) => `${model}，第 ${number} 次解读`,
  text: (number) => `材料 ${number}`,
  states: { open: '正在撰写', failed: '没有回答', cancelled: '已停止' },
  columns: { reading: '解读', scale: '量表', mean: '平均', agreement: '一致程度' },
  chart: '线条从最低的解读延伸到最高的解读；圆点是它们的平均。',
  only: (label) => `只有 ${label} 读出了这一点。`,
  quotedBy: (labels) => `引用者：${labels}`,
  limits: (agree, mixed) => `一致：相差不超过 ${agree} 分（满分 100）。部分一致：不超过 ${mixed} 分。分歧：相差更大。`,
  mean: '多个模型的平均比其中任何一个都更接近人们对自己的描述。',
  notTrue: '模型意见一致并不使解读更真实：它们可能犯同样的错误。',
} satisfies ComparisonWords;
