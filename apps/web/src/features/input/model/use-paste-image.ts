import { useEffect, useEffectEvent } from 'react';

type Options = { isDisabled: boolean; onFiles: (files: File[]) => void };

/**
 * Takes an image pasted anywhere on the page. If the clipboard also has text (Word and Excel add an image of it), the
 * text wins.
 */
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
  // A file copied in a file manager also puts its name on the clipboard as text.
  const isText = text !== '' && !images.some(({ name }) => name === text);
  return isText ? [] : images;
}
