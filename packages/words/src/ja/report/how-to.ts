import type { HowToWords } from '../../report-words.ts';
import { number } from './grammar.ts';

const general = (material: string): string =>
  `述べているのは${material}が与える印象で、その人のすべてではありません。こうした読み取りは、質問紙での自己報告とある程度しか一致しません。`;
const many = (lenses: number, material: string): string =>
  `一つの${material}を ${number(lenses)} 種類の視点で見ても、描写が ${number(lenses)} 通りあるだけで根拠は一つです。一致していても、より確かになるわけではありません。`;
const like = {
  text: '文章がこのように読める人',
  image: '画像がこのような印象を与える人',
  video: '動画がこのような印象を与える人',
};
const WHERE = '質問紙でも中央から同じ側になります';
const coin = (who: string): string => `${who} 10 人のうち、5 人あまりだけが${WHERE}。硬貨を投げても 5 人です。`;
const inTen = (people: number, who: string): string => `${who} 10 人のうち、約 ${number(people)} 人は${WHERE}`;
const notInTen = (others: number): string =>
  `が、${number(others)} 人はなりません。考えるには足り、決めるには足りません。`;
const OWN = '他人を判断するために使ってはなりません。';

export const howTo = {
  from: { text: '一つの文章', image: '一枚の画像', video: '一本の動画' },
  fromWords: (words) => `長さ ${number(words)} 語の文章`,
  wrote: (from) => `AI が${from}から書きました。`,
  wroteFirst: (from) => `AI が${from}から書いた、第一印象にすぎません。`,
  general: { text: general('この文章'), image: general('この画像'), video: general('この動画') },
  many: {
    text: (lenses) => many(lenses, '文章'),
    image: (lenses) => many(lenses, '画像'),
    video: (lenses) => many(lenses, '動画'),
  },
  notes: {
    TYPE: 'タイプの文字は尺度を二つに切ったものなので、コードではなく棒を見てください。こうした読み取りで当たるのは平均して 4 文字のうち 2 文字あまりで、硬貨でも 2 文字です。公式の検査ではありません。',
    MOTIVE:
      '内省のための道具で、研究での裏づけは一様ではありません。動機は語られたところにしか表れないため、ここにあるのは候補で、結論ではありません。',
    VALUES: '価値は互いの間で順位をつけたもので、他の人との比較ではありません。',
    CLIN: `診断でも、スクリーニングでも、医学的な意見でも、名前の挙がった検査でもありません。素材自体が触れている主題を並べたもので、何かを見つけることも除外することもできません。心の健康を評価できるのは、本人と話す有資格の専門家だけです。${OWN}`,
    AFF: `PHQ-9、GAD-7、BDI、BAI、ハミルトンの得点でも、スクリーニングでも、医学的な意見でもなく、何かを見つけることも除外することもできません。${OWN}`,
    IQ: '知能指数は推定しません。知能検査は監督のもとで時間を計り、基準値と比べるもので、ここにあるものでは代わりになりません。この素材に見えている推論を述べています。',
    DARK: '語り方に表れる日常的な傾向を見ています。皮肉、創作、怒り、仕事上の役割でも似て見えることがあり、穏やかな文章は書き手について何も証明しません。',
    EVO: '十の対は、進化心理学に着想を得たこの製品独自の探索的な視点です。検証された検査ではなく、もとになった理論のいくつかには議論があります。',
    MEDIA: '画像や動画の第一印象は、主に服装、場面、光によるものです。述べるのは選択と行動で、顔ではありません。',
  },
  sameSide: {
    like,
    chance: coin,
    short: (people, who) => `${inTen(people, who)}。`,
    long: (people, others, who) => inTen(people, who) + notInTen(others),
  },
  lookedUp: { text: '引用はすべて文章の中で照合しました。', media: '手がかりはすべて描写の中で照合しました。' },
  instruments: '名前の挙がった検査はどれも実施していません。名称はそれぞれの所有者のものです。',
  uses: {
    any: '採用、融資、保険、教育、法律、医療の判断には使わないでください。',
    DARK: '自分の素材か、書き手の同意がある素材のためのものです。他人へのレッテルにも、採用、融資、保険、教育、法律、医療の判断の根拠にもしてはなりません。',
    AFF: '採用、融資、保険、教育、法律の判断には使わないでください。つらいときは、医師か相談窓口に話してください。危険が迫っているときは、今すぐ地域の緊急番号に電話してください。',
  },
} satisfies HowToWords;
