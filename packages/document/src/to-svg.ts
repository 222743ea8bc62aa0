import { type Drawing, lineWidths, type LineRole, type Shape, type TextRole, textSizes } from './drawing.ts';
import { isRightToLeft } from './text-width.ts';

/** SVG colours. `paper` is the background; a ring in that colour separates a dot from its line. */
export type Palette = Record<LineRole | TextRole | 'dot' | 'paper', string> & { fontFamily: string };

/** For white paper; every text has a contrast of at least 4.5:1. */
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

/** Renders a chart as a self-contained SVG: no script, no style sheet, no external resource. */
export function toSvg({ width, height, shapes }: Drawing, palette: Palette): string {
  const font = `font-family="${escapeXml(palette.fontFamily)}"`;
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const drawn = shapes.map((shape) => toElement(shape, palette)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${font} direction="ltr">${drawn}</svg>`;
}

function toElement(shape: Shape, palette: Palette): string {
  switch (shape.kind) {
    case 'line': {
      const { role, x1, x2, y1, y2 } = shape;
      // Renderers that are strict about round caps do not draw a line of zero length.
      const end = x1 === x2 && y1 === y2 ? x2 + 0.01 : x2;
      return `<line x1="${x1}" y1="${y1}" x2="${end}" y2="${y2}" stroke="${escapeXml(palette[role])}" stroke-width="${lineWidths[role]}" stroke-linecap="round"/>`;
    }
    case 'ring':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="none" stroke="${escapeXml(palette.grid)}" stroke-width="${lineWidths.grid}"/>`;
    case 'dot':
      return toCircles(shape, palette);
    case 'text': {
      const { role, x, y, anchor, text } = shape;
      return `<text x="${x}" y="${y}" font-size="${textSizes[role]}" fill="${escapeXml(palette[role])}" text-anchor="${anchor}"${role === 'strong' || role === 'badge' ? ' font-weight="600"' : ''}>${escapeXml(withDirection(text))}</text>`;
    }
  }
}

/** Not every renderer detects the text direction; marks keep numbers and full stops on the correct side. */
const withDirection = (text: string): string => (isRightToLeft(text) ? `\u200F${text}\u200F` : text);

/** A ring in the paper colour separates a dot from its line. A hollow dot is itself a ring with the same outer size. */
function toCircles({ x, y, radius, isHollow }: Shape & { kind: 'dot' }, palette: Palette): string {
  const [dot, paper] = [escapeXml(palette.dot), escapeXml(palette.paper)];
  const circle = (r: number, fill: string, stroke: string): string =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
  return circle(radius, isHollow ? paper : dot, paper) + (isHollow ? circle(radius - 1, paper, dot) : '');
}

/** Characters that XML does not allow at all. */
// oxlint-disable-next-line no-control-regex -- control characters are what this finds
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is safe in an element or an attribute of XML. */
export function escapeXml(text: string): string {
  return text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"']/g, (character) => names[character] ?? '');
}
