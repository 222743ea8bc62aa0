import { type Drawing, type Shape, textSizes } from './drawing.ts';
import type { Chart, Track } from '@app/contract/blocks';
import { cutToWidth, estimateWidth } from './text-width.ts';

const MAX_RADIUS = 88;
const CENTRE = 12;
const BADGE = 11;
const LABEL_ROOM = 30;
/** How many of the strongest rays are dark and bold. */
const FIRST = 3;
/** Rays closer to vertical than this have their labels above or below. */
const UPRIGHT = 0.25;
/** A symbol of one or two characters before the name. */
const SIGN = /^(\S{1,2}) (.+)$/;

/**
 * Draws a chart as rays from one centre in row order, the first pointing up. No area is filled, because its
 * shape would depend on the row order.
 */
export function drawWheel({ rows, form, isSigned = false }: Chart, width: number): Drawing {
  const radius = Math.min(MAX_RADIUS, width * 0.3);
  const reach = radius + BADGE + 4;
  const centre = { x: width / 2, y: reach + LABEL_ROOM };
  const strongest = new Set(strongestOf(rows, isSigned));
  const rays = rows.map((row, index) => {
    const angle = -Math.PI / 2 + (2 * Math.PI * index) / rows.length;
    const at = (distance: number) => ({
      x: round(centre.x + distance * Math.cos(angle)),
      y: round(centre.y + distance * Math.sin(angle)),
    });
    return { row, at, angle };
  });
  const corners = rays.map(({ at }) => at(radius));
  const outline: Shape[] =
    form === 'hexagon'
      ? corners.map((corner, index) => line('grid', corner, corners[(index + 1) % corners.length] ?? corner))
      : [{ kind: 'ring', x: round(centre.x), y: round(centre.y), radius: round(radius) }];
  const mean: Shape[] = isSigned
    ? [{ kind: 'ring', x: round(centre.x), y: round(centre.y), radius: round((CENTRE + radius) / 2) }]
    : [];
  return {
    width,
    height: round(2 * (reach + LABEL_ROOM)),
    shapes: [
      ...outline,
      ...mean,
      ...rays.flatMap((ray) => drawRay(ray, { radius, reach, width, isFirst: strongest.has(ray.row) })),
    ],
  };
}

/** Rays that reach as far as others do not stand out. */
function strongestOf(rows: readonly Track[], isSigned: boolean): Track[] {
  // From zero, or from the mean to either side.
  const reachOf = ({ range: [from, to] = [0, 0] }: Track): number => (isSigned ? from + to - 0.5 : to);
  const sorted = rows.filter(({ range }) => range).toSorted((one, other) => reachOf(other) - reachOf(one));
  const next = sorted[FIRST];
  return sorted.slice(0, FIRST).filter((row) => next === undefined || reachOf(row) > reachOf(next));
}

type Point = { x: number; y: number };
type Ray = { row: Track; at(distance: number): Point; angle: number };
type Room = { radius: number; reach: number; width: number; isFirst: boolean };

function drawRay({ row, at, angle }: Ray, { radius, reach, width, isFirst }: Room): Shape[] {
  const { label = '', value, range } = row;
  const place = (share: number): Point => at(CENTRE + share * (radius - CENTRE));
  const [, sign, name = label] = SIGN.exec(label) ?? [];
  const end = at(sign ? reach - 2 : radius);
  // An empty ray already shows that nothing was read.
  const words = range && value !== undefined ? `${name} ${value}` : name;
  return [
    line('track', at(CENTRE), at(radius)),
    ...(range ? [line('fill', place(range[0]), place(range[1]))] : []),
    ...(sign
      ? [
          { kind: 'dot' as const, ...end, radius: BADGE, isHollow: !isFirst },
          text(isFirst ? 'badge' : 'pole', { x: end.x, y: end.y + 4, anchor: 'middle' }, sign),
        ]
      : []),
    drawLabel(words, { end, angle, gap: sign ? BADGE : 3, width, isFirst }),
  ];
}

type Label = { end: Point; angle: number; gap: number; width: number; isFirst: boolean };

/**
 * Places the label beside the end of its ray, or above or below it if the ray is nearly vertical or the width is too
 * small.
 */
function drawLabel(words: string, { end, angle, gap, width, isFirst }: Label): Shape {
  const role = isFirst ? 'strong' : 'pole';
  const side = Math.cos(angle);
  const x = end.x + Math.sign(side) * (gap + 5);
  const room = side > 0 ? width - x : x;
  const length = estimateWidth(words, textSizes.label);
  if (Math.abs(side) >= UPRIGHT && length <= room) {
    return text(role, { x, y: end.y + 4.5, anchor: side > 0 ? 'start' : 'end' }, words);
  }
  const y = Math.sin(angle) < -UPRIGHT ? end.y - gap - 5 : end.y + gap + 13;
  const middle = Math.min(Math.max(end.x, length / 2), width - length / 2);
  return text(role, { x: middle, y, anchor: 'middle' }, cutToWidth(words, textSizes.label, width));
}

const line = (role: 'grid' | 'track' | 'fill', from: Point, to: Point): Shape => ({
  kind: 'line',
  role,
  x1: from.x,
  y1: from.y,
  x2: to.x,
  y2: to.y,
});

type Anchored = Point & { anchor: 'start' | 'middle' | 'end' };

const text = (role: 'badge' | 'pole' | 'strong', { x, y, anchor }: Anchored, words: string): Shape => ({
  kind: 'text',
  role,
  x: round(x),
  y: round(y),
  anchor,
  text: words,
});

const round = (number: number): number => Math.round(number * 10) / 10;
