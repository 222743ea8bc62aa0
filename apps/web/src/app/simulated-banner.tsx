import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';

/**
 * Says that the models are simulated; each report has its own mark. Positioned over the empty panel, because it appears
 * when the status call returns and must not shift the layout.
 */
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
