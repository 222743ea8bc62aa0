import { clsx } from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { scrollBehavior } from './scroll-behavior.ts';
import type { Section } from './use-report-sections.ts';

type Props = { label: string; sections: Section[]; active: number; onGo: (section: Section) => void };

/** A row of chips that keeps the active one in view. */
export function SectionChips({ label, sections, active, onGo }: Props): ReactNode {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chip = row.current?.children[Math.max(active, 0)]; // no active section: show the first
    if (row.current && chip) showInRow(row.current, chip);
  }, [active]);

  return (
    <nav ref={row} aria-label={label} className="flex min-w-0 flex-1 gap-0.5 overflow-x-auto [scrollbar-width:none]">
      {sections.map((section, index) => (
        <button
          key={index}
          type="button"
          dir="auto"
          aria-current={index === active || undefined}
          onClick={() => onGo(section)}
          className="group grid min-h-10 shrink-0 items-center focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
        >
          <span
            className={clsx(
              'rounded-full px-2.5 py-1.5 text-xs font-medium whitespace-nowrap transition-colors',
              index === active
                ? 'bg-accent-soft text-accent'
                : 'text-muted group-hover:bg-surface-2 group-hover:text-fg',
            )}
          >
            {section.text}
          </span>
        </button>
      ))}
    </nav>
  );
}

/** A table of contents with indented sub-headings. */
export function SectionList({ label, sections, active, onGo }: Props): ReactNode {
  return (
    <nav aria-label={label}>
      <ul className="space-y-0.5">
        {sections.map((section, index) => (
          <li key={index}>
            <button
              type="button"
              dir="auto"
              aria-current={index === active || undefined}
              onClick={() => onGo(section)}
              className={clsx(
                'w-full rounded-md py-1.5 pe-2.5 text-start transition-colors focus-visible:-outline-offset-2',
                section.isSub ? 'ps-6 text-sm' : 'ps-2.5 text-base',
                index === active
                  ? 'bg-accent-soft font-medium text-accent'
                  : 'text-muted hover:bg-surface-2 hover:text-fg',
              )}
            >
              {section.text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls only the row; `scrollIntoView` would also scroll the page. */
function showInRow(row: Element, chip: Element): void {
  const outer = row.getBoundingClientRect();
  const inner = chip.getBoundingClientRect();
  const left = Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  if (left !== 0) row.scrollBy({ left, behavior: scrollBehavior() });
}
