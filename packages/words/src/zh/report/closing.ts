import type { ClosingWords } from '../../report-words.ts';
import { number, sentence } from './grammar.ts';

const noWords = (material: string): string =>
  `没有话语的${material}看不出这一点；本人写的文字，或本人说话较多的视频，也许可以`;
const against = (value: number): string => (value === 0 ? '没有与解读相反的' : `其中 ${number(value)} 处与解读相反`);
const words = (value: number): string => `${number(value)} 个词`;
const frames = (value: number): string => `${number(value)} 帧画面`;
const expected = (pairs: number): string => `各视角之间有 ${number(pairs)} 组预期的关联`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('文本'), image: noWords('图片'), video: noWords('视频') },
    never: { text: '文字看不出这一点', image: '图片看不出这一点', video: '视频看不出这一点' },
    'nobody-in-view': '画面中没有人；本人写的文字，或本人说话较多的视频，也许能看出',
    'not-written': '模型没有写出这一部分',
    'not-mentioned': '没有提到',
    'no-support': '没有段落能支持任何说法',
    'shared-support': '相关段落已经支持了另外两项解读',
  },
  fewWords: (needed) => `至少需要 ${number(needed)} 个词`,
  unread: (names, why) => `**${names}。** ${sentence(why)}`,
  all: (total) => `全部 ${number(total)} 项`,
  some: (names, total) => `${total} 项中的 ${names} 项`,
  nearest: '最接近的',
  nearestOf: (title) => `${title}，最接近的`,
  unwritten: (parts) => `**不完整：** 模型有 ${number(parts)} 个部分没有写出。`,
  shareRead: (percent) => `**已读：** 全文的 ${percent}%，均匀选取。`,
  sample: {
    empty: '没有文字。',
    'nearly-all': (value) => `${words(value)}。`,
    most: (value) => `${words(value)}，大部分是你自己的话。`,
    half: (value) => `${words(value)}，约一半是你自己的话。`,
    less: (value) => `${words(value)}，不到一半是你自己的话。`,
    'hardly-any': (value) => `${words(value)}，几乎没有你自己的话。`,
    pictures: (pictures) => `${number(pictures)} 张图片。`,
    frames: (value) => frames(value),
    framesOver: (value, clock) => `${clock} 内的 ${frames(value)}`,
    spoken: (value) => (value === 0 ? '没有说话' : `${number(value)} 个说出的词`),
    clip: (seen, spoken) => `${seen}，${spoken}。`,
    wholeClip: (seen, spoken) => `${seen}，${spoken}；再长也看不出更多。`,
  },
  quotes: {
    text: (found, opposed) => `${number(found)} 处引文，均由程序在原文中找到；${against(opposed)}。`,
    media: (found, opposed) => `${number(found)} 条线索，均由程序在描述中找到；${against(opposed)}。`,
  },
  dropped: {
    quotes: (quotes) => `${number(quotes)} 处找不到的引文`,
    claims: (claims) => `${number(claims)} 个没有依据的说法`,
    sentences: (sentences) => `${number(sentences)} 句不该由解读说出的话`,
    repeated: (quotes) => `${number(quotes)} 处引文，所在段落已支持两项解读`,
  },
  leftOut: (parts) => `已略去：${parts.join('；')}。`,
  relations: (pairs) => `${expected(pairs)}，没有一组相矛盾。`,
  contradicted: (pairs, names) => `${expected(pairs)}，其中 ${number(names.length)} 组相矛盾：${names.join('；')}。`,
  pair: (one, other) => `${one}与${other}`,
  inLens: (lens, title) => `${lens}的${title}`,
} satisfies ClosingWords;
