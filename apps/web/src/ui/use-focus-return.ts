import { type RefObject, useEffect, useRef } from 'react';

/**
 * F8 moves the focus into the toast region. When the last toast closes, the focus returns to where it was: left in an
 * empty region, it would also keep later toasts from closing by themselves.
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
    const returnFocus = (): void => {
      if (!region.current?.contains(document.activeElement)) return;
      if (before.current?.isConnected) before.current.focus({ preventScroll: true });
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    // Runs after Radix, which moves the focus from the closed toast to the region.
    const timer = setTimeout(returnFocus);
    document.addEventListener('keyup', returnFocus); // F8 while no toast is shown.
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keyup', returnFocus);
    };
  }, [hasOpen, region]);
}
