import type { Lang } from '@app/words/languages';
import { functionWords } from './function-words.ts';

/** Enough for a decision and fast: a third each from the start, the middle and the end. */
const READ_CHARS = 6_000;
const MIN_LETTERS = 4;
/** The least share of function words among all words; running text has a fifth or more. */
const MIN_SHARE = 0.08;
/** The best language needs this many times the weight of the second best. */
const LEAD = 1.3;
/** A Chinese or Japanese word has more than one character on average. */
const CHARS_PER_WORD = 1.5;

/**
 * Headers and signatures of letters and chats, most of them English in every country, and codes with digits. Addresses and
 * codes match only where a word begins: otherwise a long run of letters takes quadratic time.
 */
const AROUND =
  /^[ >]*(?:From|To|Cc|Bcc|Sent|Subject|Date|Reply-To|Forwarded by)\b ?:.*$|^Sent from my .*$|^Get Outlook for .*$|^\[[^\]\n]{1,40}\]|https?:\/\/\S+|(?<!\S)[^\s@]{1,100}@[^\s@]{1,200}\.\S+|(?<![\p{L}\p{N}])\p{L}*\p{N}[\p{L}\p{N}]*/gimu;

/** Detects the language by script and most common words; undefined for unsupported or unclear languages. */
export function detectLang(text: string): Lang | undefined {
  const sample = sampleOf(text);
  const count = (letters: RegExp): number => sample.match(letters)?.length ?? 0;
  const all = count(/\p{L}/gu);
  if (all < MIN_LETTERS) return undefined;
  const latin = count(/\p{Script=Latin}/gu);
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const han = count(/\p{Script=Han}/gu);
  const arabic = count(/\p{Script=Arabic}/gu);
  // Brand names are Latin everywhere and long, so Latin text is counted in words.
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

/** For text without kana: compares characters used only in Japan with the most common Chinese ones. */
function isJapanese(text: string): boolean {
  const own = text.match(
    /[読悪駅毎営働込気験険県図売単歩渋帰覚変円対広様応発価実経済沢辺払拝焼戦団専楽権脳緑軽転鉄壊聴薬続総労黒]/gu,
  );
  const chinese = text.match(/[的是这這们們吗嗎没沒说說还還你她很]/gu);
  return (own?.length ?? 0) > (chinese?.length ?? 0);
}

/**
 * Persian, Urdu and related languages use letters that Arabic lacks in nearly every sentence, or their own function
 * words.
 */
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

/** A word shared by few languages has more weight than one shared by many. */
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
  if (!first || !second || first.hits < 2 || first.hits < words.length * MIN_SHARE) return undefined;
  return first.weight >= second.weight * LEAD ? first.lang : undefined;
}
