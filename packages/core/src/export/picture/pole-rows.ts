import type { Chart, Track } from '@app/contract/blocks';
import { estimateWidth } from '@app/document/text-width';
import { printPalette } from '@app/document/to-svg';
import type { CardArea, CardShape, RunsOf } from './card-shapes.ts';

type Sized = { text: number; label: number; row: number; line: number; radius: number };

/** In points of the picture: large enough to be read on a phone. */
const SIZES: Sized[] = [
  { text: 26, label: 21, row: 92, line: 10, radius: 13 },
  { text: 24, label: 20, row: 78, line: 9, radius: 12 },
  { text: 21, label: 18, row: 64, line: 8, radius: 11 },
  { text: 19, label: 17, row: 49, line: 7, radius: 9 },
  { text: 17, label: 16, row: 49, line: 7, radius: 9 },
];
const GAP = 22;
/** Bold letters are wider than those the estimate is made for. */
const BOLD = 1.08;
/** A row closer to the middle than this leans to no side. */
const MIDDLE = 0.1;

type Rows = { width: number; height: number; shapes: CardShape[] };

/**
 * Draws tracks between two poles over the whole width: poles above the ends of their line, the side a row leans to in
 * bold, the name between them where there is room. Undefined if the rows have no poles or do not fit.
 */
export function drawPoleRows(
  { rows, form }: Chart,
  { width, height, direction }: CardArea,
  runsOf: RunsOf,
): Rows | undefined {
  if (form && form !== 'axes') return undefined;
  if (!rows.every(({ low, high }) => low && high)) return undefined;
  const fits = (size: Sized, hasLabels: boolean): boolean =>
    rows.length * size.row <= height && rows.every((row) => widthOf(row, size, hasLabels) <= width);
  const choices = [true, false].flatMap((hasLabels) => SIZES.map((size) => ({ size, hasLabels })));
  const choice = choices.find(({ size, hasLabels }) => fits(size, hasLabels));
  if (!choice) return undefined;
  const shapes = rows.flatMap((row, index) =>
    drawRow(row, { ...choice, y: index * choice.size.row, width, form, runsOf }),
  );
  return {
    width,
    // The last row ends with its line.
    height: rows.length * choice.size.row - choice.size.row / 4,
    shapes: direction === 'rtl' ? shapes.map((shape) => mirror(shape, width)) : shapes,
  };
}

/** With letters as poles, such as those of a type, only the name says what a row is about. */
const middleOf = ({ label = '', value = '', points }: Track): string =>
  points || !value ? label : [label, value].filter(Boolean).join(' · ');

function widthOf(row: Track, { text, label }: Sized, hasLabels: boolean): number {
  const { low = '', high = '' } = row;
  const poles = [low, high].map((pole) => estimateWidth(pole, text) * BOLD);
  const name = hasLabels ? estimateWidth(middleOf(row), label) : 0;
  // The name is in the middle, so the longer pole decides.
  return hasLabels ? 2 * Math.max(...poles) + name + 2 * GAP : poles.reduce((sum, pole) => sum + pole, GAP);
}

type Place = {
  size: Sized;
  hasLabels: boolean;
  y: number;
  width: number;
  form: Chart['form'] | undefined;
  runsOf: RunsOf;
};

function drawRow(row: Track, { size, hasLabels, y, width, form, runsOf }: Place): CardShape[] {
  const { low = '', high = '', points = [] } = row;
  const { track, middle, fill, dot, paper, label, pole } = printPalette;
  const [from, to] = [size.radius, width - size.radius];
  const at = (share: number): number => from + share * (to - from);
  const baseline = y + size.text * 0.95;
  const line = baseline + size.text * 0.36 + size.radius;
  const lean = points.reduce((sum, point) => sum + point.at, 0) / (points.length || 1) - 0.5;
  const isOneSided = points.length === 1 && Math.abs(lean) > MIDDLE;
  const stroke = (x1: number, x2: number, colour: string, thickness: number): CardShape => ({
    kind: 'line',
    x1,
    x2,
    y1: line,
    y2: line,
    colour,
    width: thickness,
  });
  const tick: CardShape = {
    kind: 'line',
    x1: at(0.5),
    x2: at(0.5),
    y1: line - size.radius,
    y2: line + size.radius,
    colour: middle,
    width: 2,
  };
  const words = (text: string, x: number, anchor: 'start' | 'middle' | 'end', isBold: boolean): CardShape => ({
    kind: 'text',
    x,
    y: baseline,
    anchor,
    size: anchor === 'middle' ? size.label : size.text,
    colour: isBold ? label : pole,
    bold: isBold,
    text: runsOf(text),
  });
  return [
    stroke(at(0), at(1), track, size.line),
    ...(form === 'axes' ? points.map((point) => stroke(at(0.5), at(point.at), fill, size.line)) : []),
    ...(points.length > 0 ? [tick] : []),
    ...points.flatMap(({ at: place, isHollow }): CardShape[] => {
      const circle = { kind: 'circle' as const, x: at(place), y: line };
      return [
        { ...circle, radius: size.radius + 3, fill: paper, stroke: null, width: 0 },
        isHollow
          ? { ...circle, radius: size.radius - 2, fill: paper, stroke: dot, width: 4 }
          : { ...circle, radius: size.radius, fill: dot, stroke: null, width: 0 },
      ];
    }),
    words(low, 0, 'start', isOneSided && lean < 0),
    words(high, width, 'end', isOneSided && lean > 0),
    ...(hasLabels && middleOf(row) ? [words(middleOf(row), width / 2, 'middle', false)] : []),
  ];
}

const anchors = { start: 'end', middle: 'middle', end: 'start' } as const;

function mirror(shape: CardShape, width: number): CardShape {
  switch (shape.kind) {
    case 'line':
      return { ...shape, x1: width - shape.x1, x2: width - shape.x2 };
    case 'circle':
      return { ...shape, x: width - shape.x };
    case 'text':
      return { ...shape, x: width - shape.x, anchor: anchors[shape.anchor] };
  }
}
