import { keyOf } from '../plan/plan-parts.ts';
import type { Plan } from '../plan/plan-reading.ts';
import { type LensReading, positionsOf, quotesOf, type Reading, type Report } from '../report.ts';
import { assembleTask } from './build-task.ts';

/** True when the framework compares several lenses and at least two of them have readings. */
export function needsSynthesis({ framework }: Plan, { lenses }: Pick<Report, 'lenses'>): boolean {
  return framework.hasSynthesis === true && lenses.filter(hasReadings).length > 1;
}

const hasReadings = ({ readings }: LensReading): boolean => readings.some(({ state }) => state === 'read');

/**
 * Builds the task of the synthesis call: it lists the checked readings with their quotes, the passages that several
 * lenses share, and the contradicting pairs.
 */
export function buildSynthesisTask(plan: Plan, report: Report): string {
  const shared = sharedQuotes(report);
  const pairs = report.contradictions.map(({ a, b }) => `- ${a.key} and ${b.key}`);
  return assembleTask('synthesis', ['synthesis'], plan.framework.id, [
    'Below are the readings that were checked against the material. Write two to four entries in `synthesis`: where the lenses agree, where they pull apart, and what that means for this person. Each entry joins at least two keys of different lenses and says something no single lens says. Copy no reading, give no advice, and leave every other field empty.',
    'Speak of agreement only where the readings rest on different passages: several lenses on one sentence are one observation.',
    ...(shared.length > 0 ? [`Passages that several lenses share:\n${shared.join('\n')}`] : []),
    ...(pairs.length > 0 ? [`Pairs that pull apart:\n${pairs.join('\n')}`] : []),
    plan.lenses.flatMap(({ lens }, index) => describeReadings(lens, report.lenses[index])).join('\n'),
  ]);
}

function describeReadings(lens: { key: string; title: string }, reading: LensReading | undefined): string[] {
  return (reading?.readings ?? [])
    .filter(({ state }) => state === 'read')
    .map((one) => {
      const quotes = one.evidence.map(({ quote }) => JSON.stringify(quote)).join('; ');
      return `- key: ${keyOf(lens, one)} | ${lens.title} | ${describeValue(one)}${quotes}`;
    });
}

function describeValue(reading: Reading): string {
  const { strength, label } = reading;
  const positions = positionsOf(reading);
  const value = positions.length > 0 ? positions.join(' and ') : (strength ?? label);
  return value === undefined ? '' : `${value} | `;
}

function sharedQuotes(report: Report): string[] {
  const lensesByQuote = new Map<string, Set<string>>();
  for (const { key, readings } of report.lenses) {
    for (const { quote } of quotesOf({ summaryEvidence: [], lenses: [{ key, readings, derived: {} }] })) {
      lensesByQuote.set(quote, (lensesByQuote.get(quote) ?? new Set()).add(key));
    }
  }
  return [...lensesByQuote].filter(([, lenses]) => lenses.size > 1).map(([quote]) => `- ${JSON.stringify(quote)}`);
}
