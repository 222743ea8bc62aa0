import { FileText, MessageCircle, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';
import { scrollBehavior } from '../ui/scroll-behavior.ts';

const PLACES = [
  { id: 'input', Icon: PencilLine },
  { id: 'analysis', Icon: FileText },
  { id: 'chat', Icon: MessageCircle },
] as const;

/** The parts of the page at the thumb, where they stand below each other. `percent` is there while something runs. */
export function PhoneNavigation({ percent }: { percent: number | undefined }): ReactNode {
  return (
    <nav
      aria-label={strings.navigation.label}
      className="fixed inset-x-0 bottom-0 z-10 grid grid-cols-3 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      {percent !== undefined && (
        <span
          aria-hidden
          className="absolute -top-px h-0.5 bg-accent transition-[width] duration-500 motion-reduce:transition-none"
          style={{ width: `${percent}%` }}
        />
      )}
      {PLACES.map(({ id, Icon }) => (
        <button
          key={id}
          type="button"
          className="flex min-h-12 flex-col items-center justify-center gap-0.5 text-2xs font-medium text-muted hover:text-fg focus-visible:-outline-offset-2"
          onClick={() => document.getElementById(id)?.scrollIntoView({ behavior: scrollBehavior() })}
        >
          <Icon aria-hidden className="size-5" />
          {strings.navigation[id]}
        </button>
      ))}
    </nav>
  );
}
