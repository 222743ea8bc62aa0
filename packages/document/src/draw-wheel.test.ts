import { expect, test } from 'vitest';
import { chart as words } from '@app/words/en/report/chart';
import { describeChart } from './describe-chart.ts';
import { drawChart } from './draw-chart.ts';
import { type Shape } from './drawing.ts';
import { readFence } from './read-chart.ts';

const fits = [
  '5 Investigating  ━━━━━━──── 58',
  '9 Peaceful  ━━━━━───── 47',
  '2 Giving  ━━━━────── 36',
  '4 Individual  ──────────  not read',
];
const wheel = readFence('chart wheel', fits.map((row) => row.replace(/ (\d+)$/, '  $1')).join('\n'));
const linesOf = (shapes: Shape[], role: string) =>
  shapes.filter((shape) => shape.kind === 'line' && shape.role === role);
const textsOf = (shapes: Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

test.for([342, 560])(
  'at width %i every ray has its name inside the picture, and the first three are filled and bold',
  (room) => {
    const { shapes, width, height } = drawChart(wheel ?? { rows: [] }, room);
    const dots = shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape] : []));

    expect(linesOf(shapes, 'track')).toHaveLength(4);
    expect(linesOf(shapes, 'fill')).toHaveLength(3);
    expect(dots.map(({ isHollow }) => isHollow)).toEqual([false, false, false, true]);
    expect(textsOf(shapes).filter(({ role }) => role === 'strong')).toHaveLength(3);
    expect(textsOf(shapes).map(({ text }) => text)).toContain('Individual');
    expect(textsOf(shapes).filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([]);
  },
);

test('a hexagon has six sides, and a wheel around a mean has a second ring', () => {
  const rows = Array.from({ length: 6 }, (_, index) => `N${index}  ─────━━━──────  +${index}`).join('\n');
  const rings = (info: string) =>
    drawChart(readFence(info, rows) ?? { rows: [] }, 400).shapes.filter(({ kind }) => kind === 'ring').length;

  expect(linesOf(drawChart(readFence('chart hexagon', rows) ?? { rows: [] }, 400).shapes, 'grid')).toHaveLength(6);
  expect([rings('chart hexagon'), rings('chart wheel')]).toEqual([1, 2]);
});

test('steps fill from the start, axes fill from the middle, and both are described in words', () => {
  const steps = readFence('chart steps', 'Candour  ━━─  some\nCunning  ───  not seen');
  const axes = readFence('chart axes', 'Pace  Fast ────────●── Slow  marked');
  const drawn = drawChart(steps ?? { rows: [] }, 400).shapes;
  const [fill] = linesOf(drawChart(axes ?? { rows: [] }, 560).shapes, 'fill');

  expect([linesOf(drawn, 'step').length, linesOf(drawn, 'empty').length]).toEqual([2, 4]);
  expect(fill).toMatchObject({ kind: 'line' });
  expect(steps && describeChart(steps, words)).toBe('Candour: some. Cunning: not seen.');
  expect(axes && describeChart(axes, words)).toContain('Pace: marked, in the Slow half');
});

test.for(['chart pie', 'charts', 'chart wheel wheel', ''])('a fence named %j is no chart', (info) => {
  expect(readFence(info, 'A  ──●──  5')).toBeUndefined();
});
