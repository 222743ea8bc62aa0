import { textSizes } from './drawing.ts';
import type { Chart, Track } from '@app/contract/blocks';
import { estimateWidth, widestPiece, wrapToWidth } from './text-width.ts';

/** Below this width labels are above their lines, not beside them. */
const BESIDE_FROM = 440;
export const GAP = 14;
export const RADIUS = 5;
/** Poles of up to this many characters, such as type letters, are drawn beside the line, `LETTER_GAP` away from it. */
const MAX_LETTERS = 2;
export const LETTER_GAP = RADIUS + 4;
const MIN_TRACK = 84;
/** Values may take the width that leaves this much for the line. */
const GOOD_TRACK = 160;

export type Column = { from: number; to: number };

export type Layout = {
  /** Label and value: beside the line, above it on one line, or above it with the value under the label. */
  words: 'beside' | 'above' | 'stacked';
  /** True when all poles are short enough to be drawn beside the line instead of under its ends. */
  hasLetters: boolean;
  /** Signed numbers count from the middle. */
  isSigned: boolean;
  /** The space beyond each end of the line. */
  end: number;
  label: Column;
  track: Column;
  value: Column;
};

/** Computes the columns of a chart. Labels and values stand beside the line if no word has to be broken there. */
export function layOut({ rows, isSigned = false }: Pick<Chart, 'rows' | 'isSigned'>, width: number): Layout {
  const beside = width >= BESIDE_FROM ? layOutBeside(rows, width) : undefined;
  if (beside) return { ...beside, words: 'beside', isSigned };
  const poles = polesOf(rows);
  const hasLetters = poles.length > 0 && poles.every((pole) => pole.length <= MAX_LETTERS);
  const end = endOf(poles, hasLetters);
  const whole = { from: 0, to: width };
  const isStacked = rows.some(({ label = '', value = '' }) => {
    const gap = label && value ? GAP : 0;
    return estimateWidth(label, textSizes.label) + gap + estimateWidth(value, textSizes.value) > width;
  });
  return {
    words: isStacked ? 'stacked' : 'above',
    isSigned,
    hasLetters,
    end,
    label: whole,
    track: { from: end, to: width - end },
    value: whole,
  };
}

function layOutBeside(rows: Track[], width: number): Omit<Layout, 'words' | 'isSigned'> | undefined {
  const poles = polesOf(rows);
  const hasLetters = poles.length > 0 && (poles.every((pole) => pole.length <= MAX_LETTERS) || fitBeside(rows, width));
  const end = endOf(poles, hasLetters);
  const label = Math.min(0.4 * width, widest(rows, 'label', estimateWidth));
  const afterLabel = label + (label && GAP);
  const value = Math.min(
    Math.max(0.3 * width, width - afterLabel - GAP - GOOD_TRACK - 2 * end),
    widest(rows, 'value', estimateWidth),
  );
  const track = { from: afterLabel + end, to: width - value - (value && GAP) - end };
  const pole = hasLetters ? 0 : Math.max(0, ...poles.map((one) => widestPiece(one, textSizes.pole)));
  const isBroken =
    widest(rows, 'label', widestPiece) > label ||
    widest(rows, 'value', widestPiece) > value ||
    pole > halfOf(track) ||
    track.to - track.from < MIN_TRACK;
  if (isBroken) return undefined;
  return { hasLetters, end, label: { from: 0, to: label }, track, value: { from: width - value, to: width } };
}

const polesOf = (rows: Track[]): string[] => rows.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());

const endOf = (poles: string[], hasLetters: boolean): number =>
  hasLetters ? LETTER_GAP + Math.max(...poles.map((pole) => estimateWidth(pole, textSizes.pole))) : RADIUS;

/** The width of one of the two poles under the line. */
const halfOf = ({ from, to }: Column): number => (to - from - GAP) / 2 + RADIUS;

/** Longer poles are drawn beside the line as well if enough of it is left. */
function fitBeside(rows: Track[], width: number): boolean {
  const pole = Math.max(...polesOf(rows).map((one) => estimateWidth(one, textSizes.pole)));
  const words = widest(rows, 'label', estimateWidth) + widest(rows, 'value', estimateWidth) + 2 * GAP;
  return width - words - 2 * (pole + LETTER_GAP) >= MIN_TRACK;
}

function widest(rows: Track[], role: 'label' | 'value', measure: (text: string, size: number) => number): number {
  return Math.max(0, ...rows.map((row) => measure(row[role] ?? '', textSizes[role])));
}

export type RowLines = Record<'label' | 'value' | 'low' | 'high', string[]>;

export function wrapRow({ label, value, low, high }: Track, layout: Layout): RowLines {
  const wrap = (role: 'label' | 'value' | 'pole', text: string | undefined, room: number): string[] =>
    text === undefined ? [] : wrapToWidth(text, textSizes[role], room);
  const half = halfOf(layout.track);
  return {
    label: wrap('label', label, layout.label.to - layout.label.from),
    value: wrap('value', value, layout.value.to - layout.value.from),
    low: layout.hasLetters ? [] : wrap('pole', low, half),
    high: layout.hasLetters ? [] : wrap('pole', high, half),
  };
}
