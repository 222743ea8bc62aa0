import { drawChart } from '@app/document/draw-chart';
import { type Drawing, lineWidths, type Shape, textSizes } from '@app/document/drawing';
import type { Chart } from '@app/contract/blocks';
import { printPalette } from '@app/document/to-svg';
import type { CardArea, CardShape, RunsOf } from './card-shapes.ts';
import { drawPoleRows } from './pole-rows.ts';

/** The shapes of a chart as the template draws them: with colours and widths, in units of `scale` points. */
export type CardChart = { scale: number; width: number; height: number; shapes: CardShape[] };

const SCALES = [1.8, 1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
const MAX_WHEEL_SCALE = 1.5;
/** Letters may extend slightly past their computed end. */
const EDGE = 4;

/** Draws a chart as large as fits; undefined if its letters would be too small to read. */
export function drawCardChart(
  chart: Chart,
  { width, height, direction }: CardArea,
  runsOf: RunsOf,
): CardChart | undefined {
  const rows = drawPoleRows(chart, { width, height, direction }, runsOf);
  if (rows) return { scale: 1, ...rows };
  // Labels stand beside the ends of rays, so a wheel needs room on both sides.
  const isWheel = chart.form === 'wheel' || chart.form === 'hexagon';
  for (const scale of SCALES.filter((one) => !isWheel || one <= MAX_WHEEL_SCALE)) {
    const drawing = drawChart(chart, width / scale - EDGE, direction);
    if (drawing.height * scale <= height) return toCard(drawing, scale, runsOf);
  }
  return undefined;
}

function toCard({ width, height, shapes }: Drawing, scale: number, runsOf: RunsOf): CardChart {
  return { scale, width: width + EDGE, height, shapes: shapes.flatMap((shape) => toShapes(shape, runsOf)) };
}

function toShapes(shape: Shape, runsOf: RunsOf): CardShape[] {
  switch (shape.kind) {
    case 'line': {
      const { role, x1, x2, y1, y2 } = shape;
      return [{ kind: 'line', x1, x2, y1, y2, colour: printPalette[role], width: lineWidths[role] }];
    }
    case 'ring': {
      const { x, y, radius } = shape;
      return [{ kind: 'circle', x, y, radius, fill: null, stroke: printPalette.grid, width: lineWidths.grid }];
    }
    case 'dot': {
      // A ring in the paper colour separates a dot from its line.
      const { x, y, radius, isHollow } = shape;
      const { dot, paper } = printPalette;
      const dots: CardShape[] = [{ kind: 'circle', x, y, radius: radius + 1, fill: paper, stroke: null, width: 0 }];
      return isHollow
        ? [...dots, { kind: 'circle', x, y, radius: radius - 1, fill: paper, stroke: dot, width: 2 }]
        : [...dots, { kind: 'circle', x, y, radius, fill: dot, stroke: null, width: 0 }];
    }
    case 'text': {
      const { role, x, y, anchor, text } = shape;
      return [
        {
          kind: 'text',
          x,
          y,
          anchor,
          size: textSizes[role],
          colour: printPalette[role],
          bold: role === 'strong' || role === 'badge',
          text: runsOf(text),
        },
      ];
    }
  }
}
