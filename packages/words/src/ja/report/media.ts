import type { MediaWords } from '../../report-words.ts';
import { number } from './grammar.ts';

const nobody = (material: string): string =>
  `この${material}には、はっきり大人と見える人がいません。読み取りは大人だけが対象なので、人物像は書いていません。見えたものもここには記しません。`;

export const media = {
  person: (index) => `人物 ${index}`,
  personAt: (index, locator) => `人物 ${index}（${locator}）`,
  nobody: { image: nobody('画像'), video: nobody('動画') },
  about: (person) => `${person}について。`,
  maker: {
    image: '誰も写っていないため、画像を作り手の選択として読みます。',
    video: '誰も写っていないため、動画を作り手の選択として読みます。',
  },
  others: (others) => `ほかに写っている ${number(others)} 人は読み取っていません。`,
  minors: (minors) => `大人ではないかもしれない ${number(minors)} 人は除きました。読み取りは大人が対象です。`,
  where: {
    scene: '場面',
    written: '画像の中の文字',
    at: (clock) => `${clock} の時点`,
    said: '発言',
    saidAt: (clock) => `${clock} の発言`,
  },
  seenBy: (model) => `描写は ${model} によります`,
  seenInstead: (model, chosen) => `${chosen} は画像を見られないため、描写は ${model} によります`,
  seenShared: (model) => `描写は ${model} によるもので、尋ねたすべてのモデルが同じ描写を読みます`,
  heardBy: (model) => `発言の書き起こしは ${model} によります`,
  noSound: '音声がないため、見えるものだけを読みました',
  notHeard: '音声はここでは書き起こしていないため、見えるものだけを読みました',
  nothingSaid: '動画では何も話されていません',
  speechShared: '写っている人のうち誰が何を言ったかは、確かめられていません。',
  phrases: (phrases) => `描写のうち、人の選択や行動を超えた表現 ${number(phrases)} 件は省きました。`,
} satisfies MediaWords;
