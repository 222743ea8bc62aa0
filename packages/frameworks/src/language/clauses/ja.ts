import type { ClauseWords } from './clause-words.ts';

export const ja: ClauseWords = {
  isDense: true,
  isNegatedLast: true,
  // Left out: 少ない, 違いない, かもしれない, すみません, ずっと, 必ず, 死ぬ and similar words, which deny nothing.
  negations:
    '(?<![少危切]|違い|ちがい|しれ)ない(?!か(?!ら))|(?<![少危切])な(?:かっ|く(?!な)|けれ|きゃ)|(?<!すみ)ませ(?=ん)|(?<![はまみか必])ず(?!っと|か|ら|れ|つ)|(?<![死い])ぬ(?![るいくけれ])|(?<![うしあ])まい|ねえ|ねぇ|無[いくか]|無理|不可能',
  denials: '誰も|だれも|何も|なにも|決して|けっして|一度も|全然|ちっとも|めったに|滅多に|まさか|危うく|もう少しで',
  retractions:
    'べきだった|べきでした|ばよかった|たらよかった|はずだった|ふりを|(?:なんて|は|というのは)?(?:嘘|うそ)|[のこと]*[はが](?:苦手|難しい)',
  conditions: 'もし|仮に|たとえ|まるで',
  openers: 'もし|仮に|たとえ',
  closers: 'れば|たら|なら',
  joints:
    'けど|けれど|ので(?![はもしすあ])|ものの|しかし|(?<=だ|です|ます|ました|だった|かった)が|(?<=だ|です|ます|ない|った|した|いる|ある)から(?!で|じゃ|と)',
  ands: 'ながら|そして',
  topics: '.*(?:こと|なんて|とは)$',
  times: '時|とき',
  speakers: [String.raw`(?:(?<who>[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]{1,8})によると、?)`],
};
