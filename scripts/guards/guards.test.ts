import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guards } from './guards.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test.for(guards.flatMap(({ edits, ...guard }) => edits.map((edit) => ({ ...guard, ...edit }))))(
  '$promise: the edit that removes "$guard" matches exactly once',
  ({ file, find, replace }) => {
    expect(read(file).split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  },
);

test.for(guards)('$promise: the test of "$guard" exists', ({ promise, guard, test: path, title = '' }) => {
  expect([promise, guard]).not.toContain('');
  expect(read(path)).toContain(title);
});
