import type { Key, ReactNode } from 'react';

/** A line of characters with a mark on it, between two words or none: `low ──━━●━── high`. */
const BAR = /^(?:(.*\S) )?([─━●]{3,})(?: (\S.*))?$/;
const MIDDLE = 7;

/** Longer words than these leave no room for the line between them on a phone. */
const MOST_LETTERS_BESIDE = 24;

/** Draws a bar of characters as a real one; undefined where the text is none. What it says must stand in words nearby. */
export function renderBar(text: string, key: Key): ReactNode {
  const [, low = '', cells = '', high = ''] = BAR.exec(text) ?? [];
  if (!cells) return undefined;
  const isStacked = low.length + high.length > MOST_LETTERS_BESIDE;
  const width = isStacked ? 16 : 8;
  const at = (cell: number): number => (cell + 0.5) * width;
  const line = (from: number, to: number): string => `M${at(from)} ${MIDDLE}H${at(to) + 0.01}`;
  return (
    <span key={key} dir="ltr" className="report-bar" data-stacked={isStacked}>
      {low && <span>{low}</span>}
      <svg aria-hidden viewBox={`0 0 ${cells.length * width} ${2 * MIDDLE}`}>
        <path className="report-bar-track" d={line(0, cells.length - 1)} />
        {cells.includes('━') && (
          <path className="report-bar-range" d={line(cells.indexOf('━'), cells.lastIndexOf('━'))} />
        )}
        {cells.includes('●') && <circle cx={at(cells.indexOf('●'))} cy={MIDDLE} r={5} />}
      </svg>
      {high && <span>{high}</span>}
    </span>
  );
}
