import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testTitles } from '../spec-coverage.ts';
import { chooseProofs } from './choose-proofs.ts';
import { type LongProof, proofs } from './proofs.ts';
import { renderResults } from './render-results.ts';

const variables = proofs.flatMap((proof) =>
  Object.entries(proof.size).map(([name, value]) => ({ ...proof, name, value })),
);

test.for(proofs)('$promise, $what: its file exists and has tests with that title', ({ file, title = '' }) => {
  const titles = testTitles(readFileSync(file, 'utf8'));

  expect(titles.filter((each) => each.includes(title))).not.toEqual([]);
});

test.for(variables)('$promise: $name is a number that $file reads', ({ file, name, value }) => {
  expect(Number(value)).toBeGreaterThan(0);
  expect(sourcesOf(file).some((source) => source.includes(`process.env.${name} `))).toBe(true);
});

test('every proof has a promise, a description and a duration', () => {
  const incomplete = proofs.filter(
    ({ promise, what, minutes }) => !/^P\d+\.\d+$/.test(promise) || what === '' || minutes <= 0,
  );

  expect(incomplete).toEqual([]);
});

test('named promises are chosen in table order, and all without a name', () => {
  const some = chooseProofs(proofs, ['P1.7', 'P1.6']).map(({ promise }) => promise);

  expect([...new Set(some)]).toEqual(['P1.6', 'P1.7']);
  expect(chooseProofs(proofs, [])).toEqual(proofs);
  expect(() => chooseProofs(proofs, ['P9.9'])).toThrow('no proof of P9.9; there are P1.2');
});

test('a result is one table row', () => {
  const proof: LongProof = { promise: 'P1.1', what: 'all', file: 'a', size: { A: '1', B: '2' }, minutes: 1 };

  const table = renderResults([{ proof, passed: 3, failed: 1, seconds: 61.6 }]);

  expect(table.split('\n').at(-1)).toBe('| P1.1 | all | A=1 B=2 | 3 | 1 | 1:02 min |');
});

/** The file and its relative imports. */
function sourcesOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const beside = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
  return [source, ...beside.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))];
}
