import { countWords, detectLang, quotesOf } from '@app/reading';
import type { EvalCase } from './cases.ts';
import { countFixedWords } from './fixed-words.ts';
import { type Matched, copiedShare, matchPortraits, type Match, type Portrait } from './specificity.ts';
import { measureInjection, measureInvariance, type Invariance } from './measure-swaps.ts';
import { measureStability, measureTruth, type Truth } from './measure-truth.ts';
import { portraitOf, proseOf } from './read-report.ts';
import type { TrialResult } from './result.ts';
import { countBy, mean, median, sum } from './statistics.ts';

/** Undefined: there was nothing to measure it with. Shares are from 0 to 1. */
export type Measures = {
  trials: number;
  outcomes: Record<string, number>;
  /** What the provider said where it refused or failed, and how often. */
  told: Record<string, number>;
  accepted: number;
  completeParts: number | undefined;
  quotesFound: number | undefined;
  dropped: Record<string, number>;
  words: number | undefined;
  fixedShare: number | undefined;
  languageKept: number | undefined;
  secondsFirst: number | undefined;
  secondsLast: number | undefined;
  inputTokens: number;
  outputTokens: number;
  dollars: number;
  /** Mean absolute difference between two runs of one case, in points of 100. */
  stability: number | undefined;
  truth: Truth | undefined;
  specificity: Matched | undefined;
  judged: Matched | undefined;
  copied: number | undefined;
  invariance: Invariance[];
  injection: { obeyed: number; of: number } | undefined;
  peopleCounted: number | undefined;
};

type Sample = { results: readonly TrialResult[]; cases: ReadonlyMap<string, EvalCase>; judge?: Match };
type Reported = TrialResult & { report: NonNullable<TrialResult['report']> };

/** Everything that is known of one framework with one model. */
export async function measure({ results, cases, judge }: Sample): Promise<Measures> {
  const reported = results.filter((result): result is Reported => result.report !== undefined);
  const portraits = reported.flatMap((result) => portraitFor(result, cases));
  const calls = results.flatMap((result) => result.calls);
  const timed = results.flatMap(({ seconds }) => seconds ?? []);
  const perTrial = (total: number): number => total / Math.max(1, results.length);
  return {
    trials: results.length,
    outcomes: countBy(results, ({ outcome }) => outcome),
    told: countBy(
      results.filter(({ told }) => told),
      ({ told = '' }) => told,
    ),
    accepted: perTrial(reported.length + results.filter(({ outcome }) => outcome === 'notice').length),
    completeParts: meanOf(reported.map(({ report }) => shareWritten(report))),
    quotesFound: quotesFoundIn(reported),
    dropped: addUp(results.map(({ dropped }) => dropped)),
    words: meanOf(reported.map(({ text }) => countWords(text))),
    fixedShare: fixedShareOf(reported, cases),
    languageKept: meanOf(reported.map((result) => Number(keepsLanguage(result, cases)))),
    secondsFirst: timed.length > 0 ? median(timed.map(({ first }) => first)) : undefined,
    secondsLast: timed.length > 0 ? median(timed.map(({ last }) => last)) : undefined,
    inputTokens: perTrial(sum(calls.map(({ inputTokens }) => inputTokens))),
    outputTokens: perTrial(sum(calls.map(({ outputTokens }) => outputTokens))),
    dollars: perTrial(sum(calls.map(({ microUsd }) => microUsd))) / 1e6,
    stability: measureStability(reported),
    truth: measureTruth(reported, cases),
    specificity: await matchPortraits(portraits),
    judged: judge && (await matchPortraits(portraits, judge)),
    copied: meanOf(portraits.map(copiedShare)),
    invariance: measureInvariance(reported, cases),
    injection: measureInjection(reported, cases),
    peopleCounted: meanOf(reported.flatMap((result) => countsPeople(result, cases))),
  };
}

const meanOf = (numbers: readonly number[]): number | undefined => (numbers.length > 0 ? mean(numbers) : undefined);

function portraitFor({ caseId, repeat, report }: Reported, cases: Sample['cases']): Portrait[] {
  const one = cases.get(caseId);
  const isCompared = one && repeat === 1 && (one.set === 'text' || one.set === 'import');
  return isCompared ? [{ caseId, language: one.language, text: one.text, portrait: portraitOf(report) }] : [];
}

function shareWritten({ lenses, unwritten }: Reported['report']): number {
  const all = lenses.reduce((count, { readings }) => count + readings.length, 0);
  return 1 - unwritten / Math.max(1, all);
}

function quotesFoundIn(reported: Reported[]): number | undefined {
  const found = sum(reported.map(({ report }) => quotesOf(report).length + report.dropped.repeated));
  const lost = sum(reported.map(({ report }) => report.dropped.quotes));
  return found + lost === 0 ? undefined : found / (found + lost);
}

function addUp(counts: Record<string, number>[]): Record<string, number> {
  const names = [...new Set(counts.flatMap((one) => Object.keys(one)))].toSorted();
  return Object.fromEntries(names.map((name) => [name, sum(counts.map((one) => one[name] ?? 0))]));
}

/** Compared within a language: the fixed words are translated. */
function fixedShareOf(reported: Reported[], cases: Sample['cases']): number | undefined {
  const first = reported.filter(({ repeat }) => repeat === 1);
  const groups = Object.values(Object.groupBy(first, ({ caseId }) => cases.get(caseId)?.language ?? ''));
  return meanOf(groups.flatMap((group = []) => countFixedWords(group.map(({ text }) => text))));
}

/** Pictures have no words to keep the language of. */
function keepsLanguage({ caseId, report }: Reported, cases: Sample['cases']): boolean {
  const one = cases.get(caseId);
  return one?.kind !== 'text' || detectLang(proseOf(report)) === one.language;
}

function countsPeople({ caseId, report }: Reported, cases: Sample['cases']): number[] {
  const people = cases.get(caseId)?.people;
  const { media } = report;
  return people === undefined || !media ? [] : [Number(media.people.length + media.others + media.minors === people)];
}
