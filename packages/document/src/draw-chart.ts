import type { Chart, Track } from './read-chart.ts';
import { type Drawing, type LineRole, type Shape, type TextRole, textSizes } from './drawing.ts';
import { drawWheel } from './draw-wheel.ts';
import { cutToWidth, estimateWidth, isRightToLeft } from './text-width.ts';

/** Narrower than this, labels stand above their lines and not beside them. */
const BESIDE_FROM = 440;
const LEAST_WIDTH = 120;
const GAP = 14;
const RADIUS = 5;
const MIDDLE_HEIGHT = 12;
/** From the middle of the line. */
const TEXT_BELOW = 4.5;
const POLE_BELOW = 18;
const rowHeights = { line: 26, poles: 16, words: 20, steps: 21 };
/** The most characters of poles that stand beside the line, like the letters of a type, and how far from it. */
const MOST_LETTERS = 2;
const LETTER_GAP = RADIUS + 4;
const LEAST_TRACK = 84;

type Column = { from: number; to: number };

type Layout = {
  isBeside: boolean;
  /** Whether all poles are so short that they stand beside the line and not under its ends. */
  hasLetters: boolean;
  /** Numbers with a sign count from the middle. */
  isSigned: boolean;
  /** The room beyond each end of the line. */
  end: number;
  label: Column;
  track: Column;
  value: Column;
};

/** Where everything goes, for any surface that has lines, dots and text. */
export function drawChart(chart: Chart, room: number): Drawing {
  const { rows, form } = chart;
  const width = Math.max(LEAST_WIDTH, room);
  if (form === 'wheel' || form === 'hexagon') return drawWheel(chart, width);
  const layout = layOut(rows, width);
  const shapes: Shape[] = [];
  let top = 0;
  for (const row of rows) {
    const hasWordsAbove = !layout.isBeside && (row.label !== undefined || row.value !== undefined);
    const height = row.steps && layout.isBeside ? rowHeights.steps : rowHeights.line;
    const y = top + (hasWordsAbove ? rowHeights.words : 0) + height / 2;
    const hasPolesBelow = !layout.hasLetters && (row.low !== undefined || row.high !== undefined);
    shapes.push(
      ...(row.steps ? drawSteps(row.steps, layout, y) : drawTrack(row, layout, y, form === 'axes')),
      ...drawWords(row, layout, hasWordsAbove ? top + rowHeights.words - 3 : y + TEXT_BELOW),
      ...(hasPolesBelow ? drawPoles(row, layout, y + POLE_BELOW) : drawLetters(row, layout, y + TEXT_BELOW)),
    );
    top = y + height / 2 + (hasPolesBelow ? rowHeights.poles : 0);
  }
  return { width, height: top, shapes };
}

function layOut(rows: Track[], width: number): Layout {
  const isBeside = width >= BESIDE_FROM;
  const poles = rows.flatMap(({ low, high }) => [low ?? [], high ?? []].flat());
  const hasLetters = poles.length > 0 && (poles.every((pole) => pole.length <= MOST_LETTERS) || fitBeside(rows, width));
  const end = hasLetters ? LETTER_GAP + Math.max(...poles.map((pole) => estimateWidth(pole, textSizes.pole))) : RADIUS;
  const value = Math.min((isBeside ? 0.3 : 0.45) * width, widest(rows, 'value'));
  const beforeValue = width - value - (value && GAP);
  const label = isBeside ? Math.min(0.4 * width, widest(rows, 'label')) : beforeValue;
  return {
    isBeside,
    hasLetters,
    end,
    isSigned: rows.some((row) => /^[+−-]\d/.test(row.value ?? '')),
    label: { from: 0, to: label },
    track: isBeside ? { from: label + (label && GAP) + end, to: beforeValue - end } : { from: end, to: width - end },
    value: { from: width - value, to: width },
  };
}

/** Short poles stand beside the line as well, where enough of it is left. */
function fitBeside(rows: Track[], width: number): boolean {
  const pole = Math.max(
    ...rows.flatMap(({ low = '', high = '' }) => [low, high].map((one) => estimateWidth(one, textSizes.pole))),
  );
  const words = widest(rows, 'label') + widest(rows, 'value') + 2 * GAP;
  return width >= BESIDE_FROM && width - words - 2 * (pole + LETTER_GAP) >= LEAST_TRACK;
}

