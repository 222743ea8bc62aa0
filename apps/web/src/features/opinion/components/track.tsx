import type { ComparedRow } from '@app/contract/comparisons';
import type { ReactNode } from 'react';
import { spreadMarks } from '../model/spread-marks.ts';
import { MarkShape } from './mark.tsx';

const HEIGHT = 44;
const LANE = 13;
/** Room for half a mark at both ends. */
const SIDE = 8;

type Props = {
  row: ComparedRow;
  /** The direction of the report's language, like the charts of the report. */
  dir: 'ltr' | 'rtl';
};

/** One bar with a mark for each reading, their range and their mean. */
export function Track({ row, dir }: Props): ReactNode {
  const marks = spreadMarks(row);
  const places = marks.map(({ at }) => at);
  const [low, high] = [Math.min(...places), Math.max(...places)];
  const middle = HEIGHT / 2;
  return (
    <div dir={dir}>
      <div className="px-2">
        <svg aria-hidden width="100%" height={HEIGHT} overflow="visible" className="opinion-track block">
          <line x1="0" x2="100%" y1={middle} y2={middle} stroke="var(--track)" strokeWidth="6" />
          <line x1={`${low}%`} x2={`${high}%`} y1={middle} y2={middle} stroke="var(--reach)" strokeWidth="6" />
          <line x1="50%" x2="50%" y1={middle - 5} y2={middle + 5} stroke="var(--faint)" strokeWidth="1.5" />
          {row.mean !== undefined && (
            <line x1={`${row.mean}%`} x2={`${row.mean}%`} y1="2" y2={HEIGHT - 2} stroke="var(--fg)" strokeWidth="2.5" />
          )}
          {marks.map(({ column, at, isThin, lane }, index) => (
            <svg key={index} x={`${at}%`} y={middle + lane * LANE} overflow="visible">
              <MarkShape column={column} isHollow={isThin} />
            </svg>
          ))}
        </svg>
      </div>
      {row.low && row.high && (
        <div className="flex justify-between gap-4 text-xs text-muted" style={{ paddingInline: SIDE - 6 }}>
          <span dir="auto">{row.low}</span>
          <span dir="auto" className="text-end">
            {row.high}
          </span>
        </div>
      )}
    </div>
  );
}
