import type { DerivedWords } from '../../report-words.ts';
import { list } from './grammar.ts';

export const derived = {
  letter: (letter, clarity) => `${letter} ${clarity}`,
  letters: (letters) => `${letters.join('、')}。`,
  clarity: { slight: 'わずか', moderate: '中程度', clear: '明確', very_clear: 'とても明確' },
  nearest: (codes) => `ほかに最も近いコード：${codes.join('、')}。`,
  functions: (functions) => `このコードの一般的な機能の順：${functions.join('、')}。`,
  candidate: (key, functions, quadra, code) => `${key}（${functions}、${quadra}、${code} から）`,
  quadras: { alpha: 'アルファ', beta: 'ベータ', gamma: 'ガンマ', delta: 'デルタ' },
  globals: '五つの総合因子',
  styles: '四つのスタイル',
  primaries: (read, of) => `${of} の一次因子のうち ${read}`,
  consistency: {
    high: '六角形で隣り合う：一貫性は高い。',
    medium: '六角形で二つ離れる：一貫性は中くらい。',
    low: '六角形で向かい合う：一貫性は低い。',
  },
  range: (low, high, total) => `書かれた言葉からは、${total} 点中 ${low} 点から ${high} 点までの合計がありえます。`,
  rangeOver: (low, high, total, bands) =>
    `書かれた言葉からは、${total} 点中 ${low} 点から ${high} 点までの合計がありえます。公表された区分では${list(bands)}にわたります。`,
  ofTotal: (low, high, total) => `${total} 点中 ${low}〜${high} 点`,
  statements: (rated, of) => `文 ${of} 件のうち ${rated} 件から`,
  split: (low, lowRated, high, highRated) => `文 ${lowRated} 件では ${low}、残る ${highRated} 件では ${high}`,
} satisfies DerivedWords;
