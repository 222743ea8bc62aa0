import { type ChartDescriptionWords, describeChart } from '@app/document/describe-chart';
import { drawChart } from '@app/document/draw-chart';
import { type Drawing } from '@app/document/drawing';
import { mirrorDrawing } from '@app/document/mirror-drawing';
import type { Chart, Track } from '@app/contract/blocks';
import { printPalette, toSvg } from '@app/document/to-svg';
import type { Direction } from './paper/languages.ts';

/** A chart for print. Sizes are in points. */
export type PrintChart = { svg: string; description: string; width: number; height: number };

const palette = { ...printPalette, fontFamily: 'Noto Sans, sans-serif' };
/** Charts are drawn in screen pixels; in print their letters are a little smaller than the surrounding text. */
const POINTS_PER_PIXEL = 0.64;
/** Letters may extend slightly past their computed end. */
const EDGE = 4;
const BAR_WIDTH = 96;
const BAR_HEIGHT = 9;

export function drawPrintChart(
  chart: Chart,
  width: number,
  words: ChartDescriptionWords,
  direction: Direction,
): PrintChart {
  const drawing = drawChart(chart, width / POINTS_PER_PIXEL - EDGE, direction);
  return toPrintChart({ ...drawing, width: drawing.width + EDGE }, describeChart(chart, words));
}

/** Draws only the line of a bar. The words at its ends are in the text around it, low first in its direction. */
export function drawPrintBar(track: Track, words: ChartDescriptionWords, direction: Direction): PrintChart {
  const { points, range } = track;
  const line: Track = { ...(points && { points }), ...(range && { range }) };
  const drawing = drawChart({ rows: [line] }, BAR_WIDTH / POINTS_PER_PIXEL);
  const turned = direction === 'rtl' ? mirrorDrawing(drawing) : drawing;
  return toPrintChart(cutToHeight(turned, BAR_HEIGHT / POINTS_PER_PIXEL), describeChart({ rows: [track] }, words));
}

function toPrintChart(drawing: Drawing, description: string): PrintChart {
  return {
    svg: toSvg(drawing, palette),
    description,
    width: drawing.width * POINTS_PER_PIXEL,
    height: drawing.height * POINTS_PER_PIXEL,
  };
}

/** Removes the space above and below, because a bar stands in a line of text. */
function cutToHeight({ width, height, shapes }: Drawing, to: number): Drawing {
  const by = (height - to) / 2;
  const moved = shapes.map((shape) =>
    shape.kind === 'line' ? { ...shape, y1: shape.y1 - by, y2: shape.y2 - by } : { ...shape, y: shape.y - by },
  );
  return { width, height: to, shapes: moved };
}
