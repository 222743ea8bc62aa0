import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Covers the window while a file is dragged over it. It ignores the pointer, so it causes no drag events of its own.
 */
export function DropOverlay({ text }: { text: string }): ReactNode {
  return createPortal(
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-bg/80 p-4">
      <div className="absolute inset-3 rounded-lg border-2 border-dashed border-accent" />
      <p className="card flex max-w-sm items-center gap-3.5 px-5 py-4 text-md font-medium text-balance shadow-pop">
        <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
          <Upload className="size-5" />
        </span>
        {text}
      </p>
    </div>,
    document.body,
  );
}
