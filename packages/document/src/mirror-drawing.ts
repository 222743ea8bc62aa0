import type { Drawing, Shape } from './drawing.ts';

const anchors = { start: 'end', middle: 'middle', end: 'start' } as const;

/** Mirrors the positions of a drawing for right-to-left readers; the text itself is not mirrored. */
export function mirrorDrawing({ width, height, shapes }: Drawing): Drawing {
  const turn = (x: number): number => Math.round(10 * (width - x)) / 10;
  const mirrored = shapes.map((shape): Shape => {
    switch (shape.kind) {
      case 'line':
        return { ...shape, x1: turn(shape.x2), x2: turn(shape.x1), y1: shape.y2, y2: shape.y1 };
      case 'text':
        return { ...shape, x: turn(shape.x), anchor: anchors[shape.anchor] };
      case 'ring':
      case 'dot':
        return { ...shape, x: turn(shape.x) };
    }
  });
  return { width, height, shapes: mirrored };
}
