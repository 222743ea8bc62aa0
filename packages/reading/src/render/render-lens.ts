import type { Lens } from '@app/frameworks/framework';
import { readingContext, type ReportContext } from '../check/check-report.ts';
import { hasLensHeadings, type PlannedLens } from '../plan/plan-reading.ts';
import { renderDerived } from './render-derived.ts';
import { renderOverview } from './render-overview.ts';
import { renderReading } from './render-reading.ts';
import type { LensReading } from '../report.ts';

/** A lens has a heading of its own only where there are several. */
export function renderLensStart({ plan }: ReportContext, lens: Lens): string {
  if (!hasLensHeadings(plan)) return '';
  return `\n\n## ${lens.title}${lens.what && `\n\n*${lens.what}*`}`;
}

/** What code makes of the readings stands after them. `isOpen`: the heading is already there. */
export function renderLensEnd(
  context: ReportContext,
  { lens }: PlannedLens,
  { readings, derived }: LensReading,
  isOpen: boolean,
): string {
  const overview = renderOverview(lens, readings);
  const conclusion = `${overview && `\n\n${overview}`}${renderDerived(context, lens, derived)}`;
  if (!conclusion) return '';
  return (isOpen ? '' : renderLensStart(context, lens)) + conclusion;
}

/** One lens as it stands in the finished report, in the order of its dimensions. */
export function renderLens(
  context: ReportContext,
  planned: PlannedLens,
  reading: LensReading,
): { text: string; removed: number } {
  const { lens, asked } = planned;
  const parts = reading.readings.flatMap((item) => {
    const dimension = asked.find(({ key }) => key === item.key);
    return dimension && item.state === 'read' ? [renderReading(readingContext(context, planned, dimension), item)] : [];
  });
  const start = parts.length > 0 ? renderLensStart(context, lens) : '';
  return {
    text: start + parts.map(({ text }) => text).join('') + renderLensEnd(context, planned, reading, parts.length > 0),
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
  };
}
