import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';

const ROWS = [
  { y: 15, from: 36, to: 70, dot: 54 },
  { y: 30, from: 44, to: 80, dot: 66 },
  { y: 45, from: 24, to: 62, dot: 42 },
];

export function EmptyAnalysis({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="grid h-full place-content-center justify-items-center px-4 text-center">
      <svg aria-hidden viewBox="0 0 112 60" className="w-28 rounded-lg border border-line bg-surface-2">
        {ROWS.map(({ y, from, to, dot }) => (
          <g key={y} strokeWidth="5" strokeLinecap="round">
            <path d={`M16 ${y}H96`} className="stroke-surface-3" />
            <path d={`M${from} ${y}H${to}`} className="stroke-accent-line" />
            <circle cx={dot} cy={y} r="4.5" strokeWidth="2" className="fill-accent stroke-surface" />
          </g>
        ))}
      </svg>
      <p className="mt-6 text-md font-medium">{strings.analysis.emptyTitle}</p>
      <p className="mt-1 text-base text-balance text-muted">{strings.analysis.emptyText}</p>
      {children && <div className="mt-4 max-h-36 overflow-y-auto">{children}</div>}
    </div>
  );
}
