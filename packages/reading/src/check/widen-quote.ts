import {
  clauseJoints,
  conditionClosers,
  conditionOpeners,
  conditions,
  denseNegations,
  negations,
  speakers,
} from '@app/frameworks/language/negations-conditions-speakers';
import type { FoldedSource, TextSpan } from './fold-text.ts';

/** Widening adds a clause, not a paragraph. */
const MAX_BEFORE = 100;
const MAX_BEHIND = 60;

const words = (alternatives: string): string => String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`;
/** The French “n'” is attached to the next word. */
const NEGATION = new RegExp(String.raw`${words(Object.values(negations).join('|'))}|(?<!\p{L})n['’](?=$|\p{L})`, 'iu');
const { dense, ...spaced } = conditions;
const CONDITION = new RegExp(`${words(Object.values(spaced).join('|'))}|${dense}`, 'iu');
const CLAUSE_END = new RegExp(
  String.raw`[.!?;:…\n,()“”„«»「」『』。！？；：，、،؛؟—–]|${words(clauseJoints)}|但是?|可是|けど|けれど`,
  'iu',
);
const DENSE_BEFORE = new RegExp(`${denseNegations.before}.{0,3}$`, 'u');
const DENSE_BEHIND = new RegExp(`^.{0,4}?${denseNegations.behind}`, 'u');
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SPEAKERS = speakers.map(
  (speaker) => new RegExp(String.raw`(?<![\p{L}\p{N}])${speaker}[,:]?\s*[“”„«"'‘「]?\s*$`, 'u'),
);

const IF_CLAUSE = new RegExp(
  String.raw`(?<=^|[.!?;:…\n。！？؟]\s*)(?:(?:${words(conditionOpeners.spaced)}|${conditionOpeners.dense})[^.!?;…\n,，、،。！？؟]*[,，、،]?\s*|[^.!?;…\n,，、。！？]*(?:${conditionClosers})[,，、]?\s*)$`,
  'iu',
);

/** Widens a span to include a negation or condition before it in its clause, or a negation right after it. */
export function widenOverNegation(source: FoldedSource, span: TextSpan): TextSpan {
  const before = clauseBefore(source, span);
  const behind = clauseBehind(source, span);
  const isDense = DENSE.test(source.text.slice(span.start, span.end));
  const isChangedBefore = NEGATION.test(before) || CONDITION.test(before) || (isDense && DENSE_BEFORE.test(before));
  const isChangedBehind = isDense ? DENSE_BEHIND.test(behind) : NEGATION.test(firstWords(behind));
  const start = isChangedBefore ? span.start - before.trimStart().length : span.start;
  return {
    start: start - ifClauseLength(source, start),
    end: isChangedBehind ? span.end + behind.trimEnd().length : span.end,
  };
}

/** Includes the if-clause before the span, even across a comma. */
function ifClauseLength({ text }: FoldedSource, start: number): number {
  return IF_CLAUSE.exec(text.slice(Math.max(0, start - MAX_BEFORE), start))?.[0].length ?? 0;
}

/** Includes the speaker of somebody else's words, unless the report's sentence with the quote names the speaker. */
export function widenReported({ text }: FoldedSource, span: TextSpan, beside: string): TextSpan {
  const before = text.slice(Math.max(0, span.start - MAX_BEFORE), span.start);
  for (const speaker of SPEAKERS) {
    const match = speaker.exec(before);
    if (!match) continue;
    const who = match.groups?.['who']?.split(' ').at(-1)?.toLowerCase() ?? '';
    const isNamed = who !== '' && beside.toLowerCase().includes(who);
    // "When he told me I said ...": these are the writer's own words.
    if (isNamed || AT_THAT_TIME.test(before.slice(0, match.index))) return span;
    const start = span.start - before.length + match.index;
    return { start, end: span.end + (hasOpenMark(match[0]) ? closingLength(text.slice(span.end)) : 0) };
  }
  return span;
}

const AT_THAT_TIME = /(?:when|while|after|before|als|wenn|nachdem|cuando|quand|quando|عندما)\s*$/iu;
const hasOpenMark = (words: string): boolean => /[“„«"「]\s*$/.test(words);
const closingLength = (behind: string): number => /^[.,!?…]*[”“»"」]/.exec(behind)?.[0].length ?? 0;

const DENSE_NEGATION = new RegExp(`${denseNegations.before}|ない|ません|ず`, 'u');

const NEGATION_OR_CONDITION = new RegExp(`${NEGATION.source}|${CONDITION.source}|${DENSE_NEGATION.source}`, 'giu');

export const countNegationsAndConditions = (text: string): number => text.match(NEGATION_OR_CONDITION)?.length ?? 0;

export const hasNegation = (text: string): boolean => NEGATION.test(text) || DENSE_NEGATION.test(text);

function clauseBefore({ text }: FoldedSource, { start }: TextSpan): string {
  const before = text.slice(Math.max(0, start - MAX_BEFORE), start);
  const parts = before.split(CLAUSE_END);
  return parts.length > 1 || start <= MAX_BEFORE ? (parts.at(-1) ?? '') : before.slice(before.indexOf(' ') + 1);
}

const AND = new RegExp(words('and|und|y|et|e|i|en|ve|or|oder|o|ou'), 'iu');

/** After the quote an "and" starts something new; before it a negation may apply to both sides. */
const clauseBehind = ({ text }: FoldedSource, { end }: TextSpan): string =>
  (text.slice(end, end + MAX_BEHIND).split(CLAUSE_END)[0] ?? '').split(AND)[0] ?? '';

/** The negation of a clause is near its verb. */
const firstWords = (clause: string): string => clause.split(/\s+/u).slice(0, 5).join(' ');
