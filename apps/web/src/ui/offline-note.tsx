import type { ReactNode } from 'react';
import { strings } from '../words/strings.ts';
import { useOnline } from './use-online.ts';

/** A line shown while the browser is offline, because what waits for the network would look broken. */
export function OfflineNote({ className = '' }: { className?: string }): ReactNode {
  if (useOnline()) return null;
  return (
    <p role="status" className={`text-xs text-warn ${className}`}>
      {strings.session.offline.title} · {strings.analysis.waiting}
    </p>
  );
}
