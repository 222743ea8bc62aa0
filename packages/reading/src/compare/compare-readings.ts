import type { ComparedCell, ComparedLens, ComparedRow } from '@app/contract/comparisons';
import { type Dimension, type Framework, isBarScale, type Lens } from '@app/frameworks/framework';
import { toModelProse } from '../check/model-prose.ts';
import { isThin } from '../derive/item-scores.ts';
import { formatValue } from '../render/format-value.ts';
import type { RenderWords } from '../render/words/words.ts';
import type { LensReading, Reading, Report } from '../report.ts';
import { meanOf, measureAgreement } from './agreement.ts';
import { dimensionsOf, findLens } from './find-lens.ts';
import { comparedPositionOf, drawnPositionsOf } from './compared-positions.ts';
import { mergeQuotes } from './merge-quotes.ts';

/** A finished reading. Columns with the same `material` quote the same source. */
export type FinishedColumn = { column: number; material: string; report: Report };

type Read = { column: number; material: string; kind: Report['kind']; reading: Reading };

/** One row for every dimension that any column has read, in the order of the framework. */
export function compareReadings(
  words: RenderWords,
  framework: Framework,
  columns: readonly FinishedColumn[],
): ComparedLens[] {
  const keys = new Set(columns.flatMap(({ report }) => report.lenses.map(({ key }) => key)));
  return [...keys].flatMap((key) => {
    const of = columns.flatMap((column) => {
      const reading = column.report.lenses.find((lens) => lens.key === key);
      return reading ? [{ ...column, reading }] : [];
    });
    const lens = of[0] && findLens(framework, key, of[0].report);
    const rows = lens ? compareLens(words, lens, of) : [];
    return lens && rows.length > 0 ? [{ key, title: words.names.lens(lens), rows }] : [];
  });
}

function compareLens(
  words: RenderWords,
  lens: Lens,
  columns: readonly (FinishedColumn & { reading: LensReading })[],
): ComparedRow[] {
  return dimensionsOf(lens).flatMap((dimension) => {
    const read = columns.flatMap(({ column, material, report, reading: { readings } }): Read[] => {
      const reading = readings.find(({ key, state }) => key === dimension.key && state === 'read');
      return reading ? [{ column, material, kind: report.kind, reading }] : [];
    });
    return read.length > 0 ? [rowOf(words, { lens, dimension }, { read, asked: columns.length })] : [];
  });
}

type Asked = { lens: Lens; dimension: Dimension };

function rowOf(
  words: RenderWords,
  { lens, dimension }: Asked,
  { read, asked }: { read: Read[]; asked: number },
): ComparedRow {
  const { title, low, high } = words.names.dimension(lens, dimension);
  const positions = read.flatMap(({ reading }) => comparedPositionOf(lens, reading) ?? []);
  const measured = measureAgreement(positions);
  // Ordered words have no mean, and a single position needs none.
  const mean = lens.scale === 'symptom' || !measured ? undefined : meanOf(positions);
  const [only] = read;
  return {
    key: dimension.key,
    title,
    ...(isBarScale(lens.scale) && low && high && { low, high }),
    cells: read.map((one) => cellOf(words, { lens, dimension }, one)),
    ...(mean !== undefined && { mean }),
    ...(measured && { ...measured, word: words.comparison.agreement[measured.agreement] }),
    ...(only && read.length === 1 && asked > 1 && { onlyBy: only.column }),
    quotes: mergeQuotes(
      read.map(({ column, material, reading: { evidence, counter, considered = [] } }) => ({
        column,
        material,
        evidence: [...evidence, ...counter, ...considered],
      })),
    ),
  };
}

function cellOf(words: RenderWords, { lens, dimension }: Asked, { column, kind, reading }: Read): ComparedCell {
  const value = toModelProse(formatValue(words, lens, dimension, reading), kind).text.replaceAll(/\s+/g, ' ');
  const isHollow = reading.items !== undefined && isThin(reading.items);
  return { column, value, places: drawnPositionsOf(lens, reading), ...(isHollow && { isThin: true }) };
}
