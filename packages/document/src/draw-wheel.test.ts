import type { Chart } from '@app/contract/blocks';
import { expect, test } from 'vitest';
import { chart as words } from '@app/words/en/report/chart';
import { describeChart } from './describe-chart.ts';
import { drawChart } from './draw-chart.ts';
import { type Shape } from './drawing.ts';

const wheel: Chart = {
  form: 'wheel',
  rows: [
    { label: '5 Investigating', range: [0, 0.58], value: 'much' },
    { label: '9 Peaceful', range: [0, 0.47], value: 'some' },
    { label: '2 Giving', range: [0, 0.36], value: 'some' },
    { label: '4 Individual', value: 'not read' },
  ],
};
const linesOf = (shapes: Shape[], role: string) =>
  shapes.filter((shape) => shape.kind === 'line' && shape.role === role);
const textsOf = (shapes: Shape[]) => shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));

test.for([342, 560])(
  'at width %i every ray has its name inside the picture, and the first three are filled and bold',
  (room) => {
    const { shapes, width, height } = drawChart(wheel, room);
    const dots = shapes.flatMap((shape) => (shape.kind === 'dot' ? [shape] : []));

    expect(linesOf(shapes, 'track')).toHaveLength(4);
    expect(linesOf(shapes, 'fill')).toHaveLength(3);
    expect(dots.map(({ isHollow }) => isHollow)).toEqual([false, false, false, true]);
    expect(textsOf(shapes).filter(({ role }) => role === 'strong')).toHaveLength(3);
    expect(textsOf(shapes).map(({ text }) => text)).toContain('Individual');
    expect(textsOf(shapes).filter(({ x, y }) => x < 0 || x > width || y < 0 || y > height)).toEqual([]);
  },
);

test('rays that reach equally far do not stand out from each other', () => {
  const rows = [0.4, 0.6, 0.4, 0.4, 0.2].map((to, index) => ({
    label: `N${index}`,
    range: [0, to] as [number, number],
  }));
  const { shapes } = drawChart({ form: 'wheel', rows }, 400);

  expect(textsOf(shapes).flatMap(({ role, text }) => (role === 'strong' ? [text] : []))).toEqual(['N1']);
});

test('a hexagon has six sides, and a wheel around a mean has a second ring', () => {
  const rows = Array.from({ length: 6 }, (_, index) => ({ label: `N${index}`, range: [0.5, 0.6] as [number, number] }));
  const rings = (chart: Omit<Chart, 'rows'>) =>
    drawChart({ ...chart, rows }, 400).shapes.filter(({ kind }) => kind === 'ring').length;

  expect(linesOf(drawChart({ form: 'hexagon', rows }, 400).shapes, 'grid')).toHaveLength(6);
  expect([rings({ form: 'hexagon', isSigned: true }), rings({ form: 'wheel', isSigned: true })]).toEqual([1, 2]);
});

test('steps fill from the start, axes fill from the middle, and both are described in words', () => {
  const steps: Chart = {
    form: 'steps',
    rows: [
      { label: 'Candour', steps: { filled: 2, of: 3 }, value: 'some' },
      { label: 'Cunning', steps: { filled: 0, of: 3 }, value: 'not seen' },
    ],
  };
  const pace = { label: 'Pace', low: 'Fast', high: 'Slow', points: [{ at: 0.73, isHollow: false }], value: 'marked' };
  const axes: Chart = { form: 'axes', rows: [pace] };
  const drawn = drawChart(steps, 400).shapes;
  const [fill] = linesOf(drawChart(axes, 560).shapes, 'fill');

  expect([linesOf(drawn, 'step').length, linesOf(drawn, 'empty').length]).toEqual([2, 4]);
  expect(fill).toMatchObject({ kind: 'line' });
  expect(describeChart(steps, words)).toBe('Candour: some. Cunning: not seen.');
  expect(describeChart(axes, words)).toContain('Pace: marked, in the Slow half');
});
