import { type ReactNode, useEffect, useRef } from 'react';
import { ReportText } from '../../../ui/report-text.tsx';

/** The crisis card of reports and chat. It takes the focus when it appears, because it matters most. */
export function CrisisCard({ notice, label }: { notice: string; label: string }): ReactNode {
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), [notice]);
  return (
    <section ref={card} tabIndex={-1} aria-label={label} className="interview-help">
      <h3 className="sr-only">{label}</h3>
      <ReportText text={notice} />
    </section>
  );
}
