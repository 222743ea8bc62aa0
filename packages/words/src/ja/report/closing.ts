import type { ClosingWords } from '../../report-words.ts';
import { number, sentence } from './grammar.ts';

const noWords = (material: string): string =>
  `言葉のない${material}からは分かりません。本人の書いた文章か、本人がある程度話している動画なら分かるかもしれません`;
const against = (value: number): string =>
  value === 0 ? '読み取りに反するものはありません' : `うち ${number(value)} 件は読み取りに反します`;
const words = (value: number): string => `${number(value)} 語`;
const frames = (value: number): string => `${number(value)} コマ`;
const expected = (pairs: number): string => `視点どうしの予想される関係 ${number(pairs)} 組のうち`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('文章'), image: noWords('画像'), video: noWords('動画') },
    never: { text: '文章からは分かりません', image: '画像からは分かりません', video: '動画からは分かりません' },
    'nobody-in-view': '誰も写っていません。本人の書いた文章か、本人がある程度話している動画なら分かるかもしれません',
    'not-written': 'モデルがこの部分を書きませんでした',
    'not-mentioned': '触れられていません',
    'no-support': '記述を支える箇所がありません',
    'shared-support': '該当する箇所は、すでにほかの二つの読み取りを支えています',
  },
  fewWords: (needed) => `少なくとも ${number(needed)} 語が必要です`,
  unread: (names, why) => `**${names}。** ${sentence(why)}`,
  all: (total) => `${number(total)} 項目すべて`,
  some: (names, total) => `${total} 項目のうち ${names} 項目`,
  nearest: '最も近い箇所',
  nearestOf: (title) => `${title}、最も近い箇所`,
  unwritten: (parts) => `**未完：** モデルが書かなかった部分：${number(parts)} か所。`,
  shareRead: (percent) => `**読んだ範囲：** 文章の ${percent}%。全体から均等に選びました。`,
  sample: {
    empty: '言葉はありません。',
    'nearly-all': (value) => `${words(value)}。`,
    most: (value) => `${words(value)}。大半は本人の言葉です。`,
    half: (value) => `${words(value)}。約半分は本人の言葉です。`,
    less: (value) => `${words(value)}。本人の言葉は半分未満です。`,
    'hardly-any': (value) => `${words(value)}。本人の言葉はほとんどありません。`,
    pictures: (pictures) => `画像 ${number(pictures)} 枚。`,
    frames: (value) => frames(value),
    framesOver: (value, clock) => `${clock} の間の ${frames(value)}`,
    spoken: (value) => (value === 0 ? '話された言葉なし' : `話された言葉 ${number(value)} 語`),
    clip: (seen, spoken) => `${seen}、${spoken}。`,
    wholeClip: (seen, spoken) => `${seen}、${spoken}。これ以上長くても、分かることはほぼ同じです。`,
  },
  quotes: {
    text: (found, opposed) =>
      `引用 ${number(found)} 件。いずれもプログラムが文章の中で照合しました。${against(opposed)}。`,
    media: (found, opposed) =>
      `手がかり ${number(found)} 件。いずれもプログラムが描写の中で照合しました。${against(opposed)}。`,
  },
  dropped: {
    quotes: (quotes) => `見つからなかった引用 ${number(quotes)} 件`,
    claims: (claims) => `根拠のない記述 ${number(claims)} 件`,
    sentences: (sentences) => `読み取りとして述べてはならない文 ${number(sentences)} 件`,
    repeated: (quotes) => `すでに二つの読み取りを支えている箇所の引用 ${number(quotes)} 件`,
  },
  leftOut: (parts) => `省いたもの：${parts.join('、')}。`,
  relations: (pairs) => `${expected(pairs)}、矛盾するものはありません。`,
  contradicted: (pairs, names) =>
    `${expected(pairs)}、${number(names.length)} 組が矛盾しています：${names.join('、')}。`,
  pair: (one, other) => `${one}と${other}`,
  inLens: (lens, title) => `${lens}の${title}`,
} satisfies ClosingWords;
