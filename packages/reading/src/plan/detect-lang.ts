import type { Lang } from '@app/words/languages';
import { functionWords } from './function-words.ts';

/** Enough to tell by, and little enough to take no time: a third each from the start, the middle and the end. */
const READ_CHARS = 6_000;
const FEWEST_LETTERS = 4;
/** Of all words; in running text it is a fifth or more. */
const FEWEST_SHARE = 0.08;
/** So many times more than in the next language. */
const LEAD = 1.3;
/** A word of Chinese or Japanese has more characters than one. */
const CHARS_PER_WORD = 1.5;

/** Lines and signs around the words of letters and chats, most of them English in every country, and codes with digits. */
const AROUND =
  /^[ >]*(?:From|To|Cc|Bcc|Sent|Subject|Date|Reply-To|Forwarded by)\b ?:.*$|^Sent from my .*$|^Get Outlook for .*$|^\[[^\]\n]{1,40}\]|https?:\/\/\S+|\S+@\S+\.\S+|[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gimu;

/** The language of a text by its script and its commonest words; undefined where it is another one or cannot be told. */
export function detectLang(text: string): Lang | undefined {
  const sample = sampleOf(text);
  const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  if (all < FEWEST_LETTERS) return undefined;
  const latin = count(/\p{Script=Latin}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  // Names of brands are Latin everywhere, and long: they are counted as words.
  const latinWords = count(/\p{Script=Latin}+/gu);
  const others = all - latin;
  if (han + kana > latinWords * CHARS_PER_WORD && (han + kana) * 2 > others) {
    return kana * 10 > han + kana || (kana === 0 && isJapanese(sample)) ? 'ja' : 'zh';
  }
  if (count(/\p{Script=Arabic}+/gu) > latinWords && arabic * 2 > others) return isArabic(sample) ? 'ar' : undefined;
  return latin * 2 > all ? byWords(sample) : undefined;
}

function sampleOf(text: string): string {
  const third = READ_CHARS / 3;
  const middle = Math.floor((text.length - third) / 2);
  const read =
    text.length > READ_CHARS
      ? [text.slice(0, third), text.slice(middle, middle + third), text.slice(-third)].join('\n')
      : text;
  return read.normalize('NFC').replaceAll(AROUND, ' ');
}

/** Notes without kana: characters that are written so in Japan alone, against the commonest of Chinese. */
function isJapanese(text: string): boolean {
  const own = text.match(
    /[読悪駅毎営働込気験険県図売単歩渋帰覚変円対広様応発価実経済沢辺払拝焼戦団専楽権脳緑軽転鉄壊聴薬続総労黒]/gu,
  );
  const chinese = text.match(/[的是这這们們吗嗎没沒说說还還你她很]/gu);
  return (own?.length ?? 0) > (chinese?.length ?? 0);
}

/** Persian, Urdu and their neighbours have letters that Arabic lacks, in nearly every sentence, or else small words. */
function isArabic(text: string): boolean {
  const foreign = text.match(/[پچژگکیےٹڈںۆێەڕ]/gu)?.length ?? 0;
  if (foreign * 50 >= (text.match(/\p{Script=Arabic}/gu)?.length ?? 0)) return false;
  const words = text.match(/\p{Script=Arabic}+/gu) ?? [];
  const hits = (known: ReadonlySet<string>): number => words.filter((word) => known.has(word)).length;
  return hits(persian) === 0 || hits(persian) < hits(arabicWords);
}

const persian = new Set('را از است این اين که كه در با بود براي برای خود كرد کرد نيست نیست دارم هستم شد'.split(' '));
const arabicWords = new Set(
  'في من على أن ان إلى الى لا ما هذا هذه التي الذي كان كانت عن مع أنا انا لم قد لكن ثم كل أو إن هو هي'.split(' '),
);

/** A word that few languages have says more than one that many have. */
const weights = new Map<string, number>();
for (const { words } of functionWords) for (const word of words) weights.set(word, (weights.get(word) ?? 0) + 1);
for (const [word, languages] of weights) weights.set(word, 1 / languages);

function byWords(text: string): Lang | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const [first, second] = functionWords
    .map(({ lang, words: known }) => {
      const hits = words.filter((word) => known.has(word));
      return { lang, hits: hits.length, weight: hits.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) };
    })
    .toSorted((one, other) => other.weight - one.weight);
  if (!first || !second || first.hits < 2 || first.hits < words.length * FEWEST_SHARE) return undefined;
  return first.weight >= second.weight * LEAD ? first.lang : undefined;
}
