import { useEffect, useEffectEvent } from 'react';

type Options = { isDisabled: boolean; onFiles: (files: File[]) => void };

/** An image pasted anywhere on the page. Text stays text, also when a picture of it comes along (Word, Excel). */
export function usePasteImage({ isDisabled, onFiles }: Options): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const images = pastedImages(event.clipboardData);
    if (images.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    if (!isDisabled) onFiles(images);
  });

  useEffect(() => {
    const listener = (event: ClipboardEvent): void => take(event);
    window.addEventListener('paste', listener);
    return () => window.removeEventListener('paste', listener);
  }, []);
}

function pastedImages(data: DataTransfer | null): File[] {
  if (!data) return [];
  const images = [...data.files].filter(({ type }) => type.startsWith('image/'));
  const text = data.getData('text/plain').trim();
  // A file copied in a file manager brings its own name along as text.
  const isText = text !== '' && !images.some(({ name }) => name === text);
  return isText ? [] : images;
}
