import type { DownloadFormat } from '@app/contract/downloads';
import { ChevronDown, Library as LibraryIcon } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { strings } from '../../../words/strings.ts';
import type { ListedReport } from '../model/report-list.ts';
import { LibraryRow } from './library-row.tsx';

type Props = {
  reports: ListedReport[];
  inView: string;
  canShare: boolean;
  labelOf: (framework: string) => string;
  elsewhere?: ReactNode;
  onChoose: (key: string) => void;
  onDownload: (format: DownloadFormat, key: string) => void;
  onShare: (key: string) => void;
  onOpenReader: (key: string) => void;
};

/** All reports of the session, newest first, each with actions to read, download or share it. */
export function Library({ reports, inView, elsewhere, ...props }: Props): ReactNode {
  const words = strings.analysis.library;
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const listed = reports.toReversed();
  const place = words.place(listed.findIndex(({ key }) => key === inView) + 1, listed.length);
  const title = listed.find(({ key }) => key === inView)?.title ?? '';
  if (!reports.some(({ createdAt }) => createdAt)) return null;

  function close(): void {
    setIsOpen(false);
    opener.current?.focus({ preventScroll: true });
  }

  function leave({ relatedTarget }: FocusEvent): void {
    // Without `relatedTarget` either the window lost focus or the visitor pressed a non-focusable element inside.
    if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false);
  }

  function press(event: KeyboardEvent): void {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      return close();
    }
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const next = nextRow(rows, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const then =
    <Args extends unknown[]>(act: (...args: Args) => void) =>
    (...args: Args): void => {
      close();
      act(...args);
    };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc and a lost focus close what is in it
    <div ref={root} role="group" aria-label={words.title} onBlur={leave} onKeyDown={press} className="me-1 shrink-0">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-label={`${words.title}: ${title} ${place}`}
        onClick={() => setIsOpen(!isOpen)}
        className="flex min-h-8 items-center gap-2 rounded-md border border-line px-2 text-xs font-medium hover:border-line-strong focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <LibraryIcon aria-hidden className="size-4 text-accent" />
        <span dir="auto" className="max-w-44 truncate max-sm:hidden">
          {title}
        </span>
        <span className="text-muted tabular-nums">{place}</span>
        <ChevronDown aria-hidden className="size-3.5 text-faint" />
      </button>
      {isOpen && (
        <div className="absolute inset-x-1.5 top-full z-2 mt-1 max-h-[340px] overflow-y-auto rounded-lg border border-line bg-surface font-sans shadow-pop">
          <ul id={listId} aria-label={words.title} className="p-1.5">
            {listed.map((report) => (
              <LibraryRow
                key={report.key}
                report={report}
                isInView={report.key === inView}
                canShare={props.canShare}
                labelOf={props.labelOf}
                onChoose={then(props.onChoose)}
                onDownload={then(props.onDownload)}
                onShare={then(props.onShare)}
                onOpenReader={then(props.onOpenReader)}
              />
            ))}
          </ul>
          {elsewhere && <div className="border-t border-line empty:hidden">{elsewhere}</div>}
        </div>
      )}
    </div>
  );
}

/** Next row for the arrow keys, Home, End, or the first letter of a title. */
function nextRow(rows: HTMLElement[], key: string): HTMLElement | undefined {
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return rows[Math.min(at + 1, rows.length - 1)];
  if (key === 'ArrowUp') return rows[Math.max(at - 1, 0)];
  if (key === 'Home') return rows[0];
  if (key === 'End') return rows.at(-1);
  if (key.length !== 1 || key === ' ') return undefined;
  const starts = (row: HTMLElement): boolean => row.textContent.toLowerCase().startsWith(key.toLowerCase());
  return rows.slice(at + 1).find(starts) ?? rows.find(starts);
}
