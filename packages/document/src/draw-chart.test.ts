import { expect, test } from 'vitest';
import { drawChart } from './draw-chart.ts';
import { type Drawing, type Shape, textSizes } from './drawing.ts';
import type { Chart, Track } from '@app/contract/blocks';
import { estimateWidth } from './text-width.ts';

const at = (...places: number[]) => places.map((place) => ({ at: place, isHollow: false }));

const rows: Track[] = [
  { label: 'Openness to Experience', value: '35', points: at(0.35), range: [0.1, 0.9] },
  { label: 'Life pace', low: 'Fast', high: 'Slow', value: '-63', points: at(0) },
  { label: 'Where care goes', low: 'Kin and care', high: 'Project and achievement', points: at(1), range: [0, 1] },
  { label: 'PHQ-9 areas', value: '4 to 11 of 27', range: [0.15, 0.4] },
  { label: 'L'.repeat(200), low: 'W'.repeat(200), high: '中'.repeat(100), value: '9'.repeat(200), points: at(0.5) },
  { label: 'מצפוניות', value: '80', points: at(0.8) },
  { low: 'Task', high: 'People', points: at(0.2) },
  {},
];
const widths = [1, 120, 300, 342, 439, 440, 520, 640, 1_000];

const textsOf = ({ shapes }: Drawing) => shapes.filter((shape) => shape.kind === 'text');
const linesOf = ({ shapes }: Drawing, role: string) =>
  shapes.filter((shape) => shape.kind === 'line' && shape.role === role);
const textIn = (drawing: Drawing, start: string) => textsOf(drawing).find(({ text }) => text.startsWith(start));

/** The bounding box of a shape, as far as it is known without a font. */
function boxOf(shape: Shape): { left: number; right: number; top: number; bottom: number } {
  switch (shape.kind) {
    case 'line':
      return {
        left: shape.x1,
        right: shape.x2,
        top: Math.min(shape.y1, shape.y2),
        bottom: Math.max(shape.y1, shape.y2),
      };
    case 'ring':
    case 'dot':
      return {
        left: shape.x - shape.radius,
        right: shape.x + shape.radius,
        top: shape.y - shape.radius,
        bottom: shape.y + shape.radius,
      };
    case 'text': {
      const size = textSizes[shape.role];
      const width = estimateWidth(shape.text, size);
      const left = shape.anchor === 'end' ? shape.x - width : shape.x;
      return { left, right: left + width, top: shape.y - 0.75 * size, bottom: shape.y + 0.25 * size };
    }
  }
}

test.for(widths)('at width %i every shape lies inside the picture', (width) => {
  const drawing = drawChart({ rows }, width);

  const outside = drawing.shapes.filter((shape) => {
    const { left, right, top, bottom } = boxOf(shape);
    return left < -0.2 || right > drawing.width + 0.2 || top < 0 || bottom > drawing.height || left > right;
  });
  expect(outside).toEqual([]);
});

test.for(widths)('at width %i no text overlaps another text or a line', (width) => {
  const drawing = drawChart({ rows }, width);
  const texts = textsOf(drawing);
  const others = drawing.shapes.filter((shape) => shape.kind !== 'line' || shape.role !== 'middle');

  const meetings = texts.flatMap((text) => {
    const one = boxOf(text);
    return others
      .filter((other) => other !== text)
      .map((other) => [text, other, boxOf(other)] as const)
      .filter(
        ([, , box]) =>
          one.left < box.right - 0.2 &&
          box.left < one.right - 0.2 &&
          one.top < box.bottom + 0.01 &&
          box.top < one.bottom + 0.01,
      );
  });
  expect(meetings).toEqual([]);
});

test('labels stand beside the lines on a wide chart and above them on a narrow one', () => {
  const chart: Chart = { rows: [{ label: 'Openness', value: '35', points: at(0.35) }] };
  const [wide, narrow] = [drawChart(chart, 600), drawChart(chart, 342)];

  expect(linesOf(wide, 'track')[0]).toMatchObject({ y1: 13 });
  expect(textIn(wide, 'Openness')?.y).toBe(17.5);
  expect(narrow.height).toBeGreaterThan(wide.height);
  expect(textIn(narrow, 'Openness')?.y).toBeLessThan(20);
  expect(linesOf(narrow, 'track')[0]).toMatchObject({ x1: 5, x2: 337, y1: 33 });
});

