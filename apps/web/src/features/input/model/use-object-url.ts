import { useLayoutEffect, useState } from 'react';

/** An address for a file in memory, given back when the file changes or leaves the page. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [held, setHeld] = useState<{ blob: Blob; url: string }>();

  useLayoutEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is an outside thing, and only an effect can give it back.
    setHeld({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  // Never the address of the file before: it is gone already.
  return held && held.blob === blob ? held.url : undefined;
}
