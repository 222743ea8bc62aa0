/** The horizontal middle of an element. */
export function middleOf(element: Element | null | undefined): number {
  const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
  return (left + right) / 2;
}
