import { scrollBehavior } from '../../../ui/scroll-behavior.ts';

/** Beyond this many box heights the scroll is instant, because a smooth scroll is too fast to follow. */
const FAR_HEIGHTS = 3;
/** Content that was never laid out has an estimated height, so the position is measured again after each scroll. */
const MAX_TRIES = 4;

/** Scrolls only the box, until the element is in its middle. */
export function scrollWithin(box: HTMLElement, element: HTMLElement, behavior?: ScrollBehavior): void {
  const fold = element.closest('details');
  if (fold) fold.open = true;
  const way = distance(box, element);
  const isFar = Math.abs(way) > FAR_HEIGHTS * box.clientHeight;
  if (behavior === 'instant' || isFar) scrollUntilReached(box, element, MAX_TRIES);
  else box.scrollBy({ top: way, behavior: scrollBehavior() });
}

function scrollUntilReached(box: HTMLElement, element: HTMLElement, tries: number): void {
  const before = box.scrollTop;
  box.scrollBy({ top: distance(box, element), behavior: 'instant' });
  if (tries > 1 && box.scrollTop !== before) requestAnimationFrame(() => scrollUntilReached(box, element, tries - 1));
}

/** An element taller than the box is aligned to its top. */
function distance(box: HTMLElement, element: HTMLElement): number {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2);
}
