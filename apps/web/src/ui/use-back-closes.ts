import { useEffect, useEffectEvent, useId, useRef } from 'react';

const dialogIn = (state: unknown): string | undefined => (state as { dialog?: string } | null)?.dialog;

/**
 * Gives an overlay an entry in the browser's history, so that Back closes it instead of leaving the page. Returns the
 * function that closes it by other means: it goes back, too, and leaves no entry behind.
 */
export function useBackCloses(onClose: () => void): () => void {
  const id = useId();
  const isLeaving = useRef(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    // After a reload the entry of the earlier page is still there and is reused.
    if (dialogIn(history.state)) history.replaceState({ dialog: id }, '');
    else history.pushState({ dialog: id }, '');
    const closeOnBack = (): void => {
      if (dialogIn(history.state) !== id) close();
    };
    window.addEventListener('popstate', closeOnBack);
    return () => window.removeEventListener('popstate', closeOnBack);
  }, [id]);

  return () => {
    if (isLeaving.current) return; // A second step back would leave the page.
    if (dialogIn(history.state) !== id) {
      onClose();
      return;
    }
    isLeaving.current = true;
    history.back();
  };
}
