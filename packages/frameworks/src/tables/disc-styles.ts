export type DiscKey = 'd' | 'i' | 's' | 'c';
export type DiscStyle = 'D' | 'Di' | 'Id' | 'I' | 'Is' | 'Si' | 'S' | 'Sc' | 'Cs' | 'C' | 'Cd' | 'Dc';

/** The corner of each of the four dimensions: pace from receptive (-1) to assertive (1), focus from task (-1) to people (1). */
export const discCorners: readonly { key: DiscKey; label: string; pace: 1 | -1; focus: 1 | -1 }[] = [
  { key: 'd', label: 'Dominance', pace: 1, focus: -1 },
  { key: 'i', label: 'Influence', pace: 1, focus: 1 },
  { key: 's', label: 'Steadiness', pace: -1, focus: 1 },
  { key: 'c', label: 'Conscientiousness', pace: -1, focus: -1 },
];

/** Twelve equal slices of the circle, stronger letter first, starting at the D corner and continuing to I. */
export const discStyles: readonly DiscStyle[] = ['D', 'Di', 'Id', 'I', 'Is', 'Si', 'S', 'Sc', 'Cs', 'C', 'Cd', 'Dc'];

/** A point this close to the middle has no clear direction; both axes run from -100 to 100. */
export const DISC_CENTRE_RADIUS = 20;
