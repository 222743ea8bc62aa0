import { printPalette } from '@app/document/to-svg';

/** Reads drawn coordinates out of an SVG, whoever wrote it: for tests of where a chart has its points. */
type Place = { x: number; y: number };
type Drawn = { box: { from: Place; to: Place }; stroke: string; fill: string; width: number; isRound: boolean };

/** A line of a chart with what is drawn on it, as shares of its length from its first end. */
export type DrawnTrack = { points: number[]; ranges: [number, number][] };

/**
 * The tracks in the order they are drawn. Every track is drawn before its points and ranges; steps and lines from the
 * middle hold no place of their own.
 */
export function drawnTracks(svg: string, palette = printPalette): DrawnTrack[] {
  const tracks: (DrawnTrack & { from: Place; to: Place })[] = [];
  for (const shape of readShapes(svg)) {
    const { box, stroke, fill, width, isRound } = shape;
    const isAccent = [stroke, fill].includes(palette.dot);
    if (stroke === palette.track && !isRound && width !== STEP_WIDTH) tracks.push({ ...box, points: [], ranges: [] });
    const track = tracks.at(-1);
    if (!track) continue;
    const on = (place: Place): number => shareOf(track, place);
    const middle = { x: (box.from.x + box.to.x) / 2, y: (box.from.y + box.to.y) / 2 };
    if (isRound && isAccent && isNear(track, middle)) track.points.push(on(middle));
    const isRange = stroke === palette.range || (stroke === palette.fill && !isRound && width !== STEP_WIDTH);
    if (isRange && !isRound) track.ranges.push([on(box.from), on(box.to)]);
  }
  return tracks;
}

const STEP_WIDTH = 9;

function shareOf({ from, to }: { from: Place; to: Place }, { x, y }: Place): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy);
}

/** On the line: the dots at the ends of rays lie beyond them, and others elsewhere. */
function isNear({ from, to }: { from: Place; to: Place }, place: Place): boolean {
  const share = shareOf({ from, to }, place);
  const beside = { x: from.x + share * (to.x - from.x) - place.x, y: from.y + share * (to.y - from.y) - place.y };
  return share > -0.02 && share < 1.02 && Math.hypot(beside.x, beside.y) < 1;
}

const ELEMENT = /<(?:g\b([^>]*?)(\/?)>|(\/)g>|(path|line|circle)\b([^>]*?)\/?>)/gs;

function* readShapes(svg: string): Generator<Drawn> {
  const moves: Move[] = [none];
  for (const [, group, isEmpty, isEnd, name, attributes = ''] of svg.matchAll(ELEMENT)) {
    const outer = moves.at(-1) ?? none;
    if (group !== undefined && !isEmpty) moves.push(then(outer, moveOf(group)));
    else if (isEnd) moves.pop();
    else if (name) yield* readShape(name, attributes, then(outer, moveOf(attributes)));
  }
}

function* readShape(name: string, attributes: string, move: Move): Generator<Drawn> {
  const places = placesOf(name, attributes);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return;
  const isRound = name === 'circle' || /[Cc]/.test(attributeOf(attributes, 'd'));
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const corners: [Place, Place] = isRound
    ? [
        { x: Math.min(...xs), y: Math.min(...ys) },
        { x: Math.max(...xs), y: Math.max(...ys) },
      ]
    : [first, last];
  const [from, to] = corners.map(({ x, y }) => ({ x: move.x + move.scale * x, y: move.y + move.scale * y })) as [
    Place,
    Place,
  ];
  yield {
    box: { from, to },
    stroke: hexOf(attributeOf(attributes, 'stroke')),
    fill: hexOf(attributeOf(attributes, 'fill')),
    width: Number(attributeOf(attributes, 'stroke-width')),
    isRound,
  };
}

/** An attribute of its own or in `style`. */
const attributeOf = (attributes: string, name: string): string =>
  new RegExp(`(?:^|[\\s"])${name}="([^"]*)"`).exec(attributes)?.[1] ??
  new RegExp(`(?:^|[;"\\s])${name}:([^;"]*)`).exec(attributes)?.[1] ??
  '';

function hexOf(colour: string): string {
  const parts = [...colour.matchAll(/([\d.]+)%/g)].map(([, percent]) => Math.round(Number(percent) * 2.55));
  return parts.length === 3 ? `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}` : colour;
}

type Move = { scale: number; x: number; y: number };
const none: Move = { scale: 1, x: 0, y: 0 };

/** Charts are moved and scaled, never turned. */
function moveOf(attributes: string): Move {
  const [, matrix] = /transform="matrix\(([^)]*)\)/.exec(attributes) ?? [];
  const [scale = 1, , , , x = 0, y = 0] = matrix?.split(/[\s,]+/).map(Number) ?? [];
  return { scale, x, y };
}

const then = (outer: Move, inner: Move): Move => ({
  scale: outer.scale * inner.scale,
  x: outer.x + outer.scale * inner.x,
  y: outer.y + outer.scale * inner.y,
});

function placesOf(name: string, attributes: string): Place[] {
  const number = (attribute: string): number => Number(attributeOf(attributes, attribute));
  if (name === 'line')
    return [
      { x: number('x1'), y: number('y1') },
      { x: number('x2'), y: number('y2') },
    ];
  if (name === 'circle') {
    const [x, y, radius] = [number('cx'), number('cy'), number('r')];
    return [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ];
  }
  return placesOnPath(attributeOf(attributes, 'd'));
}

/** The corners of a path: circles have theirs at the four ends of their axes. */
function placesOnPath(path: string): Place[] {
  const places: Place[] = [];
  let at: Place = { x: 0, y: 0 };
  for (const [, command = '', written = ''] of path.matchAll(/([MmLlHhVvCcZz])([^MmLlHhVvCcZz]*)/g)) {
    const numbers = (written.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const isMoved = command === command.toLowerCase();
    const [x, y] = isMoved ? [at.x, at.y] : [0, 0];
    const [first = 0, second = 0] = numbers.slice(-2);
    if (/[Zz]/.test(command)) continue;
    if (/[Hh]/.test(command)) at = { x: x + first, y: at.y };
    else if (/[Vv]/.test(command)) at = { x: at.x, y: y + first };
    else at = { x: x + first, y: y + second };
    // A move before the first line draws nothing.
    if (/[Mm]/.test(command)) places.splice(0, places.length, ...(places.length > 1 ? places : []));
    if (!/[Mm]/.test(command) || places.length <= 1) places.push(at);
  }
  return places;
}
