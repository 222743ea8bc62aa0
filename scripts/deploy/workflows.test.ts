import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkWorkflow } from './workflows.ts';

const release = readFileSync('.github/workflows/release.yml', 'utf8');

test.for([
  ['needs: build', 'needs: builds', 'which does not exist'],
  ['@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1', '@v7', 'actions/checkout@v7 is not pinned'],
] as const)('"%s" changed to "%s" is found: %s', async ([what, instead, fault]) => {
  const changed = release.replaceAll(what, instead);

  expect(changed).not.toBe(release);
  expect((await checkWorkflow('release.yml', changed)).join('\n')).toContain(fault);
});
