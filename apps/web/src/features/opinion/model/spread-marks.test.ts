import { expect, test } from 'vitest';
import { spreadMarks } from './spread-marks.ts';

const cells = (...places: number[][]) => places.map((at, column) => ({ column, value: '', places: at }));

test('marks too close together are placed on, above and below the line', () => {
  expect(spreadMarks({ cells: cells([50], [51], [52], [80]) }).map(({ lane }) => lane)).toEqual([0, -1, 1, 0]);
});

test('a split reading has two marks of one column', () => {
  expect(spreadMarks({ cells: cells([10, 90]) }).map(({ column, at }) => [column, at])).toEqual([
    [0, 10],
    [0, 90],
  ]);
});
