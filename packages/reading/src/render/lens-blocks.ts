import type { Block } from '@app/contract/blocks';
import { isBarScale, type Lens } from '@app/frameworks/framework';
import { readingContext, type ReportContext } from '../check/check-report.ts';
import { keyOfPerson } from '../observe/media-plan.ts';
import { formatPerson } from '../observe/subject-block.ts';
import { hasLensHeadings, type PlannedLens } from '../plan/plan-reading.ts';
import type { LensReading } from '../report.ts';
import { derivedBlocks } from './derived-blocks.ts';
import { formatResult } from './format-result.ts';
import { lensChart } from './lens-chart.ts';
import { isOverviewLens } from './render-overview.ts';
import { rowBlocks } from './row-block.ts';
import { wordsOf } from './words/words.ts';

/** A lens has a heading only when there are several lenses or each is about one person. */
function titleBlocks({ plan }: ReportContext, lens: Lens): Block[] {
  if (!hasLensHeadings(plan)) return [];
  const words = wordsOf(plan);
  const person = plan.media?.people.find(({ number }) => lens.key === keyOfPerson(number));
  const text = person ? formatPerson(words, person) : words.names.lens(lens);
  return [{ id: `${lens.key}:title`, type: 'title', fold: 'rows', level: 2, text }];
}

/** The result under the heading of a lens, if it has one. */
function resultBlocks({ plan }: ReportContext, planned: PlannedLens, reading: LensReading): Block[] {
  const words = wordsOf(plan);
  const { lens } = planned;
  const result = formatResult(words, planned, reading);
  const chart = isOverviewLens(plan, lens) ? undefined : lensChart(words, lens, reading);
  return [
    ...(result
      ? [{ id: `${lens.key}:result`, type: 'result' as const, fold: 'rows' as const, says: words.results.line(result) }]
      : []),
    ...(chart ? [{ ...chart, fold: 'rows' as const }] : []),
    ...derivedBlocks(words, lens, reading.derived),
  ];
}

/** One lens, in the order of its dimensions. `removed` counts the sentences that are withheld. */
export function lensBlocks(
  context: ReportContext,
  planned: PlannedLens,
  reading: LensReading,
  isInDistress = false,
): { blocks: Block[]; removed: number } {
  const { lens, asked, about } = planned;
  // Somebody in distress gets no level of how they are: it would be read from a hard stretch.
  if (isInDistress && isBarScale(lens.scale)) return { blocks: [], removed: 0 };
  const parts = reading.readings.flatMap((item) => {
    const dimension = asked.find(({ key }) => key === item.key);
    return dimension && item.state === 'read' ? [rowBlocks(readingContext(context, planned, dimension), item)] : [];
  });
  const isConcluded = asked.length === 0 && Object.keys(reading.derived).length > 0;
  if (parts.length === 0 && !isConcluded) return { blocks: [], removed: 0 };
  const hasResult = about === undefined && (hasLensHeadings(context.plan) || !isOverviewLens(context.plan, lens));
  const result = hasResult && !isInDistress ? resultBlocks(context, planned, reading) : [];
  const body = [...result, ...parts.flatMap(({ blocks }) => blocks)];
  return {
    // A derivation from nothing, such as a ranking without values, has no blocks.
    blocks: body.length > 0 ? [...titleBlocks(context, lens), ...body] : [],
    removed: parts.reduce((sum, { removed }) => sum + removed, 0),
  };
}
