import type { ComparisonWords } from '../../report-words.ts';

export const comparison = {
  titles: {
    models: (framework) => `セカンドオピニオン：${framework}`,
    repeats: (framework) => `同じモデルでもう一度：${framework}`,
    texts: (framework) => `二つの素材：${framework}`,
  },
  headlines: {
    agree: '読み取りは一致しています',
    mixed: '読み取りはおおむね一致しています',
    disagree: (scales) => `読み取りは ${scales} つの尺度で分かれています`,
    sideBySide: '読み取りを並べて見る',
    waiting: 'ほかの読み取りを作成しています',
    tooFew: 'まだ比べられるものがありません',
  },
  answered: {
    models: (answered, asked) => `${asked} つのモデルのうち ${answered} つが回答しました。`,
    repeats: (answered, asked) => `同じモデルによる ${asked} 回の読み取りのうち ${answered} 回分があります。`,
    texts: (answered, asked) => `${asked} つの素材のうち ${answered} つが同じ枠組みで読まれました。`,
  },
  needsTwo: '比べるには、完了した読み取りが二つ必要です。',
  agreeOn: (agreed, of, closest, points) =>
    `${of} の尺度のうち ${agreed} で一致し、もっとも近いのは「${closest}」で、差は 100 点中 ${points} 点です。`,
  widest: (name, points, low, high) =>
    `もっとも差が大きいのは「${name}」で、${low} と ${high} の差は 100 点中 ${points} 点です。`,
  widestInWords: (name) => `もっとも違いが大きいのは「${name}」です。`,
  noGap: 'どの尺度にも差はありません。',
  wordsOnly: '二つの読み取りがともに尺度の上に置いたものはありません。言葉を並べて示します。',
  alone: (alone, of) => `一つの読み取りだけにあるもの：${of} 項目中 ${alone} 項目。`,
  agreement: { agree: '一致', mixed: '一部一致', disagree: '不一致' },
  repeat: (model, number) => `${model}、${number} 回目`,
  text: (number) => `素材 ${number}`,
  states: { open: '作成中', failed: '回答なし', cancelled: '停止' },
  columns: { reading: '読み取り', scale: '尺度', mean: '平均', agreement: '一致度' },
  chart: '線は最も低い読み取りから最も高い読み取りまで、点はその平均を示します。',
  only: (label) => `これを読み取ったのは ${label} だけです。`,
  quotedBy: (labels) => `引用：${labels}`,
  limits: (agree, mixed) =>
    `一致：差が 100 点中 ${agree} 点以内。一部一致：${mixed} 点以内。不一致：それより大きい差。`,
  mean: '複数のモデルの平均は、どれか一つのモデルよりも、人が自分について語る内容に近くなります。',
  notTrue: 'モデルが一致しても、読み取りがより正しくなるわけではありません。同じ誤りを共有していることもあります。',
} satisfies ComparisonWords;
