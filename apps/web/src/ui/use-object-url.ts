import { useLayoutEffect, useState } from 'react';

/** An object URL for a file in memory, revoked when the file changes or the component unmounts. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [held, setHeld] = useState<{ blob: Blob; url: string }>();

  useLayoutEffect(() => {
    if (!blob) return;
    const url = URL.createObjectURL(blob);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is an outside thing, and only an effect can give it back.
    setHeld({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  // Never returns the URL of the previous file, which is already revoked.
  return held && held.blob === blob ? held.url : undefined;
}
