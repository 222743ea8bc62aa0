import type { BlockOf, Track } from '@app/contract/blocks';
import { type Dimension, isBarScale, type Lens } from '@app/frameworks/framework';
import { mbtiPairs } from '@app/frameworks/tables/mbti-types';
import { keyOf } from '../plan/plan-parts.ts';
import { isNotSeen, type LensReading, positionsOf, type Reading } from '../report.ts';
import { bandOf, formatClarity, formatValue } from './format-value.ts';
import { shareOf } from './row-block.ts';
import { signed } from './signed.ts';
import type { RenderWords } from './words/words.ts';

/** Fewer rows need no chart: each reading shows its own bar. */
const MIN_ROWS = 3;

/** All readings of a lens as one chart; undefined when there are too few rows. */
export function lensChart(words: RenderWords, lens: Lens, reading: LensReading): BlockOf<'chart'> | undefined {
  const byKey = new Map(reading.readings.map((one) => [one.key, one]));
  const drawn = lens.dimensions.map((dimension) => ({
    dimension,
    row: rowOf(words, lens, dimension, { byKey, reading }),
  }));
  const read = drawn.filter(({ row }) => row !== undefined);
  if (read.length < MIN_ROWS) return undefined;
  const rows = lens.chart
    ? drawn.map(({ dimension, row }) => row ?? emptyRow(words, lens, dimension))
    : read.flatMap(({ row }) => row ?? []);
  return {
    id: `${lens.key}:chart`,
    type: 'chart',
    rows,
    ...(lens.chart && { form: lens.chart }),
    ...(lens.derive?.includes('value-ranking') && { isSigned: true }),
  };
}

type Of = { byKey: ReadonlyMap<string, Reading>; reading: LensReading };

function rowOf(words: RenderWords, lens: Lens, dimension: Dimension, { byKey, reading }: Of): Track | undefined {
  const one = byKey.get(dimension.key);
  if (!one || one.state !== 'read') return undefined;
  switch (lens.chart) {
    case 'steps':
      return stepsOf(words, lens, dimension, one);
    case 'wheel':
    case 'hexagon':
      return rayOf(words, lens, dimension, { one, reading });
    case 'axes':
    case undefined:
      return barOf(words, lens, dimension, one);
  }
}

function barOf(words: RenderWords, lens: Lens, dimension: Dimension, reading: Reading): Track | undefined {
  const { scale } = lens;
  const positions = positionsOf(reading);
  if (positions.length === 0 || !isBarScale(scale)) return undefined;
  const value =
    lens.chart === 'axes'
      ? formatClarity(words, lens, positions[0] ?? 0)
      : formatValue(words, lens, dimension, reading);
  return {
    row: keyOf(lens, dimension),
    label: words.names.row(lens, dimension),
    ...(!isNotSeen(lens, reading) && {
      points: positions.map((position) => ({ at: shareOf(position, scale), isHollow: false })),
    }),
    value,
    ...polesOf(words, lens, dimension),
  };
}

/** Uses the MBTI letters as poles where they exist. */
function polesOf(words: RenderWords, lens: Lens, dimension: Dimension): { low?: string; high?: string } {
  const letters = mbtiPairs.find(({ key }) => key === dimension.key && lens.derive?.includes('mbti-type'));
  if (letters) return { low: letters.low, high: letters.high };
  const { low, high } = words.names.dimension(lens, dimension);
  return low && high ? { low, high } : {};
}

function stepsOf(words: RenderWords, lens: Lens, dimension: Dimension, reading: Reading): Track | undefined {
  const { strength, position } = reading;
  const bands = (lens.bands ?? []).map(({ key }) => key);
  const level = strength ?? (position === undefined ? -1 : bands.indexOf(bandOf(lens, position) ?? ''));
  if (level < 0) return undefined;
  return {
    row: keyOf(lens, dimension),
    label: words.names.row(lens, dimension),
    steps: { filled: level, of: stepsIn(lens) },
    value: formatValue(words, lens, dimension, reading),
  };
}

/** Without the step for "not seen". */
const stepsIn = ({ scale, bands = [] }: Lens): number => (scale === 'strength' ? 4 : bands.length - 1);

type Ray = { one: Reading; reading: LensReading };

/** Value rays start at the writer's own mean; all other rays start at zero. */
function rayOf(words: RenderWords, lens: Lens, dimension: Dimension, { one, reading }: Ray): Track | undefined {
  const named = { row: keyOf(lens, dimension), label: words.names.ray(lens, dimension) };
  if (lens.derive?.includes('value-ranking')) {
    const ranked = reading.derived.values?.find(({ key }) => key === dimension.key);
    if (!ranked) return undefined;
    const to = shareOf(50 + ranked.fromOwnMean, 'unipolar');
    return { ...named, range: [Math.min(0.5, to), Math.max(0.5, to)], value: signed(ranked.fromOwnMean) };
  }
  const [position] = positionsOf(one);
  return position === undefined
    ? undefined
    : { ...named, range: [0, shareOf(position, 'unipolar')], value: formatValue(words, lens, dimension, one) };
}

function emptyRow(words: RenderWords, lens: Lens, dimension: Dimension): Track {
  const isRay = lens.chart === 'wheel' || lens.chart === 'hexagon';
  return {
    row: keyOf(lens, dimension),
    label: isRay ? words.names.ray(lens, dimension) : words.names.row(lens, dimension),
    ...(lens.chart === 'steps' && { steps: { filled: 0, of: stepsIn(lens) } }),
    value: words.values.notRead,
    ...(isRay ? {} : polesOf(words, lens, dimension)),
  };
}
