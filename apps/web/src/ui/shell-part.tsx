import type { ReactNode } from 'react';
import { replayEarlyInput, shellPart } from '../lib/shell.ts';
import { LazyPart } from './lazy-part.tsx';

type Props = { name: string; fallback?: ReactNode; children: ReactNode };

/** A part that is also in the shell: the shell's DOM nodes stay until the part is loaded. */
export function ShellPart({ name, fallback, children }: Props): ReactNode {
  return (
    <div data-part={name} className="contents">
      <LazyPart fallback={shellPart(name) ? <Kept name={name} /> : fallback}>{children}</LazyPart>
    </div>
  );
}

function Kept({ name }: { name: string }): ReactNode {
  function adopt(place: HTMLDivElement): () => void {
    place.append(...(shellPart(name) ?? []));
    return () => {
      const pass = replayEarlyInput(place);
      const part = place.closest('[data-part]');
      if (part) queueMicrotask(() => pass(part));
    };
  }
  return <div ref={adopt} data-shell className="contents" />;
}
