import { parseJson, sentencesOfAnswer, withholdForbidden } from '@app/reading';
import type { Written } from './lab.ts';
import type { TrialResult, TrialName } from './result.ts';
import type { RunSource } from './source.ts';
import { trialOf } from './result.ts';
import type { TappedAnswer } from './tap-answers.ts';

type Ran = { model: string; source: RunSource; began: number; answers: TappedAnswer[]; isResumed: boolean };

/** What is kept of a trial that has an end. */
export function describeTrial(trial: TrialName, written: Written, ran: Ran): TrialResult {
  const { report, text, calls, code } = written;
  const { model, source, answers } = ran;
  const told = answers.findLast((answer) => answer.told)?.told ?? refusalOf(code, answers);
  const seconds = ran.isResumed ? undefined : secondsOf(ran);
  return {
    trial: trialOf(trial, model),
    source,
    ...trial,
    model,
    outcome: outcomeOf(written),
    ...(code && { code }),
    ...(told && { told }),
    ...(report && { report }),
    text,
    calls,
    dropped: report ? countDropped(answers, report.dropped.sentences) : {},
    ...(seconds && { seconds }),
  };
}

function outcomeOf({ status, code, report, calls }: Written): TrialResult['outcome'] {
  if (status === 'done') return report === undefined ? 'notice' : report.unwritten > 0 ? 'partial' : 'report';
  if (code === 'MODEL_REFUSED') return 'refused';
  return code === 'PROVIDER_CUT' || calls.some(({ finish }) => finish === 'length') ? 'cut' : 'failed';
}

/** A model that refuses writes its reason where the answer should stand. */
function refusalOf(code: string | undefined, answers: TappedAnswer[]): string | undefined {
  return code === 'MODEL_REFUSED' ? answers.find(({ text }) => text)?.text.slice(0, 400) : undefined;
}

function secondsOf({ began, answers }: Ran): TrialResult['seconds'] {
  const written = answers.filter(({ task }) => task !== 'triage' && task !== 'second-reader');
  const firsts = written.flatMap(({ firstTextAt }) => firstTextAt ?? []);
  const lasts = written.flatMap(({ lastTextAt }) => lastTextAt ?? []);
  if (firsts.length === 0) return undefined;
  const since = (at: number): number => Math.round(at - began) / 1_000;
  return { first: since(Math.min(...firsts)), last: since(Math.max(...lasts)) };
}

/** By word rule, by rule of the second reader; the rest quoted or told what is not in the material. */
function countDropped(answers: TappedAnswer[], total: number): Record<string, number> {
  const counts: Record<string, number> = {};
  const count = (name: string): void => {
    counts[name] = (counts[name] ?? 0) + 1;
  };
  for (const { task, text } of answers) {
    if (task === 'triage') continue;
    if (task === 'second-reader') for (const rule of namedRules(text)) count(`second reader: ${rule}`);
    else
      for (const { sentence } of sentencesOfAnswer(text))
        for (const { reason } of withholdForbidden(sentence).removed) count(`words: ${reason}`);
  }
  const known = Object.values(counts).reduce((sum, number) => sum + number, 0);
  if (total > known) counts['not in the material'] = total - known;
  return counts;
}

function namedRules(answer: string): string[] {
  const parsed = parseJson(answer) as { named?: { rule?: unknown }[] } | undefined;
  return (parsed?.named ?? []).map(({ rule }) => String(rule));
}
