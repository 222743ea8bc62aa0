import { isBarScale, type Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { Report } from '../report.ts';
import { renderLensChart } from './render-lens-chart.ts';
import { formatResult } from './render-result.ts';
import { wordsOf } from './words/words.ts';

/** The lens whose chart is on the first screen. */
export function isOverviewLens({ framework, lenses }: Plan, lens: Lens): boolean {
  const key = framework.overviewLens ?? (framework.hasSynthesis ? undefined : lenses[0]?.lens.key);
  return lens.key === key;
}

/** The result of the whole report: a line, a chart, or a table with one line per lens. */
export function renderOverview(context: ReportContext, report: Report): string {
  const { plan } = context;
  const words = wordsOf(context.plan);
  if (!hasPortrait(plan)) return '';
  const at = plan.lenses.findIndex(({ lens }) => isOverviewLens(plan, lens));
  const [planned, reading] = [plan.lenses[at], report.lenses[at]];
  // A type is said; levels are drawn.
  const isType = planned?.lens.derive?.some((name) => name === 'mbti-type' || name === 'enneagram-ranking');
  const result = planned && reading && isType ? formatResult(words, planned, reading) : '';
  const parts = [
    result && `**${words.results.line(result)}**`,
    planned && reading ? renderLensChart(words, planned.lens, reading) : '',
    plan.framework.hasSynthesis && plan.framework.overviewLens === undefined ? renderLenses(context, report) : '',
  ].filter((part) => part);
  return parts.map((part) => `\n\n${part}`).join('');
}

function renderLenses(context: ReportContext, { lenses }: Report): string {
  const words = wordsOf(context.plan);
  const rows = context.plan.lenses.flatMap((planned, index) => {
    const reading = lenses[index];
    // What a text says of distress is no result to open with.
    const result = reading && isBarScale(planned.lens.scale) ? formatResult(words, planned, reading) : '';
    return result && result !== words.results.none ? [[words.names.lens(planned.lens), result]] : [];
  });
  return renderTable(words.headings.columns.lens, rows);
}

function renderTable(columns: readonly string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
