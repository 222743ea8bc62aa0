import type { ReactNode } from 'react';

/** Rendered above the text from the start: added later, it would push down text the visitor is already reading. */
export function SectionRow({ children = <ChipsToCome /> }: { children?: ReactNode }): ReactNode {
  return (
    <div className="sticky top-0 z-1 flex min-h-10 items-center border-b border-line bg-surface px-2 sm:px-3">
      {children}
    </div>
  );
}

export function ChipsToCome(): ReactNode {
  return (
    <div aria-hidden className="flex gap-4 px-2">
      <div className="skeleton h-4 w-24" />
      <div className="skeleton h-4 w-20" />
    </div>
  );
}
