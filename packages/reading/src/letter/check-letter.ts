import type { InputKind } from '@app/frameworks/framework';
import { medicines } from '@app/frameworks/safety/medicine';
import { findForeignClaim } from '../check/foreign-claims.ts';
import { createVisible } from '../check/prose.ts';
import { toPlainMarks } from '../check/quotation-marks.ts';
import { createQuotationRule } from '../check/quotations.ts';
import { findQuote, type FoldedSource, type TextSpan } from '../check/find-quote.ts';
import { inventsDetail } from '../check/inventions.ts';
import { createGate, type SentenceRule } from '../check/sentence-gate.ts';
import { createSentenceGate } from '../check/vocabulary.ts';
import type { Evidence } from '../report.ts';
import type { LetterBlock, LetterRun } from './letter.ts';
import { createMarkReader, evenMarks } from './read-marks.ts';
import { type Draft, type DraftBlock, readLetter } from './read-letter.ts';

export type CheckedLetter = { headline: string; blocks: LetterBlock[]; quotes: Evidence[]; removed: number };

/** `maySuggest`: somebody in distress may read what it may be, as a question for a doctor. */
type Sample = { kind: InputKind; source: FoldedSource; maySuggest?: boolean };

/** Several times the length of a letter. More is noise, or an attempt to fill the page. */
const MAX_CHARS = 20_000;
const MAX_HEADLINE_CHARS = 300;

/**
 * Turns a model's letter into blocks: a sentence with words between quotation marks that are not in the source, with a
 * name or figure that is not, or with a forbidden claim is left out; words that are become quotes with their place.
 */
export function checkLetter(sample: Sample, markdown: string): CheckedLetter {
  const draft = readDraft(markdown);
  const quotes: Evidence[] = [];
  let removed = 0;
  const keep = (text: string): string => {
    const kept = withoutRefused(sample, text);
    removed += kept.removed;
    return kept.text.trim();
  };
  const headline = draft.headline.length > MAX_HEADLINE_CHARS ? '' : keep(draft.headline);
  const blocks = draft.blocks.flatMap((block): LetterBlock[] => {
    if (block.type === 'help') return [{ type: 'help' }];
    const text = block.type === 'say' ? keepSaid(sample, block.text, keep) : keep(block.text);
    return /[^*\s]/.test(text) ? [toBlock(sample, { ...block, text }, quotes)] : [];
  });
  return { headline: endless(headline), blocks: withoutEmptyTitles(blocks), quotes, removed };
}

/** The sentences of a letter that the check would leave out, for the last reader to mend. */
export function listRefused({ kind, source }: Sample, markdown: string): string[] {
  const sample = { kind, source, maySuggest: true };
  const { headline, blocks } = readDraft(markdown);
  return [headline, ...blocks.flatMap(({ type, text }) => (type === 'say' ? [] : text))].flatMap(
    (text) => withoutRefused(sample, text).refused,
  );
}

const readDraft = (markdown: string): Draft => readLetter(createVisible().push(markdown.slice(0, MAX_CHARS)));

function withoutRefused(
  { kind, source, maySuggest = false }: Sample,
  text: string,
): { text: string; removed: number; refused: string[] } {
  const { mayShow } = createQuotationRule(() => [source], 'letter');
  // A mark without its partner would turn inside out what follows it.
  const isUneven = hasUnevenMarks(text);
  const isTrue: SentenceRule = (sentence) => {
    // Bold words are the writer's own: "**My guess:**" quotes nobody.
    const plain = sentence.replaceAll('**', '');
    return (
      !(isUneven && hasUnevenMarks(plain)) &&
      mayShow(plain) &&
      isEachFound(source, plain) &&
      !inventsDetail(source, plain)
    );
  };
  const refused: string[] = [];
  const gate = createGate((sentence) => {
    const own = createSentenceGate(kind);
    own.push(sentence);
    own.end();
    const isForbidden = own.removed.some(
      ({ reason }) =>
        !(reason === 'treatment' && isReferral(sentence)) &&
        !(reason === 'diagnosis' && maySuggest && SUGGESTED.test(sentence)),
    );
    const isRefused = !isTrue(sentence) || isForbidden;
    if (isRefused) refused.push(sentence.trim());
    return isRefused;
  });
  return { text: gate.push(text) + gate.end(), removed: refused.length, refused };
}

const hasUnevenMarks = (text: string): boolean => toPlainMarks(text).split('"').length % 2 === 0;

const MEDICINE = new RegExp(`\\b(?:${medicines})\\b`, 'i');

