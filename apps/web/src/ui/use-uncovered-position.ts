import { type RefObject, useLayoutEffect } from 'react';
import type { Toast } from './toast-store.ts';

/** What a toast must not cover: controls and the notes about the page's purpose. */
const TAKEN = 'button, a, input, select, textarea, [role=radio], [data-note]';
const STEP_PX = 8;

/** Moves the toast region to where it covers the least of these; its usual position comes first. */
export function useUncoveredPosition(region: RefObject<HTMLElement | null>, toast: Toast | undefined): void {
  useLayoutEffect(() => {
    const box = region.current;
    if (!box || !toast) return undefined;
    // Before each paint in which its size changes: the first toast may come after the region.
    const observer = new ResizeObserver(() => moveToFreePlace(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [region, toast]);
}

function moveToFreePlace(box: HTMLElement): void {
  box.style.translate = '';
  const card = box.querySelector('li')?.getBoundingClientRect();
  if (!card) return;
  const taken = [...document.querySelectorAll(TAKEN)]
    .filter((element) => !box.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const covered = (x: number, y: number): number => taken.reduce((sum, rect) => sum + overlap(card, rect, x, y), 0);
  let best = { x: 0, y: 0, area: covered(0, 0) };
  for (const { x, y } of columns(card).flatMap((x) => rows(card).map((y) => ({ x, y })))) {
    if (best.area === 0) break;
    const area = covered(x, y);
    if (area < best.area) best = { x, y, area };
  }
  if (best.x || best.y) box.style.translate = `${best.x}px ${best.y}px`;
}

/** Offsets to try: its own side first, then the center and the edges. */
function columns({ left, width }: DOMRect): number[] {
  const room = document.documentElement.clientWidth - width;
  return [0, room / 2 - left, room - left - 12, 12 - left];
}

function rows({ top, height }: DOMRect): number[] {
  const count = Math.floor((window.innerHeight - height) / STEP_PX);
  const all = Array.from({ length: Math.max(0, count) }, (_, index) => index * STEP_PX - top);
  return all.toSorted((one, other) => Math.abs(one) - Math.abs(other));
}

function overlap(card: DOMRect, rect: DOMRect, x: number, y: number): number {
  const width = Math.min(card.right + x, rect.right) - Math.max(card.left + x, rect.left);
  const height = Math.min(card.bottom + y, rect.bottom) - Math.max(card.top + y, rect.top);
  return width > 0 && height > 0 ? width * height : 0;
}
