import { scrollBehavior } from '../../../ui/scroll-behavior.ts';

/** Farther away than this many heights of the box nobody follows with the eyes. */
const FAR_HEIGHTS = 3;
/** What was never in view has a guessed height: the place is looked up again when it is drawn. */
const MOST_TRIES = 4;

/** Scrolls the box alone, until the element stands in its middle. */
export function showInBox(box: HTMLElement, element: HTMLElement, behavior?: ScrollBehavior): void {
  const fold = element.closest('details');
  if (fold) fold.open = true;
  const way = distance(box, element);
  const isFar = Math.abs(way) > FAR_HEIGHTS * box.clientHeight;
  if (behavior === 'instant' || isFar) settle(box, element, MOST_TRIES);
  else box.scrollBy({ top: way, behavior: scrollBehavior() });
}

function settle(box: HTMLElement, element: HTMLElement, tries: number): void {
  const before = box.scrollTop;
  box.scrollBy({ top: distance(box, element), behavior: 'instant' });
  if (tries > 1 && box.scrollTop !== before) requestAnimationFrame(() => settle(box, element, tries - 1));
}

/** An element higher than the box is shown from its beginning. */
function distance(box: HTMLElement, element: HTMLElement): number {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  return inner.top - outer.top - Math.max(0, (outer.height - inner.height) / 2);
}