/** "It may be depression", never "you may be depressed". */
const SUGGESTED = /\b(?:it|this|that|which) (?:may|might|could) (?:also |well |be )*be\b(?!.*\byou (?:have|are)\b)/i;

/** "See a doctor soon" is help, not treatment. Other languages keep their own rules. */
const isReferral = (sentence: string): boolean => !MEDICINE.test(sentence) && findForeignClaim(sentence) === undefined;

/** Words to say are not the visitor's, so they quote nothing; the forbidden claims stay forbidden. */
const keepSaid = ({ kind }: Sample, text: string, keep: (text: string) => string): string => {
  const gate = createSentenceGate(kind);
  gate.push(text);
  gate.end();
  return gate.removed.every(({ reason }) => reason === 'treatment' && isReferral(text)) ? text.trim() : keep(text);
};

function toBlock(sample: Sample, { type, text, item }: DraftBlock, quotes: Evidence[]): LetterBlock {
  if (type === 'title') return { type, text: endless(text.replaceAll('*', '')) };
  if (type === 'say') return { type, text };
  return { type: 'prose', runs: runsOf(sample, evenMarks(text), quotes), ...(item !== undefined && { item }) };
}

/** A pair of quotation marks of any language, and what stands between them. */
const QUOTED =
  /(?:“([^“”\n]+)”|„([^„“”\n]+)[“”]|"([^"\n]+)"|«\s?([^«»\n]+?)\s?»|»([^«»\n]+)«|「([^「」\n]+)」|『([^『』\n]+)』)/gu;

const insideOf = (match: RegExpExecArray): string =>
  (match.slice(1).find((group) => group !== undefined) ?? '').replaceAll('*', '');

/** Marks right around words, each pair for itself. */
const PAIRS = [
  /“([^“”„\n]+)”/gu,
  /„([^„“”\n]+)[“”]/gu,
  /(?<=")([\p{L}\p{N}][^"\n]*)(?=")/gu,
  /(?<=«)([\p{L}\p{N}][^«»\n]*)(?=»)/gu,
  /「([^「」\n]+)」/gu,
  /『([^『』\n]+)』/gu,
];

/** A single or doubled mark hides a quotation from the rule, which counts marks: so each pair is looked up, too. */
const isEachFound = (source: FoldedSource, sentence: string): boolean =>
  PAIRS.flatMap((pair) => [...sentence.matchAll(pair)].map(insideOf)).every(
    (inside) =>
      !/[\p{L}\p{N}]/u.test(inside) ||
      [inside, inside.replaceAll(/["“”„«»「」『』]/g, '')].some((words) => findQuote(source, words, { asTerm: true })),
  );

function runsOf({ source }: Sample, text: string, quotes: Evidence[]): LetterRun[] {
  const runs: LetterRun[] = [];
  let at = 0;
  const read = createMarkReader();
  const add = (words: string): void => void runs.push(...read(words));
  for (const match of text.matchAll(QUOTED)) {
    const found = findQuote(source, insideOf(match), { asTerm: true });
    if (!found) continue;
    const span = withStop(source, found, insideOf(match));
    add(text.slice(at, match.index));
    runs.push({ quote: placeOf(quotes, { ...span, quote: source.text.slice(span.start, span.end), shows: '' }) });
    at = match.index + match[0].length;
    // A comma inside the marks that is not theirs belongs to the letter's own sentence.
    if (insideOf(match).endsWith(',') && /^\s/u.test(text.slice(at)) && text.charAt(at - 1) !== ',') add(',');
  }
  add(text.slice(at));
  return runs;
}

/** A quote that ends with the full stop of its passage keeps it. */
function withStop<Span extends TextSpan>(source: FoldedSource, span: Span, quoted: string): Span {
  const stop = /[.!?…。！？]$/u.exec(quoted)?.[0];
  return stop !== undefined && source.text.charAt(span.end) === stop ? { ...span, end: span.end + 1 } : span;
}

function placeOf(quotes: Evidence[], evidence: Evidence): number {
  const known = quotes.findIndex(({ start, end }) => start === evidence.start && end === evidence.end);
  return known >= 0 ? known : quotes.push(evidence) - 1;
}

const withoutEmptyTitles = (blocks: LetterBlock[]): LetterBlock[] =>
  blocks.filter(({ type }, index) => type !== 'title' || (blocks[index + 1]?.type ?? 'title') !== 'title');

/** A headline has no full stop, but may end in an ellipsis. */
const endless = (line: string): string =>
  line
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<!\.\.)[.:]$/, '');