test('a dot and a range are drawn at their positions', () => {
  const { shapes } = drawChart({ rows: [{ points: at(0.25), range: [0.1, 0.9] }] }, 410);

  expect(shapes).toEqual([
    { kind: 'line', role: 'track', x1: 5, x2: 405, y1: 13, y2: 13 },
    { kind: 'line', role: 'range', x1: 45, x2: 365, y1: 13, y2: 13 },
    { kind: 'dot', x: 105, y: 13, radius: 5, isHollow: false },
  ]);
});

test.for([
  ['two names', { low: 'Fast', high: 'Slow', points: at(0.2) }, 1],
  ['numbers from the middle', { value: '-20 (3 of 4)', points: at(0.4) }, 1, true],
  ['one side only', { value: '20', points: at(0.2) }, 0],
  ['nothing but a reach', { low: 'none', high: 'all', range: [0, 0.5] }, 0],
] as [string, Track, number, boolean?][])('a track with %s has %i middle marks', ([, row, ticks, isSigned = false]) => {
  expect(linesOf(drawChart({ rows: [row], isSigned }, 500), 'middle')).toHaveLength(ticks);
});

test('short pole names stand beside the line, longer ones under its ends', () => {
  const letters = drawChart({ rows: [{ label: 'Energy', low: 'I', high: 'E', points: at(0.5) }] }, 500);
  const words = drawChart(
    { rows: [{ label: 'Energy', low: 'Introversion and quiet hours', high: 'Extraversion', points: at(0.5) }] },
    500,
  );
  const fitting = drawChart({ rows: [{ label: 'Pace', low: 'Fast', high: 'Slow', points: at(0.5) }] }, 500);

  expect(textIn(letters, 'I')).toMatchObject({ y: 17.5, anchor: 'end' });
  expect(textIn(fitting, 'Fast')).toMatchObject({ y: 17.5, anchor: 'end' });
  expect(textIn(words, 'Intro')).toMatchObject({ y: 31, anchor: 'start' });
  expect(textIn(words, 'Extra')).toMatchObject({ y: 31, anchor: 'end' });
});

test('long labels wrap, and a word longer than a line is broken', () => {
  const linesOfLabel = (label: string, width: number): string[] =>
    textsOf(drawChart({ rows: [{ label, value: '5', points: at(0) }] }, width))
      .filter(({ role }) => role === 'label')
      .map(({ text }) => text);

  expect(linesOfLabel('Agreeableness', 440)).toEqual(['Agreeableness']);
  expect(linesOfLabel('Openness to new and strange experience', 440)).toEqual([
    'Openness to new and',
    'strange experience',
  ]);
  expect(linesOfLabel('中'.repeat(30), 440)).toEqual(['中'.repeat(12), '中'.repeat(12), '中'.repeat(6)]);
  expect(linesOfLabel('a'.repeat(100), 440).join('')).toBe('a'.repeat(100));
});

test('a row grows with its lines, and a long value moves under the label', () => {
  const row = {
    label: 'Openness to new experience',
    value: 'leans to what is tried and known',
    low: 'tried',
    high: 'new',
  };
  const [short, long] = [
    drawChart({ rows: [{ ...row, value: '35', points: at(0.35) }] }, 342),
    drawChart({ rows: [{ ...row, points: at(0.35) }] }, 342),
  ];

  expect(textIn(short, '35')).toMatchObject({ x: 342, anchor: 'end', y: textIn(short, 'Open')?.y });
  expect(textIn(long, 'leans')).toMatchObject({ x: 0, anchor: 'start', y: (textIn(long, 'Open')?.y ?? 0) + 17 });
  expect(long.height).toBe(short.height + 17);
});

test.for([600, 342])('at width %i a right-to-left chart is mirrored', (width) => {
  const chart: Chart = {
    rows: [{ label: 'DISC', low: 'קרוב', high: 'רחוק', value: '80', points: at(0.8), range: [0.6, 0.9] }],
  };
  const [plain, turned] = [drawChart(chart, width, 'ltr'), drawChart(chart, width, 'rtl')];
  const boxes = ({ shapes }: Drawing) => shapes.map(boxOf);

  expect(boxes(turned)).toEqual(
    boxes(plain).map(({ left, right, ...box }) => ({
      ...box,
      left: expect.closeTo(width - right, 5),
      right: expect.closeTo(width - left, 5),
    })),
  );
  expect(textIn(turned, 'DISC')).toMatchObject({ x: width, anchor: 'end' });
});

test('without a direction the first label sets it', () => {
  const chart: Chart = { rows: [{ label: 'מצפוניות', value: '80', points: at(0.8) }] };

  expect(drawChart(chart, 600)).toEqual(drawChart(chart, 600, 'rtl'));
});
