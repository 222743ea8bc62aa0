import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';

/** Over the empty panel: it comes with the status, and nothing may move for it. A report carries a mark of its own. */
export function SimulatedBanner(): ReactNode {
  return (
    <p
      role="note"
      className="absolute inset-x-4 top-16 z-1 flex items-start gap-2 rounded-lg bg-warn-soft px-3 py-2 text-xs text-warn max-sm:top-24"
    >
      <FlaskConical aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>
        <strong className="font-semibold">{strings.simulated.title}</strong> {strings.simulated.text}
      </span>
    </p>
  );
}
