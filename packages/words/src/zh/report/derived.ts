import type { DerivedWords } from '../../report-words.ts';
import { list } from './grammar.ts';

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join('，')}。`,
  clarity: { slight: '轻微', moderate: '中等', clear: '清晰', very_clear: '非常清晰' },
  nearest: (codes) => `其他最接近的代码：${codes.join('、')}。`,
  functions: (functions) => `这个代码通常的功能次序：${functions.join('、')}。`,
  candidate: (key, functions, quadra, code) => `${key}（${functions}，${quadra}；由 ${code} 而来）`,
  quadras: { alpha: '阿尔法', beta: '贝塔', gamma: '伽马', delta: '德尔塔' },
  globals: '五个总因素',
  styles: '四种风格',
  primaries: (read, of) => `${of} 个基本因素中的 ${read} 个`,
  consistency: {
    high: '在六边形上相邻：一致性高。',
    medium: '在六边形上相隔两步：一致性中等。',
    low: '在六边形上相对：一致性低。',
  },
  range: (low, high, total) => `按文字的说法，总分可能在 ${low} 到 ${high} 之间（满分 ${total}）。`,
  rangeOver: (low, high, total, bands) =>
    `按文字的说法，总分可能在 ${low} 到 ${high} 之间（满分 ${total}），在已发表的分档中跨越${list(bands)}。`,
  ofTotal: (low, high, total) => `${low} 到 ${high}（满分 ${total}）`,
  statements: (rated, of) => `依据 ${of} 条陈述中的 ${rated} 条`,
  split: (low, lowRated, high, highRated) => `${lowRated} 条陈述在 ${low}，另外 ${highRated} 条在 ${high}`,
} satisfies DerivedWords;
