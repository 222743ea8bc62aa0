import type { ReactNode } from 'react';

export function ProgressBar({ percent, label }: { percent: number; label: string }): ReactNode {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-1.5 shrink-0 overflow-hidden rounded-full bg-surface-3"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-500 ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
