import { type Drawing, lineWidths, type LineRole, type Shape, type TextRole, textSizes } from './drawing.ts';
import { isRightToLeft } from './text-width.ts';

/** Colours as SVG writes them. `paper` is what the drawing lies on: it sets the dot off from its line. */
export type Palette = Record<LineRole | TextRole | 'dot' | 'paper', string> & { fontFamily: string };

/** For white paper; every text has at least 4.5 to 1 on it. */
export const printPalette: Palette = {
  track: '#dedad0',
  range: '#8fc4be',
  middle: '#8b877b',
  fill: '#0e5f5b',
  grid: '#c9c4b8',
  step: '#0e5f5b',
  empty: '#dedad0',
  dot: '#0e5f5b',
  label: '#1b1c1a',
  pole: '#5a5850',
  value: '#1b1c1a',
  strong: '#1b1c1a',
  badge: '#ffffff',
  paper: '#ffffff',
  fontFamily: 'sans-serif',
};

/** One picture that stands for itself: no script, no style sheet, nothing from elsewhere. */
export function toSvg({ width, height, shapes }: Drawing, palette: Palette): string {
  const font = `font-family="${escape(palette.fontFamily)}"`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const drawn = shapes.map((shape) => toElement(shape, palette)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font} direction="ltr">${drawn}</svg>`;
}

function toElement(shape: Shape, palette: Palette): string {
  switch (shape.kind) {
    case 'line': {
      const { role, x1, x2, y1, y2 } = shape;
      // A line without length is drawn by no renderer that is strict about round ends.
      const end = x1 === x2 && y1 === y2 ? x2 + 0.01 : x2;
      return `<line x1="${x1}" y1="${y1}" x2="${end}" y2="${y2}" stroke="${escape(palette[role])}" stroke-width="${lineWidths[role]}" stroke-linecap="round"/>`;
    }
    case 'ring':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="none" stroke="${escape(palette.grid)}" stroke-width="${lineWidths.grid}"/>`;
    case 'dot':
      return toCircles(shape, palette);
    case 'text': {
      const { role, x, y, anchor, text } = shape;
      return `<text x="${x}" y="${y}" font-size="${textSizes[role]}" fill="${escape(palette[role])}" text-anchor="${anchor}"${role === 'strong' || role === 'badge' ? ' font-weight="600"' : ''}>${escape(withDirection(text))}</text>`;
    }
  }
}

/** Not every renderer knows the direction of a text: marks keep numbers and full stops where its letters would have them. */
const withDirection = (text: string): string => (isRightToLeft(text) ? `\u200F${text}\u200F` : text);

/** A ring of paper sets a point off from its line. A hollow one is a ring itself, as wide as a full one. */
function toCircles({ x, y, radius, isHollow }: Shape & { kind: 'dot' }, palette: Palette): string {
  const [dot, paper] = [escape(palette.dot), escape(palette.paper)];
  const circle = (r: number, fill: string, stroke: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
  return circle(radius, isHollow ? paper : dot, paper) + (isHollow ? circle(radius - 1, paper, dot) : '');
}

/** Characters that XML does not allow at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what this finds
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => names[character] ?? '');
}
