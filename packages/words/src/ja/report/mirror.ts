import type { MirrorResultWords } from '../../report-words.ts';

export const mirror = {
  title: '自分についての 2 つの見方',
  headlines: {
    close: '2 つの見方は近いです',
    apart: (traits) => `2 つの見方は ${traits} つの特性でいくらか離れています`,
    differ: (traits) => `2 つの見方は ${traits} つの特性で異なります`,
    nothing: '並べられるものがありません',
  },
  closeOn: (close, of) => `${of} の特性のうち ${close} で近い位置にあります。`,
  widest: (trait, points, text, self) =>
    `最も離れているのは「${trait}」で、100 点中 ${points} 点の差です。素材の印象は「${text}」寄り、自分の回答は「${self}」寄りです。`,
  nothingRead: 'レポートは 5 つの特性のどれも 1 つの位置に置いていません。',
  legend: { text: '素材が与える印象', self: '自分から見た自分' },
  distances: { close: '近い', apart: 'いくらか離れている', differ: '異なる' },
  notRead: '素材からは読み取れず',
  split: '2 か所に読み取り',
  why: {
    title: '2 つが異なりうる理由',
    lead: '単純な理由が 3 つあります。どれが当てはまるかは、ここからは誰にもわかりません。',
    reasons: [
      {
        title: '素材は別のことについてのものだった',
        text: '素材は、その場が求めたものを示します。話題にならなかった面は表れません。',
      },
      {
        title: '役割',
        text: '人は仕事、友人の間、書いたものの中でそれぞれ違います。素材はある役割を、回答は別の役割を示しているのかもしれません。',
      },
      { title: '自己像', text: '人は自分のある面をどんな素材が示すよりもよく知っていて、別の面はそれほど知りません。' },
    ],
  },
  chart: '塗りつぶした点：素材が与える印象。輪：自分から見た自分。塗りつぶした点だけなら両方です。',
  columns: { trait: '特性', text: '素材', self: '自分', word: '隔たり' },
  limits: (close, apart) =>
    `近い：100 点中 ${close} 点以内。いくらか離れている：${apart} 点以内。異なる：それより離れている。`,
  scale: 'どちらも 0 から 100 の同じ尺度上の位置で、パーセンタイルではありません。ほかの人とは比べていません。',
  source: (name, reference) =>
    `回答は、パブリックドメインの 20 文からなる ${name} の公表された採点方法で数えています：${reference}。`,
} satisfies MirrorResultWords;
