import type { SimulatedLanguage } from './sentences.ts';

/** A verbatim piece of the material; `who` is the number of the person an observation line is about. */
export type MaterialPassage = { text: string; who?: string };

const TAGGED = /<((material|observation|letter|sentences)-[0-9a-f]+)>([\s\S]*?)<\/\1>/gi;
/** `Person 1, left, at 0:12: leans forward`, `Scene, centre: ...` or, in transcripts, `[0:12] I never ...`. */
const LABEL = /^(?:(?:Person (\d+)|Scene|Written in the \w+)\b.*?:|\[[\d:]+\])\s+/;
const MAX_CHARS = 200;
/** Enough text to detect a language. */
const SAMPLE_CHARS = 5_000;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

type ReadMaterial = { material: string; isScene: boolean; letters: string[]; sentences: string; outside: string };

/**
 * The visitor's text is inside a tag with a random name; without such a tag, the whole message is the text. The letters
 * that a last reader chooses from and the sentences of a second reader have such tags of their own.
 */
export function readMaterial(userText: string): ReadMaterial {
  const tagged = [...userText.matchAll(TAGGED)];
  const insideOf = (wanted: string): string[] =>
    tagged.flatMap(([, , name, inside = '']) => (name === wanted ? [inside.trim()] : []));
  const letters = insideOf('letter');
  const listed = insideOf('sentences').join('\n');
  const outside = userText.replaceAll(TAGGED, ' ').trim();
  const [longest] = tagged
    .filter(([, , name]) => name === 'material' || name === 'observation')
    .toSorted((one, other) => other[0].length - one[0].length);
  if (longest === undefined) return { material: outside, isScene: false, letters, sentences: listed, outside };
  return {
    material: (longest[3] ?? '').trim(),
    isScene: longest[2] === 'observation',
    letters,
    sentences: listed,
    outside,
  };
}

/** Every passage long enough to be quoted; for a very short text, all passages. */
export function splitPassages(material: string, isScene = false): MaterialPassage[] {
  const all = isScene ? material.split('\n').flatMap(readLine) : splitSentences(material).map((text) => ({ text }));
  const cut = all.map((passage) => ({ ...passage, text: shorten(passage.text) }));
  const long = cut.filter(({ text }) => text.length >= (isDense(text) ? 6 : 14));
  return [...new Map((long.length > 0 ? long : cut).map((passage) => [passage.text, passage])).values()];
}

export function splitWords(text: string): string[] {
  return [...words.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
}

function splitSentences(text: string): string[] {
  // A line break before a lower-case letter only wraps a line; the space in its place keeps every offset.
  const unwrapped = text.replaceAll(/\n(?=\p{Ll})/gu, ' ');
  return [...sentences.segment(unwrapped)]
    .map(({ index, segment }) => text.slice(index, index + segment.length).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function readLine(line: string): MaterialPassage[] {
  const [label = '', who] = LABEL.exec(line.trim()) ?? [];
  const text = line.trim().slice(label.length);
  return text === '' ? [] : [{ text, ...(who !== undefined && { who }) }];
}

/** Cuts a long sentence at the last clause or word that fits. */
function shorten(sentence: string): string {
  if (sentence.length <= MAX_CHARS) return sentence;
  const cut = sentence.slice(0, MAX_CHARS).replace(/[\uD800-\uDBFF]$/, '');
  const end = [...cut.matchAll(/[,;:，；：、]/gu)].at(-1)?.index ?? cut.lastIndexOf(' ');
  return (end > MAX_CHARS / 3 ? cut.slice(0, end) : cut).trim();
}

/** Chinese and Japanese need far fewer characters for the same content. */
function isDense(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
}

const scripts: [SimulatedLanguage, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
];
const stopWords: [SimulatedLanguage, Set<string>][] = (
  [
    ['en', 'the and of to is that it was my i you not but for with a'],
    ['de', 'und der die das ich nicht ist ein eine zu mit auch war aber mein'],
    ['es', 'el los y con pero muy mi en una es por yo del las lo'],
    ['fr', 'le les et je ne pas des est une dans mais du mon au ce'],
    ['pt', 'não uma com meu minha mas eu em os do da é ao um no'],
  ] as [SimulatedLanguage, string][]
).map(([language, list]) => [language, new Set(list.split(' '))]);

/** Falls back to English. */
export function detectLanguage(material: string): SimulatedLanguage {
  const start = material.slice(0, SAMPLE_CHARS);
  const count = (pattern: RegExp): number => start.match(pattern)?.length ?? 0;
  const script = scripts.find(([, pattern]) => count(pattern) > count(/\p{L}/gu) / 5);
  if (script) return script[0];
  const found = splitWords(start.toLowerCase());
  const ranked = stopWords.map(([language, list]) => ({
    language,
    hits: found.filter((word) => list.has(word)).length,
  }));
  return ranked.toSorted((one, other) => other.hits - one.hits)[0]?.language ?? 'en';
}
