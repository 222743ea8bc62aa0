import { isBarScale, type Lens } from '@app/frameworks/framework';
import { readingContext, type ReportContext } from '../check/check-report.ts';
import { hasLensHeadings, type PlannedLens } from '../plan/plan-reading.ts';
import { keyOfPerson } from '../observe/media-plan.ts';
import { formatPerson } from '../observe/render-subject.ts';
import type { LensReading } from '../report.ts';
import { renderDerived } from './render-derived.ts';
import { renderLensChart } from './render-lens-chart.ts';
import { isOverviewLens } from './render-overview.ts';
import { renderReading } from './render-reading.ts';
import { formatResult } from './render-result.ts';
import { wordsOf } from './words/words.ts';

/** A lens has a heading only when there are several lenses or each is about one person. */
export function renderLensStart(context: ReportContext, lens: Lens): string {
  const { plan } = context;
  if (!hasLensHeadings(plan)) return '';
  const words = wordsOf(plan);
  const person = plan.media?.people.find(({ number }) => lens.key === keyOfPerson(number));
  return `\n\n## ${person ? formatPerson(words, person) : words.names.lens(lens)}`;
}

/**
 * The result is rendered under the lens heading once all readings are there; a lens without a heading has it in the
 * overview.
 */
function renderLensResult(context: ReportContext, planned: PlannedLens, reading: LensReading): string {
  const words = wordsOf(context.plan);
  const { lens } = planned;
  const result = formatResult(words, planned, reading);
  const chart = isOverviewLens(context.plan, lens) ? '' : renderLensChart(words, lens, reading);
  return `${result && `\n\n*${words.results.line(result)}*`}${chart && `\n\n${chart}`}${renderDerived(words, lens, reading.derived)}`;
}

/** One lens of the finished report, in the order of its dimensions. */
export function renderLens(
  context: ReportContext,
  planned: PlannedLens,
  reading: LensReading,
  isInDistress = false,
): { text: string; removed: number } {
  const { lens, asked, about } = planned;
  // Somebody in distress gets no level of how they are: it would be read from a hard stretch.
  if (isInDistress && isBarScale(lens.scale)) return { text: '', removed: 0 };
  const parts = reading.readings.flatMap((item) => {
    const dimension = asked.find(({ key }) => key === item.key);
    return dimension && item.state === 'read' ? [renderReading(readingContext(context, planned, dimension), item)] : [];
  });
  const isConcluded = asked.length === 0 && Object.keys(reading.derived).length > 0;
  if (parts.length === 0 && !isConcluded) return { text: '', removed: 0 };
  const hasResult = about === undefined && hasLensHeadings(context.plan);
  const result = hasResult && !isInDistress ? renderLensResult(context, planned, reading) : '';
  const body = result + parts.map(({ text }) => text).join('');
  return {
    // A derivation from nothing, such as a ranking without values, renders no text.
    text: body && renderLensStart(context, lens) + body,
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
  };
}
