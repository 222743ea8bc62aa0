import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editsOf } from './guard.ts';
import { guards } from './guards.ts';

const ROOT = new URL('../../', import.meta.url);

test.for(guards.flatMap((guard) => editsOf(guard).map((edit) => ({ ...guard, ...edit }))))(
  '$promise: the edit that removes "$guard" matches exactly once',
  ({ file, find, replace }) => {
    const source = readFileSync(new URL(file, ROOT), 'utf8');

    expect(source.split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
  },
);

test.for(guards)('$promise: the test of $guard exists', ({ test: path }) => {
  expect(existsSync(new URL(path, ROOT))).toBe(true);
});
