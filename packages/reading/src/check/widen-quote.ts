import { type ClauseRules, toPlain } from './clause-rules.ts';
import type { FoldedSource, TextSpan } from './fold-text.ts';
import { rulesAround } from './rules-around.ts';

/** Widening adds a clause, not a paragraph. */
const MAX_BEFORE = 140;
const MAX_BEHIND = 90;
/** The first characters of a quote say whether it begins with its own subject. */
const HEAD = 12;
/** A line of wrapped text is about this long, and what ends a clause may depend on the words before it. */
const MAX_LINE = 60;
/** Enough to see what kind of clause a quote is. */
const MAX_CLAUSE = 300;
/** The negation of a clause is near its verb. */
const MAX_WORDS = 5;

/**
 * Widens a span to include a negation or condition before it in its clause, or words behind it that deny it. Where
 * several languages are possible, every one may widen it.
 */
export function widenOverNegation(source: FoldedSource, span: TextSpan): TextSpan {
  const spans = rulesAround(source, span).map((rules) => widenByRules(rules, source, span));
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}

export function widenByRules(rules: ClauseRules, { text }: Pick<FoldedSource, 'text'>, span: TextSpan): TextSpan {
  const clause = clauseBefore(rules, text, span);
  const isChanged = toPlain(clause).search(rules.changes) >= 0;
  const start = isChanged ? span.start - clause.trimStart().length : span.start;
  // Includes the if-clause before the span, even across a comma.
  const ifClause = rules.ifClause.exec(text.slice(Math.max(0, start - MAX_BEFORE), start))?.[0] ?? '';
  return {
    start: start - ifClause.length,
    end: span.end + denialBehind(rules, text, span, clause).trimEnd().length,
  };
}

/** The part of a clause before the span. */
function clauseBefore(rules: ClauseRules, text: string, { start, end }: TextSpan): string {
  const from = Math.max(0, start - MAX_BEFORE);
  const near = withoutAsides(rules, text.slice(from, start + HEAD));
  const before = near.slice(0, start - from);
  const last = [...near.matchAll(rules.clauseEnd)].findLast(
    ({ index, 0: mark }) =>
      index + mark.length <= before.length && !isContinued(rules, text, { start: from + index, end }),
  );
  if (last) return before.slice(last.index + last[0].length);
  return from === 0 ? before : before.slice(before.indexOf(' ') + 1);
}

const withoutAsides = ({ aside }: ClauseRules, near: string): string =>
  near.replaceAll(aside, (words) => words.replaceAll(/[,،，–—()]/g, ' '));

/** True if a comma begins a dependent clause or a further member of a list: a negation before it denies it too. */
function isContinued({ listed, dependent, and }: ClauseRules, text: string, { start, end }: TextSpan): boolean {
  if (text.charAt(start) !== ',') return false;
  const part = text.slice(start + 1, Math.min(end, start + MAX_CLAUSE));
  const rest = text.slice(end, end + MAX_BEHIND).split(/[.!?;\n]/u)[0] ?? '';
  return dependent.test(part) || (listed.test(part) && (part + rest).search(and) >= 0);
}

/** The words behind the span up to the end of its clause, if they deny it. */
function denialBehind(rules: ClauseRules, text: string, { start, end }: TextSpan, before: string): string {
  const behind = text.slice(end, end + MAX_BEHIND);
  const retraction = rules.retraction.exec(behind)?.[0] ?? '';
  const clause = before + text.slice(start, Math.min(end, start + MAX_CLAUSE));
  const clauseStart = start - before.length;
  const isFirst = /(?:^|[.!?…\n。！？؟])\s*$/u.test(text.slice(Math.max(0, clauseStart - 9), clauseStart));
  const isTopic = isFirst && rules.topic.test(clause);
  const rest = restOfClause(rules, text, end + retraction.length, isTopic);
  if (retraction !== '') return retraction + rest;
  if (SENTENCE_END.test(text.charAt(end - 1))) return '';
  const own = rest.slice(0, newClauseAt(rules, rest, clause));
  const isWhole = rules.isNegatedLast || isTopic || own.search(rules.and) >= 0;
  const near = isWhole ? own : own.split(/\s+/u).slice(0, MAX_WORDS).join(' ');
  return rules.negation.test(toPlain(near)) ? own : '';
}

/** What follows up to the next clause end, in whole words. The main clause of a topic follows after a comma. */
function restOfClause(rules: ClauseRules, text: string, from: number, isTopic: boolean): string {
  const head = text.slice(Math.max(0, from - MAX_LINE), from);
  const behind = text.slice(from, from + MAX_BEHIND);
  const near = withoutAsides(rules, head + behind);
  const ends = [...near.matchAll(rules.clauseEnd)].filter(({ index }) => index >= head.length);
  const isCrossed = isTopic && COMMA.test(ends[0]?.[0] ?? '');
  const end = ends[isCrossed ? 1 : 0];
  if (end) return text.slice(from, from + end.index - head.length);
  return behind.length < MAX_BEHIND ? behind : behind.replace(/\s\S*$/u, '');
}

/** Where an and-word begins a new clause: not where it joins two parts of this one. */
function newClauseAt(rules: ClauseRules, rest: string, clause: string): number | undefined {
  const isComplete = !rules.isNegatedLast && rules.subject.test(clause);
  const ands = [...rest.matchAll(rules.and)];
  return ands.find(({ index, 0: and }) => isComplete || !rules.joined.test(rest.slice(index + and.length)))?.index;
}

const COMMA = /^[,،，、]/u;
const SENTENCE_END = /[.!?…。！？؟]/u;

/** Includes the speaker of somebody else's words, unless the report's sentence with the quote names the speaker. */
export function widenReported(source: FoldedSource, span: TextSpan, beside: string): TextSpan {
  const { text } = source;
  const before = text.slice(Math.max(0, span.start - MAX_BEFORE), span.start);
  for (const { speakers, atThatTime } of rulesAround(source, span)) {
    for (const speaker of speakers) {
      const match = speaker.exec(before);
      if (!match) continue;
      const who = match.groups?.['who']?.split(' ').at(-1)?.toLowerCase() ?? '';
      const isNamed = who !== '' && beside.toLowerCase().includes(who);
      // "When he told me I said ...": these are the writer's own words.
      if (isNamed || atThatTime.test(before.slice(0, match.index))) return span;
      const start = span.start - before.length + match.index;
      return { start, end: span.end + (hasOpenMark(match[0]) ? closingLength(text.slice(span.end)) : 0) };
    }
  }
  return span;
}

const hasOpenMark = (words: string): boolean => /[“„«"「]\s*$/.test(words);
const closingLength = (behind: string): number => /^[.,!?…]*[”“»"」]/.exec(behind)?.[0].length ?? 0;
