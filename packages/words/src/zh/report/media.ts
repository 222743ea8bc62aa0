import type { MediaWords } from '../../report-words.ts';
import { number } from './grammar.ts';

const nobody = (where: string): string =>
  `${where}没有人明显是成年人。解读只针对成年人，所以没有撰写画像。看到的内容也不在此描述。`;

export const media = {
  person: (index) => `人物 ${index}`,
  personAt: (index, locator) => `人物 ${index}（${locator}）`,
  nobody: { image: nobody('这张图片中'), video: nobody('这段视频中') },
  about: (person) => `关于${person}。`,
  maker: {
    image: '画面中没有人：把这张图片当作制作者的选择来读。',
    video: '画面中没有人：把这段视频当作制作者的选择来读。',
  },
  others: (others) => `画面中另有 ${number(others)} 人没有解读。`,
  minors: (minors) => `有 ${number(minors)} 人可能未成年，已略去：解读只针对成年人。`,
  where: {
    scene: '场景',
    written: '画面中的文字',
    at: (clock) => `${clock} 处`,
    said: '说出的话',
    saidAt: (clock) => `${clock} 处说出的话`,
  },
  seenBy: (model) => `由 ${model} 描述`,
  seenInstead: (model, chosen) => `由 ${model} 描述，因为 ${chosen} 不能看图`,
  seenShared: (model) => `由 ${model} 描述一次，所有被询问的模型都读同一份描述`,
  heardBy: (model) => `由 ${model} 转写语音`,
  noSound: '没有声音，所以只读了看得见的内容',
  notHeard: '这里没有转写声音，所以只读了看得见的内容',
  nothingSaid: '视频中没有人说话',
  speechShared: '画面中的人谁说了哪句话，未能确定。',
  phrases: (phrases) => `描述中有 ${number(phrases)} 处说法超出了人们的选择或行为，已略去。`,
} satisfies MediaWords;
