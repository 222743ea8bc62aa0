import type { ClosingWords } from '../../report-words.ts';
import { count, number, ofWords, quotes, sentence, words } from './grammar.ts';

const noWords = (material: string): string =>
  `${material} بلا كلام لا يكفي لإظهار هذا؛ قد يُظهره نص بقلم الشخص نفسه، أو مقطع يتكلم فيه مدة كافية`;
const against = (value: number): string =>
  value === 0 ? 'لا شيء منها يخالف قراءة' : `ما يخالف قراءةً منها: ${number(value)}`;
const frames = (value: number): string => count(value, ['لقطة واحدة', 'لقطتان', 'لقطات', 'لقطة', 'لقطة']);
const expected = (pairs: number): string => `العلاقات المتوقعة بين المناظير: ${number(pairs)}`;

export const closing = {
  whyNot: {
    'no-words': { text: noWords('نص'), image: noWords('مشهد مصوّر'), video: noWords('مقطع') },
    never: {
      text: 'لا يمكن للنص أن يُظهر هذا',
      image: 'لا يمكن للصورة أن تُظهر هذا',
      video: 'لا يمكن للمقطع أن يُظهر هذا',
    },
    'nobody-in-view': 'لا يظهر أحد؛ قد يُظهر هذا نص بقلم الشخص نفسه، أو مقطع يتكلم فيه مدة كافية',
    'not-written': 'لم يكتب النموذج هذا الجزء',
    'not-mentioned': 'بلا ذكر',
    'no-support': 'لا مقطع يسند قولًا في هذا',
    'shared-support': 'المقاطع الدالة عليه تسند قراءتين أخريين من قبل',
  },
  fewWords: (needed) => `يحتاج إلى ما لا يقل عن ${count(needed, ofWords)}`,
  unread: (names, why) => `**${names}.** ${sentence(why)}`,
  all: (total) => `الكل (${number(total)})`,
  some: (names, total) => `${names} من ${total}`,
  nearest: 'الأقرب',
  nearestOf: (title) => `${title}، الأقرب`,
  unwritten: (parts) =>
    `**غير مكتمل:** ما لم يكتبه النموذج: ${count(parts, ['جزء واحد', 'جزآن', 'أجزاء', 'جزءًا', 'جزء'])}.`,
  shareRead: (percent) => `**المقروء:** ${percent}% من النص، في أجزاء موزعة بالتساوي.`,
  sample: {
    empty: 'بلا كلمات.',
    'nearly-all': (value) => `${count(value, words)}.`,
    most: (value) => `${count(value, words)}، معظمها بصوت صاحب النص.`,
    half: (value) => `${count(value, words)}، نحو نصفها بصوت صاحب النص.`,
    less: (value) => `${count(value, words)}، أقل من نصفها بصوت صاحب النص.`,
    'hardly-any': (value) => `${count(value, words)}، لا يكاد شيء منها يكون بصوت صاحب النص.`,
    pictures: (pictures) => `${count(pictures, ['صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة'])}.`,
    frames: (value) => frames(value),
    framesOver: (value, clock) => `${frames(value)} على مدى ${clock}`,
    spoken: (value) =>
      value === 0
        ? 'بلا كلام منطوق'
        : count(value, ['كلمة منطوقة واحدة', 'كلمتان منطوقتان', 'كلمات منطوقة', 'كلمة منطوقة', 'كلمة منطوقة']),
    clip: (seen, spoken) => `${seen}، ${spoken}.`,
    wholeClip: (seen, spoken) => `${seen}، ${spoken}، وهو نحو أقصى ما يعطيه الطول.`,
  },
  quotes: {
    text: (found, opposed) => `الاقتباسات، وقد وُجدت كلها في النص برمجيًا: ${number(found)}؛ ${against(opposed)}.`,
    media: (found, opposed) => `العلامات، وقد وُجدت كلها في الوصف برمجيًا: ${number(found)}؛ ${against(opposed)}.`,
  },
  dropped: {
    quotes: (value) => `لم يوجد فحُذف: ${count(value, quotes)}`,
    claims: (claims) => `بلا سند: ${count(claims, ['قول واحد', 'قولان', 'أقوال', 'قولًا', 'قول'])}`,
    sentences: (sentences) =>
      `مما لا يجوز أن تقوله قراءة: ${count(sentences, ['جملة واحدة', 'جملتان', 'جمل', 'جملة', 'جملة'])}`,
    repeated: (value) => `من مقاطع تسند قراءتين من قبل: ${count(value, quotes)}`,
  },
  leftOut: (parts) => `ما تُرك: ${parts.join('؛ ')}.`,
  relations: (pairs) => `${expected(pairs)}، ولا تناقض في أي منها.`,
  contradicted: (pairs, names) => `${expected(pairs)}، والمتناقض منها ${number(names.length)}: ${names.join('؛ ')}.`,
  pair: (one, other) => `${one} مع ${other}`,
  inLens: (lens, title) => `${title} في ${lens}`,
} satisfies ClosingWords;
