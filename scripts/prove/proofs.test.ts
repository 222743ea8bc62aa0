import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { testTitles } from '../spec/test-titles.ts';
import { proofs } from './proofs.ts';

test.for(proofs)(
  '$promise, $file: it has tests titled "$title" and reads its variables',
  ({ promise, file, title, size }) => {
    const source = readFileSync(file, 'utf8');
    const imports = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => join(dirname(file), path));
    const sources = [source, ...imports.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'))];

    expect(promise).toMatch(/^P\d+\.\d+$/);
    expect(testTitles(source).filter((each) => each.includes(title))).not.toEqual([]);
    expect(
      Object.values(size)
        .map(Number)
        .filter((number) => !(number > 0)),
    ).toEqual([]);
    expect(Object.keys(size).filter((name) => !sources.join('\n').includes(`process.env.${name} `))).toEqual([]);
  },
);
