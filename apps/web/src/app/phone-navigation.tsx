import { FileText, MessageCircle, PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';
import { scrollBehavior } from '../ui/scroll-behavior.ts';

const PLACES = [
  { id: 'input', Icon: PencilLine },
  { id: 'analysis', Icon: FileText },
  { id: 'chat', Icon: MessageCircle },
] as const;

/**
 * Bottom navigation between the sections of the page on small screens, where they are stacked. The progress of a
 * running analysis (`run`) is shown above it, so progress and Stop stay visible at any scroll position.
 */
export function PhoneNavigation({ run }: { run: ReactNode }): ReactNode {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden">
      {run && (
        <section
          aria-label={strings.analysis.progress}
          className="flex min-h-13 items-center gap-2 border-b border-line px-4"
        >
          {run}
        </section>
      )}
      <nav aria-label={strings.navigation.label} className="grid grid-cols-3">
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
    </div>
  );
}
