import type { Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { toModelProse } from '../check/model-prose.ts';
import { hasLensHeadings, hasPortrait, type Plan } from '../plan/plan-reading.ts';
import type { LensReading, Report } from '../report.ts';
import { renderDerived } from './render-derived.ts';
import { renderLensChart } from './render-lens-chart.ts';
import { formatResult } from './render-result.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

/** The lens whose chart is on the first screen. */
export function isOverviewLens({ framework, lenses }: Plan, lens: Lens): boolean {
  const key = framework.overviewLens ?? (framework.hasSynthesis ? undefined : lenses[0]?.lens.key);
  return lens.key === key;
}

/** Summarises all readings: a chart, one line per section, or one line per lens. */
export function renderOverview(context: ReportContext, report: Report): string {
  const { plan } = context;
  const words = wordsOf(context.plan);
  if (!hasPortrait(plan)) return '';
  const at = plan.lenses.findIndex(({ lens }) => isOverviewLens(plan, lens));
  const [planned, reading] = [plan.lenses[at], report.lenses[at]];
  const chart = planned && reading ? renderLensChart(words, planned.lens, reading) : '';
  const table = plan.framework.hasSynthesis
    ? renderLenses(context, report)
    : planned && reading && renderSections(words, planned.lens, reading, plan);
  const derived =
    reading && planned && !hasLensHeadings(plan) ? renderDerived(words, planned.lens, reading.derived).trim() : '';
  const parts = [chart, table, derived].filter((part) => part);
  return parts.length > 0 ? `\n\n## ${words.headings.overview}\n\n${parts.join('\n\n')}` : '';
}

function renderLenses(context: ReportContext, { lenses }: Report): string {
  const words = wordsOf(context.plan);
  const rows = context.plan.lenses.flatMap((planned, index) => {
    const reading = lenses[index];
    const result = reading ? formatResult(words, planned, reading) : '';
    return result ? [[words.names.lens(planned.lens), result]] : [];
  });
  return renderTable(words.headings.columns.lens, rows);
}

/** Only for prose readings; all others have a chart. */
function renderSections(words: RenderWords, lens: Lens, { readings }: LensReading, { kind }: Plan): string {
  const rows = lens.dimensions.flatMap((dimension) => {
    const gist = readings.find(({ key }) => key === dimension.key)?.gist ?? '';
    const shown = toModelProse(gist, kind).text.replaceAll(/\s+/g, ' ');
    return shown ? [[words.names.dimension(lens, dimension).title, shown]] : [];
  });
  return renderTable(words.headings.columns.section, rows);
}

function renderTable(columns: readonly string[], rows: string[][]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}
