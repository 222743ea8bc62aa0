import type { ReactNode } from 'react';

/** Below a group of controls: which of them are disabled and why. */
export function UnavailableNote({
  words,
  names,
}: {
  words: (names: readonly string[]) => string;
  names: string[];
}): ReactNode {
  if (names.length === 0) return null;
  return <p className="col-span-full text-xs text-muted">{words(names)}</p>;
}
