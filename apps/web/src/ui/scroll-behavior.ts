/** Scrolling by script ignores the style sheet's reduced-motion rule, so this checks the preference. */
export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
