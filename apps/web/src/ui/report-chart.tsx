import { describeChart } from '@app/document/describe-chart';
import { drawChart } from '@app/document/draw-chart';
import { lineWidths, type Shape, textSizes } from '@app/document/drawing';
import type { Chart } from '@app/contract/blocks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useChartWords } from './chart-words.ts';
import { useReportDirection } from './report-block.tsx';

/** A wider chart would not show more. */
const MAX_WIDTH = 640;

/** Measures its width before paint and on resize, so that the text keeps its size. */
export function ReportChart({ chart }: { chart: Chart }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(MAX_WIDTH);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => {
      // A hidden element has no width.
      if (element.clientWidth > 0) setWidth(Math.min(element.clientWidth, MAX_WIDTH));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);

  const words = useChartWords();
  const { height, shapes } = drawChart(chart, width, useReportDirection());
  return (
    <div ref={box} role="img" aria-label={describeChart(chart, words)} dir="ltr" className="report-chart">
      <svg aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {shapes.map(renderShape)}
      </svg>
    </div>
  );
}

function renderShape(shape: Shape, key: number): ReactNode {
  switch (shape.kind) {
    case 'line': {
      const { role, x1, x2, y1, y2 } = shape;
      return (
        <path
          key={key}
          className={`report-chart-${role}`}
          d={`M${x1} ${y1}L${x2 + 0.01} ${y2}`}
          strokeWidth={lineWidths[role]}
        />
      );
    }
    case 'ring':
      return (
        <circle
          key={key}
          className="report-chart-ring"
          cx={shape.x}
          cy={shape.y}
          r={shape.radius}
          strokeWidth={lineWidths.grid}
        />
      );
    case 'dot':
      return (
        <circle
          key={key}
          data-hollow={shape.isHollow}
          cx={shape.x}
          cy={shape.y}
          r={shape.isHollow ? shape.radius - 1 : shape.radius}
        />
      );
    case 'text': {
      const { role, x, y, anchor, text } = shape;
      return (
        <text key={key} className={`report-chart-${role}`} x={x} y={y} fontSize={textSizes[role]} textAnchor={anchor}>
          {text}
        </text>
      );
    }
  }
}
