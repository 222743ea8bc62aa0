/** `strong` is bold; `badge` is drawn on a filled dot. */
export type TextRole = 'label' | 'pole' | 'value' | 'strong' | 'badge';
export type LineRole = 'track' | 'range' | 'middle' | 'fill' | 'grid' | 'step' | 'empty';

/** `start` is always the left and `end` the right end of a text, regardless of its direction. `y` is the baseline. */
export type Shape =
  | { kind: 'line'; role: LineRole; x1: number; x2: number; y1: number; y2: number }
  | { kind: 'ring'; x: number; y: number; radius: number }
  | { kind: 'dot'; x: number; y: number; radius: number; isHollow: boolean }
  | { kind: 'text'; role: TextRole; x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string };

export type Drawing = { width: number; height: number; shapes: Shape[] };

/** Sizes shared by all renderers. */
export const textSizes: Record<TextRole, number> = { label: 13, pole: 12, value: 13, strong: 13, badge: 12 };
export const lineWidths: Record<LineRole, number> = {
  track: 3,
  range: 7,
  middle: 1,
  fill: 5,
  grid: 1,
  step: 9,
  empty: 9,
};
