/** Formats a bipolar position with its sign. */
export function signed(position: number): string {
  return `${position > 0 ? '+' : ''}${Math.round(position)}`;
}
