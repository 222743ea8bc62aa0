import { capitalised, determiners, roles } from '@app/frameworks/language/capitalised';
import { type Framework, isAssessable } from '@app/frameworks/framework';
import type { PlainLanguage } from '@app/frameworks/language/number-words';
import { frameworks } from '@app/frameworks/index';
import { createFinder } from './finder.ts';
import { prepareSource, type FoldedSource, WORD } from './fold-text.ts';
import { hasNumber, numbersIn, plainLanguageOf, spelledNumbers, writtenNumbers } from './numerals.ts';

/** A sentence may count reasons, sides and passages up to this number without support in the material. */
const COUNTED_UP_TO = 12;
/** Languages in which capitals mark proper names. German capitalises every noun. */
const NAMED_IN: readonly (PlainLanguage | undefined)[] = ['en', 'es', 'fr', 'pt'];

type Facts = { language: PlainLanguage | undefined; numbers: Float64Array; hasWord(word: string): boolean };

/** The words and numbers of the framework catalogue, which code itself inserts into reports. */
const own = frameworks.flatMap(wordsIn).join('\n');
const ownNumbers = numbersIn(prepareSource(own));
const ownCounts = new Set(frameworks.flatMap(countsOf));
const ownWords = wordsOf(`${own} ${capitalised}`);
const determinerWords = new Set(determiners.split(' '));
const roleWords = new Set(roles.split(' '));

/** Size of the lookup cache per text. */
const MAX_KNOWN = 2_000;

const known = new WeakMap<FoldedSource, Facts>();

/**
 * True when a sentence has a figure or proper name that occurs neither in the material nor in the values code inserts.
 */
export function inventsDetail(source: FoldedSource, sentence: string, inserted: readonly number[] = []): boolean {
  if (!/\p{N}|\p{L}{4}/u.test(sentence)) return false;
  const facts = factsOf(source);
  if (facts.language === undefined) return false;
  const words = sentence.replaceAll(QUOTATION, ' … ');
  return (
    hasInventedFigure(words, facts, inserted) || (NAMED_IN.includes(facts.language) && hasInventedName(words, facts))
  );
}

/** Quotations are checked separately. */
const QUOTATION = /[“"„«][^“”"„«»\n]{0,2000}[”"“»]|(?<!\p{L})‘[^‘\n]{0,400}?’(?!\p{L})/gu;

function factsOf(source: FoldedSource): Facts {
  const facts = known.get(source);
  if (facts) return facts;
  const made = {
    language: plainLanguageOf(source.text),
    numbers: source.numbers ?? numbersIn(source),
    hasWord: createWordLookup(source.folded),
  };
  known.set(source, made);
  return made;
}

/** Idioms that contain a number but count nothing: 24/7, fifty-fifty, a 180-degree turn. */
const IDIOM = /\b(?:24\s?\/\s?7|50\s?[/-]\s?50|fifty-fifty|(?:180|360)(?=[-\s]degree)|100(?=\s?(?:%|per ?cent\b)))/giu;
const PERCENT = /(\p{Nd}+)\s?(?:%|per ?cent\b|prozent\b|por ciento\b|pour cent\b|por cento\b)/giu;

function hasInventedFigure(sentence: string, { language, numbers }: Facts, inserted: readonly number[]): boolean {
  const words = sentence.replaceAll(IDIOM, ' ');
  const isKnown = (number: number): boolean =>
    hasNumber(numbers, number) ||
    hasNumber(ownNumbers, number) ||
    inserted.includes(number) ||
    (COUNTS_DIMENSIONS.test(words) && ownCounts.has(number));
  const shares = [...words.matchAll(PERCENT)].flatMap(([, digits = '']) => [...writtenNumbers(digits)]);
  if (shares.some((number) => !hasNumber(numbers, number))) return true;
  const figures = [...digitGroups(words), ...(language ? spelledNumbers(prepareSource(words).folded, language) : [])];
  return figures.some((number) => number > COUNTED_UP_TO && !isKnown(number));
}

/** Matches sentences about the framework catalogue itself. */
const COUNTS_DIMENSIONS = /\b(?:areas?|scales?|facets?|dimensions?|traits?|themes?|statements?|relations?)\b/iu;

/** Reads `1,200` in a sentence as 1200 only; the numbers of the material also hold its groups. */
function digitGroups(words: string): Iterable<number> {
  return writtenNumbers(words.replaceAll(/(?<=\p{Nd})[.,' \u00A0\u202F](?=\p{Nd}{3}(?!\p{Nd}))/gu, ''));
}

const CAPITAL = /(?<before>[^\p{L}\p{N}]+)(?<name>\p{Lu}\p{Ll}[\p{L}’'-]*)/gu;
/** A sentence may begin after these characters, so a capital there is not a name. */
const BEGINS = /[.!?:;…•·*_()[\]–—“”"„«»¿¡/\n]|^$/u;

function hasInventedName(sentence: string, { hasWord }: Facts): boolean {
  if (isTitle(sentence)) return false;
  return [...sentence.matchAll(CAPITAL)].some(({ groups, index }) => {
    const { before = '', name = '' } = groups ?? {};
    const start = sentence.slice(0, index);
    if (!/[\p{L}\p{N}]/u.test(start) || BEGINS.test(before)) return false;
    const last = start
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word !== '')
      .slice(-2);
    const [near = '', far = ''] = last.toReversed();
    if (determinerWords.has(near) || (determinerWords.has(far) && !roleWords.has(near))) return false;
    const forms = formsOf(name);
    return !forms.some((form) => hasWord(form) || ownWords.has(form));
  });
}

/** Most words of a title are capitalised. */
function isTitle(sentence: string): boolean {
  const long = (sentence.match(/\p{L}{4,}/gu) ?? []).slice(1);
  return long.length > 1 && long.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > long.length;
}

/** The name itself, without its possessive, and in its parts. */
function formsOf(name: string): string[] {
  const plain = prepareSource(name).folded;
  const bare = plain.replace(/(?:'s|s'|')$/, '');
  return [plain, bare, bare.replace(/s$/, ''), ...bare.split(/[-']/)];
}

function wordsOf(text: string): Set<string> {
  const words = prepareSource(text).folded.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  return new Set(words.flatMap((word) => formsOf(word)));
}

/** True when the word occurs in the folded text, alone or as part of a hyphenated compound, also with a trailing s. */
function createWordLookup(folded: string): (word: string) => boolean {
  const known = new Map<string, boolean>();
  const isInWord = (at: number): boolean => WORD.test(folded.charAt(at));
  const isEnd = (at: number): boolean => !isInWord(at) || (folded.charAt(at) === 's' && !isInWord(at + 1));
  const lookUp = (word: string): boolean => {
    const find = createFinder(folded, word);
    for (let at = find(0); at >= 0; at = find(at + 1)) if (!isInWord(at - 1) && isEnd(at + word.length)) return true;
    return false;
  };
  return (word) => {
    const answer = known.get(word) ?? lookUp(word);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(word, answer);
    return answer;
  };
}

/** How many dimensions a framework and its lenses have, and how many of them a text can show. */
function countsOf({ lenses }: Framework): number[] {
  const counts = lenses.map(({ dimensions }) => [
    dimensions.length,
    dimensions.filter((dimension) => isAssessable(dimension, dimension.evidenceLevels.text)).length,
  ]);
  return [...counts.flat(), ...[0, 1].map((kind) => counts.reduce((sum, count) => sum + (count[kind] ?? 0), 0))];
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