function widest(rows: Track[], role: 'label' | 'value'): number {
  return Math.max(0, ...rows.map((row) => estimateWidth(row[role] ?? '', textSizes[role])));
}

function drawTrack(
  { low, high, points = [], range }: Track,
  { track: { from, to }, isSigned }: Layout,
  y: number,
  isFromMiddle: boolean,
): Shape[] {
  const at = (place: number): number => round(from + place * (to - from));
  const line = (role: LineRole, x1: number, x2: number): Shape => ({ kind: 'line', role, x1, x2, y1: y, y2: y });
  const halfTick = MIDDLE_HEIGHT / 2;
  const tick: Shape = { kind: 'line', role: 'middle', x1: at(0.5), x2: at(0.5), y1: y - halfTick, y2: y + halfTick };
  const isTwoSided = isSigned || (low !== undefined && high !== undefined);
  return [
    line('track', at(0), at(1)),
    ...(range ? [line('range', at(range[0]), at(range[1]))] : []),
    ...(isFromMiddle ? points.map((point) => line('fill', at(0.5), at(point.at))) : []),
    // What only reaches so far has no middle to be compared with.
    ...(isTwoSided && points.length > 0 ? [tick] : []),
    ...points.map(({ at: place, isHollow }) => ({ kind: 'dot' as const, x: at(place), y, radius: RADIUS, isHollow })),
  ];
}

const STEP_GAP = 14;
const MOST_STEP = 34;

function drawSteps({ filled, of }: NonNullable<Track['steps']>, { track: { from, to } }: Layout, y: number): Shape[] {
  const length = Math.min(MOST_STEP, (to - from - STEP_GAP * of) / of);
  return Array.from({ length: of }, (_, index) => {
    const x1 = round(from + index * (length + STEP_GAP));
    return { kind: 'line', role: index < filled ? 'step' : 'empty', x1, x2: round(x1 + length), y1: y, y2: y };
  });
}

function drawWords({ label, value }: Track, layout: Layout, y: number): Shape[] {
  const isTurned = label !== undefined && isRightToLeft(label);
  const { label: labels, value: values } = isTurned && !layout.isBeside ? mirror(layout) : layout;
  return [
    ...(label === undefined ? [] : [drawText('label', label, { ...labels, y, isAtEnd: isTurned })]),
    ...(value === undefined ? [] : [drawText('value', value, { ...values, y, isAtEnd: values.from > labels.from })]),
  ];
}

/** A label that begins at the right has its number at the left. */
function mirror({ label, value }: Layout): Pick<Layout, 'label' | 'value'> {
  const turn = ({ from, to }: Column): Column => ({ from: value.to - to, to: value.to - from });
  return { label: turn(label), value: turn(value) };
}

function drawPoles({ low, high }: Track, { track: { from, to } }: Layout, y: number): Shape[] {
  const half = (to - from - GAP) / 2;
  return [
    ...(low === undefined ? [] : [drawText('pole', low, { from: from - RADIUS, to: from + half, y, isAtEnd: false })]),
    ...(high === undefined ? [] : [drawText('pole', high, { from: to - half, to: to + RADIUS, y, isAtEnd: true })]),
  ];
}

function drawLetters({ low, high }: Track, { track: { from, to }, end }: Layout, y: number): Shape[] {
  const [left, right] = [from - LETTER_GAP, to + LETTER_GAP];
  return [
    ...(low === undefined ? [] : [drawText('pole', low, { from: from - end, to: left, y, isAtEnd: true })]),
    ...(high === undefined ? [] : [drawText('pole', high, { from: right, to: to + end, y, isAtEnd: false })]),
  ];
}

type Place = Column & { y: number; isAtEnd: boolean };

function drawText(role: TextRole, text: string, { from, to, y, isAtEnd }: Place): Shape {
  return {
    kind: 'text',
    role,
    x: round(isAtEnd ? to : from),
    y: round(y),
    anchor: isAtEnd ? 'end' : 'start',
    text: cutToWidth(text, textSizes[role], to - from),
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;
