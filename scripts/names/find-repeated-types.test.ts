import { expect, test } from 'vitest';
import { findRepeatedTypes } from './find-repeated-types.ts';

const faultsWith = (text: string): string[] =>
  findRepeatedTypes([
    { path: 'a.ts', text: 'export type Reading = 1;' },
    { path: 'b.ts', text },
  ]);

test.for([
  'export interface Reading {}',
  'export abstract class Reading {}',
  "export type { Draft as Reading } from './draft.ts';",
  'export {\n  open,\n  type Reading,\n};',
])('a second type of the same name is found with both lines: %s', (text) => {
  expect(faultsWith(`\n${text}`)).toEqual(['a.ts:1: the type Reading is also exported by b.ts:2; rename all but one']);
});

test.for([
  "export { open, type Reading } from './a.ts';",
  'export { Reading };',
  'type Reading = 2;',
  'export type Readings = 2;',
])('no second type is in: %s', (text) => {
  expect(faultsWith(text)).toEqual([]);
});
