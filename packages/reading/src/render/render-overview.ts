import type { Block } from '@app/contract/blocks';
import { isBarScale, type Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { isInDistress } from '../letter/letter.ts';
import { hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { Report } from '../report.ts';
import { formatResult } from './format-result.ts';
import { lensChart } from './lens-chart.ts';
import { wordsOf } from './words/words.ts';

/** The lens whose chart is on the first screen. */
export const isOverviewLens = ({ framework, lenses }: Plan, lens: Lens): boolean =>
  framework.drawsFirstLens === true && lens.key === lenses[0]?.lens.key;

/** The result beside the letter: a type, a chart. */
export function overviewBlocks(context: ReportContext, report: Report): Block[] {
  const { plan } = context;
  const words = wordsOf(plan);
  if (!hasPortrait(plan)) return [];
  const at = plan.lenses.findIndex(({ lens }) => isOverviewLens(plan, lens));
  const [planned, reading] = [plan.lenses[at], report.lenses[at]];
  // A type is said; levels are drawn.
  const isType = planned?.lens.derive?.some((name) => name === 'mbti-type' || name === 'enneagram-ranking');
  const result = planned && reading && isType ? formatResult(words, planned, reading) : '';
  const chart = planned && reading && lensChart(words, planned.lens, reading);
  return [
    ...(result ? [{ id: 'result', type: 'result' as const, says: words.results.line(result) }] : []),
    ...(chart ? [chart] : []),
  ];
}

/** Where several systems are read, one line for each, before their rows. */
export function tableBlocks({ plan }: ReportContext, { lenses, distress }: Report): Block[] {
  if (plan.lenses.length === 1 || !hasPortrait(plan) || isInDistress(distress)) return [];
  const words = wordsOf(plan);
  const rows = plan.lenses.flatMap((planned, index) => {
    const reading = lenses[index];
    // What a text says of distress is no result to open with.
    const result = reading && isBarScale(planned.lens.scale) ? formatResult(words, planned, reading) : '';
    return result && result !== words.results.none ? [[words.names.lens(planned.lens), result]] : [];
  });
  return rows.length > 0
    ? [{ id: 'lenses', type: 'table', fold: 'rows', columns: [...words.headings.columns.lens], rows }]
    : [];
}
