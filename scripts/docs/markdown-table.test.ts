import { expect, test } from 'vitest';
import { markdownTable } from './markdown-table.ts';

test('columns are as wide as their widest cell, and a bar inside a cell is escaped', () => {
  expect(markdownTable(['a', 'b'], [['one', 'x|y\nz']])).toEqual([
    '| a   | b      |',
    '| --- | ------ |',
    '| one | x\\|y z |',
  ]);
});
