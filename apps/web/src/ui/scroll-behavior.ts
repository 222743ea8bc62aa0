/** Scrolling by script does not heed the style sheet's rule for reduced motion; this does. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
