import { type RefObject, useEffect, useRef } from 'react';

/**
 * F8 takes the focus into the region. When its last toast closes, the focus goes back to where it was: left behind in an
 * empty region, it would also keep every later toast from closing by itself.
 */
export function useFocusReturn(region: RefObject<HTMLElement | null>, hasOpen: boolean): void {
  const before = useRef<HTMLElement>(undefined);

  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent): void => {
      const box = region.current;
      const isEntering = target instanceof Node && box?.contains(target) && !box.contains(relatedTarget as Node | null);
      if (isEntering && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [region]);

  useEffect(() => {
    if (hasOpen) return undefined;
    const giveBack = (): void => {
      if (!region.current?.contains(document.activeElement)) return;
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    // After the library, which moves the focus from the closed toast to the region.
    const timer = setTimeout(giveBack);
    document.addEventListener('keyup', giveBack); // F8 while nothing is shown.
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keyup', giveBack);
    };
  }, [hasOpen, region]);
}
