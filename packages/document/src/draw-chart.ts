import type { Chart, Track } from '@app/contract/blocks';
import type { Drawing, LineRole, Shape, TextRole } from './drawing.ts';
import { drawWheel } from './draw-wheel.ts';
import { type Column, layOut, type Layout, LETTER_GAP, RADIUS, type RowLines, wrapRow } from './lay-out-chart.ts';
import { mirrorDrawing } from './mirror-drawing.ts';
import { isRightToLeft } from './text-width.ts';

const MIN_WIDTH = 120;
const MIDDLE_HEIGHT = 12;
/** Offsets from the middle of the line. */
const TEXT_BELOW = 4.5;
const POLE_BELOW = 18;
const rowHeights = { line: 26, poles: 16, words: 20, steps: 21 };
/** Distance between two lines of text. */
const lineHeights: Record<TextRole, number> = { label: 17, value: 17, pole: 15, strong: 17, badge: 15 };

/**
 * Computes the shapes of a chart for any renderer with lines, dots and text. Without a direction the first label
 * decides.
 */
export function drawChart(chart: Chart, room: number, direction?: 'ltr' | 'rtl'): Drawing {
  const width = Math.max(MIN_WIDTH, room);
  if (chart.form === 'wheel' || chart.form === 'hexagon') return drawWheel(chart, width);
  const drawing = drawRows(chart, width);
  const [first = ''] = chart.rows.flatMap(({ label, low, high }) => label ?? low ?? high ?? []);
  const isTurned = direction ? direction === 'rtl' : isRightToLeft(first);
  return isTurned ? mirrorDrawing(drawing) : drawing;
}

function drawRows({ rows, form, isSigned }: Chart, width: number): Drawing {
  const layout = layOut({ rows, ...(isSigned && { isSigned }) }, width);
  const isBeside = layout.words === 'beside';
  const shapes: Shape[] = [];
  let top = 0;
  for (const row of rows) {
    const lines = wrapRow(row, layout);
    const above = isBeside ? 0 : heightAbove(lines, layout);
    const height = Math.max(
      row.steps && isBeside ? rowHeights.steps : rowHeights.line,
      isBeside ? heightBeside(lines) : 0,
    );
    const y = top + above + height / 2;
    shapes.push(
      ...(row.steps ? drawSteps(row.steps, layout, y) : drawTrack(row, layout, y, form === 'axes')),
      ...(isBeside ? drawBeside(lines, layout, y) : drawAbove(lines, layout, top + rowHeights.words - 3)),
      ...(layout.hasLetters ? drawLetters(row, layout, y + TEXT_BELOW) : drawPoles(lines, layout, y + POLE_BELOW)),
    );
    top = y + Math.max(height / 2, heightBelow(lines));
  }
  return { width, height: top, shapes };
}

/** Extra height for a label or value of more than one line beside the track. */
function heightBeside({ label, value }: RowLines): number {
  const count = Math.max(label.length, value.length);
  return count > 1 ? count * lineHeights.label + 9 : 0;
}

function heightAbove({ label, value }: RowLines, { words }: Layout): number {
  const count = words === 'stacked' ? label.length + value.length : Math.max(label.length, value.length);
  return count > 0 ? rowHeights.words + (count - 1) * lineHeights.label : 0;
}

/** From the middle of the line to the bottom of the poles under it. */
function heightBelow({ low, high }: RowLines): number {
  const count = Math.max(low.length, high.length);
  return count > 0 ? rowHeights.line / 2 + rowHeights.poles + (count - 1) * lineHeights.pole : 0;
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
    // A range without points has no middle to compare with.
    ...(isTwoSided && points.length > 0 ? [tick] : []),
    ...points.map(({ at: place, isHollow }) => ({ kind: 'dot' as const, x: at(place), y, radius: RADIUS, isHollow })),
  ];
}

const STEP_GAP = 14;
const MAX_STEP = 34;

function drawSteps({ filled, of }: NonNullable<Track['steps']>, { track: { from, to } }: Layout, y: number): Shape[] {
  const length = Math.min(MAX_STEP, (to - from - STEP_GAP * of) / of);
  return Array.from({ length: of }, (_, index) => {
    const x1 = round(from + index * (length + STEP_GAP));
    return { kind: 'line', role: index < filled ? 'step' : 'empty', x1, x2: round(x1 + length), y1: y, y2: y };
  });
}

function drawBeside({ label, value }: RowLines, { label: labels, value: values }: Layout, y: number): Shape[] {
  const first = (lines: string[]): number => y + TEXT_BELOW - ((lines.length - 1) * lineHeights.label) / 2;
  return [
    ...drawLines('label', label, { ...labels, y: first(label), isAtEnd: false }),
    ...drawLines('value', value, { ...values, y: first(value), isAtEnd: true }),
  ];
}

function drawAbove({ label, value }: RowLines, { words, label: labels, value: values }: Layout, y: number): Shape[] {
  const isStacked = words === 'stacked';
  const below = isStacked ? y + label.length * lineHeights.label : y;
  return [
    ...drawLines('label', label, { ...labels, y, isAtEnd: false }),
    ...drawLines('value', value, { ...values, y: below, isAtEnd: !isStacked }),
  ];
}

function drawPoles({ low, high }: RowLines, { track: { from, to } }: Layout, y: number): Shape[] {
  const ends = { from: from - RADIUS, to: to + RADIUS, y };
  return [
    ...drawLines('pole', low, { ...ends, isAtEnd: false }),
    ...drawLines('pole', high, { ...ends, isAtEnd: true }),
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

const drawLines = (role: TextRole, lines: string[], place: Place): Shape[] =>
  lines.map((line, index) => drawText(role, line, { ...place, y: place.y + index * lineHeights[role] }));

function drawText(role: TextRole, text: string, { from, to, y, isAtEnd }: Place): Shape {
  return {
    kind: 'text',
    role,
    x: round(isAtEnd ? to : from),
    y: round(y),
    anchor: isAtEnd ? 'end' : 'start',
    text,
  };
}

const round = (number: number): number => Math.round(number * 10) / 10;
