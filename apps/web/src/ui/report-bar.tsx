import type { Track } from '@app/contract/blocks';
import type { ReactNode } from 'react';

const LENGTH = 160;
const MIDDLE = 7;
/** Space at both ends for round caps and a marker. */
const END = 4;

/** With longer labels than this in total, there is no room for the line between them on a phone. */
const MAX_LETTERS_BESIDE = 24;

/** A bar as SVG. It is hidden from screen readers, so the text nearby must state the value. */
export function ReportBar({ bar }: { bar: Track }): ReactNode {
  const { low = '', high = '', points = [], range } = bar;
  const isStacked = low.length + high.length > MAX_LETTERS_BESIDE;
  const length = isStacked ? 2 * LENGTH : LENGTH;
  const at = (place: number): number => Math.round(10 * (END + place * length)) / 10;
  const line = (from: number, to: number): string => `M${at(from)} ${MIDDLE}H${at(to) + 0.01}`;
  return (
    <span className="report-bar" data-stacked={isStacked}>
      {low && <span>{low}</span>}
      <svg aria-hidden viewBox={`0 0 ${length + 2 * END} ${2 * MIDDLE}`}>
        <path className="report-bar-track" d={line(0, 1)} />
        {range && <path className="report-bar-range" d={line(...range)} />}
        {points.map((point) => (
          <circle
            key={point.at}
            data-hollow={point.isHollow}
            cx={at(point.at)}
            cy={MIDDLE}
            r={point.isHollow ? 4 : 5}
          />
        ))}
      </svg>
      {high && <span>{high}</span>}
    </span>
  );
}
