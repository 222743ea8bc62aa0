import { useEffect, useEffectEvent, useState } from 'react';

type Options = { isDisabled: boolean; onFiles: (files: File[]) => void };

/**
 * Takes files dropped anywhere on the page; returns true while files are dragged over it. It cancels every file drag,
 * even a refused one, because the browser would otherwise navigate away to open the file.
 */
export function useFileDrop({ isDisabled, onFiles }: Options): boolean {
  const [isOver, setIsOver] = useState(false);

  const claim = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = isDisabled ? 'none' : 'copy';
  });
  const take = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!isDisabled && files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const end = new AbortController();
    let entered: EventTarget | null = null;

    function listen(type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', act: (event: DragEvent) => void): void {
      const onlyFiles = (event: DragEvent): void => {
        if (event.dataTransfer?.types.includes('Files')) act(event);
      };
      window.addEventListener(type, onlyFiles, { signal: end.signal });
    }

    function leave(): void {
      entered = null;
      setIsOver(false);
    }

    listen('dragenter', (event) => {
      entered = event.target;
      claim(event);
    });
    listen('dragover', (event) => {
      claim(event);
      setIsOver(true);
    });
    // The browser fires dragenter on the next element before dragleave on the previous one, so a dragleave on the
    // element entered last means that the drag has left the window. Unlike a counter, this survives elements that are
    // removed under the pointer.
    listen('dragleave', (event) => {
      if (event.target === entered) leave();
    });
    listen('drop', (event) => {
      leave();
      take(event);
    });
    // No pointermove fires during a drag: if one does, the drag has ended without an event.
    window.addEventListener('pointermove', () => entered && leave(), { signal: end.signal });
    return () => end.abort();
  }, []);

  return isOver;
}
