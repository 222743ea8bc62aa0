import type { Lang } from '@app/words/languages';
import { detectLang } from '../plan/detect-lang.ts';
import { functionWords } from '../plan/function-words.ts';
import { allRules, type ClauseRules, rulesOf, toPlain } from './clause-rules.ts';
import type { FoldedSource, TextSpan } from './fold-text.ts';

/** The languages of a sentence with the text around it; undefined if that is unclear, so that all must be heeded. */
export function langsOf(sentence: string, around: string): Set<Lang> | undefined {
  const widely = detectLang(around);
  if (widely === undefined) return undefined;
  const closely = detectLang(sentence);
  const isOtherScript = closely !== undefined && scripts[closely] !== scripts[widely];
  if (!isOtherScript && !hasRival(widely, sentence)) return new Set([widely]);
  return closely && new Set([widely, closely]);
}

/** Of the languages that are not in Latin script. */
const scripts: Partial<Record<Lang, string>> = { ar: 'Arab', zh: 'Hani', ja: 'Hani' };

/** True for a sentence in which another language knows more than twice as many words: one foreign word changes nothing. */
function hasRival(lang: Lang, sentence: string): boolean {
  const words = sentence.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  const hits = functionWords.map((known) => ({ ...known, hits: words.filter((word) => known.words.has(word)).length }));
  const own = hits.find((known) => known.lang === lang)?.hits ?? 0;
  return hits.some((known) => known.hits > 1 && known.hits > 2 * own);
}

const rulesFor = (sentence: string, around: string): readonly ClauseRules[] => {
  const found = langsOf(sentence, around);
  return found ? [...found].map(rulesOf) : allRules;
};

const knownBySource = new WeakMap<FoldedSource, Map<string, readonly ClauseRules[]>>();
/** A report is checked repeatedly while it is written. */
const MAX_KNOWN = 2_000;
const MAX_AROUND = 400;
const SENTENCE_END = /[.!?…\n。！？؟]/u;

/** The rules of the language in which a passage and the text around it are written. */
export function rulesAround(source: FoldedSource, { start, end }: TextSpan): readonly ClauseRules[] {
  const known = knownBySource.get(source) ?? new Map<string, readonly ClauseRules[]>();
  knownBySource.set(source, known);
  const key = `${start} ${end}`;
  const found = known.get(key);
  if (found) return found;
  const [before, passage, behind] = [
    source.text.slice(Math.max(0, start - MAX_AROUND), start),
    source.text.slice(start, end),
    source.text.slice(end, end + MAX_AROUND),
  ];
  const sentence = [before.split(SENTENCE_END).at(-1), passage, behind.split(SENTENCE_END)[0]].join('');
  const made = rulesFor(sentence, before + passage + behind);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(key, made);
  return made;
}

export const hasNegation = (text: string): boolean =>
  rulesFor(text, text).some(({ denial }) => denial.test(toPlain(text)));
