import type { ReactNode } from 'react';

/** Under a group of controls: why some of them are disabled, and which. */
export function OffNote({ words, names }: { words: (names: readonly string[]) => string; names: string[] }): ReactNode {
  if (names.length === 0) return null;
  return <p className="col-span-full text-xs text-muted">{words(names)}</p>;
}
