/**
 * How far a position may lie from the middle, by what it rests on: one occasion says less than three, and a short text
 * less than a long one.
 */
export const settling = {
  /** From this many separate passages on, the share of the distance from the middle that is kept. */
  occasions: [
    { from: 3, share: 1 },
    { from: 2, share: 0.9 },
    { from: 0, share: 0.75 },
  ],
  words: [
    { from: 250, share: 1 },
    { from: 100, share: 0.95 },
    { from: 0, share: 0.85 },
  ],
  min: 5,
  max: 95,
} as const;

type Basis = { words: number; occasions: number };

/** The position from 5 to 95 after this rule; whole numbers. */
export function settlePosition(position: number, { words, occasions }: Basis): number {
  const share = shareAt(settling.occasions, occasions) * shareAt(settling.words, words);
  return Math.round(Math.min(settling.max, Math.max(settling.min, 50 + (position - 50) * share)));
}

const shareAt = (steps: readonly { from: number; share: number }[], value: number): number =>
  steps.find(({ from }) => value >= from)?.share ?? 1;
