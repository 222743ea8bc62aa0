/** A position between two poles as people read it. */
export function signed(position: number): string {
  return `${position > 0 ? '+' : ''}${Math.round(position)}`;
}
