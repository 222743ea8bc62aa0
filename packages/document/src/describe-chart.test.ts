import { expect, test } from 'vitest';
import { chart as words } from '@app/words/en/report/chart';
import { describeChart } from './describe-chart.ts';
import type { Track } from '@app/contract/blocks';

const at = (...places: number[]) => places.map((place) => ({ at: place, isHollow: false }));

test.for([
  [
    { label: 'Openness', value: '35', points: at(0.35), range: [0.1, 0.9] },
    'Openness: 35, likely range from the low end to the high end.',
  ],
  [{ label: 'Order', value: '50', points: at(0.5), range: [0.45, 0.55] }, 'Order: 50, likely range within the middle.'],
  [{ label: 'Energy', low: 'I', high: 'E', value: '-36', points: at(0.3) }, 'Energy: -36, in the I half.'],
  [
    { label: 'Risk or safety', low: 'Risk', high: 'Safety', value: '+90', points: at(0.95), range: [0.3, 0.9] },
    'Risk or safety: +90, at the Safety end, likely range from the Risk half to the Safety end.',
  ],
  [{ label: 'PHQ-9 areas', value: '4 to 11 of 27', range: [0.15, 0.4] }, 'PHQ-9 areas: 4 to 11 of 27.'],
  [
    { label: 'Research ceiling', low: 'none', high: 'perfect', value: 'r 0.30', range: [0, 0.3] },
    'Research ceiling: r 0.30, about a third of the way from none to perfect.',
  ],
  [{ label: 'Reach', range: [0.25, 1] }, 'Reach: from about a quarter to all of the way from low to high.'],
  [{ low: 'Task', high: 'People', points: at(0.5) }, 'Task to People: in the middle.'],
  [
    { low: 'Spontaneous', high: 'Disciplined', points: at(0.1, 0.9) },
    'Spontaneous to Disciplined: two points, at the Spontaneous end and at the Disciplined end.',
  ],
  [
    { low: 'Steady', high: 'Reactive', points: [{ at: 0.5, isHollow: true }] },
    'Steady to Reactive: in the middle (thin).',
  ],
  [
    { label: 'Order', low: 'Spontaneous', high: 'Disciplined', value: 'middle, thin', points: at(0.62) },
    'Order: middle, thin.',
  ],
  [
    { label: 'Order', low: 'Spontaneous', high: 'Disciplined', value: 'in two points', points: at(0.1, 0.9) },
    'Order: in two points, two points, at the Spontaneous end and at the Disciplined end.',
  ],
  [{}, 'An empty line.'],
] as [Track, string][])('%j is described as %j', ([row, sentence]) => {
  expect(describeChart({ rows: [row] }, words)).toBe(sentence);
});

test('a row on axes is described with its clarity and its side', () => {
  const row = { label: 'Energy', low: 'I', high: 'E', value: 'clear', points: at(0.2) };

  expect(describeChart({ rows: [row], form: 'axes' }, words)).toBe('Energy: clear, in the I half.');
});

test('every row has its own sentence', () => {
  expect(
    describeChart(
      {
        rows: [
          { label: 'One', value: '1' },
          { label: 'Two', value: '2' },
        ],
      },
      words,
    ),
  ).toBe('One: 1. Two: 2.');
});
