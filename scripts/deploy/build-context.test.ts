import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInContext, listContext } from './build-context.ts';

const ignore = readFileSync('.dockerignore', 'utf8');

test.for([
  'package.json',
  'apps/api/src/main.ts',
  'packages/core/src/db/migrations/0001-analyses.sql',
  'scripts/start.ts',
])('%s goes into the image', (path) => {
  expect(isInContext(ignore, path)).toBe(true);
});

test.for([
  '.env',
  'deploy/.env',
  'deploy/worker.env',
  'apps/api/.env.local',
  '.git/config',
  'packages/testkit/src/stack.ts',
  'packages/core/src/vault/vault.test.ts',
  'apps/web/dist/index.html',
  'packages/core/node_modules/zod/index.js',
  'e2e/fixtures.ts',
  'scripts/smoke.ts',
  'anything-new.pem',
])('%s stays out', (path) => {
  expect(isInContext(ignore, path)).toBe(false);
});

test.for([
  ['*.md', 'README.md', false],
  ['*.md', 'docs/a.md', true],
  ['**/*.md', 'docs/a.md', false],
  ['docs', 'docs/a/b.md', false],
  ['*\n!docs', 'docs/a.md', true],
  ['*\n!docs\ndocs/private', 'docs/private/a.md', false],
  ['# docs\n\n', 'docs/a.md', true],
] as const)('under %j, %s is in: %s', ([pattern, path, isIn]) => {
  expect(isInContext(pattern, path)).toBe(isIn);
});

test('every file a process of the image starts from is in it', () => {
  const files = listContext(ignore);

  expect(files).toEqual(
    expect.arrayContaining([
      'scripts/start.ts',
      'scripts/command.ts',
      'scripts/roles.ts',
      'scripts/check-health.ts',
      'apps/api/src/main.ts',
      'apps/worker/src/main.ts',
      'packages/core/src/migrate-main.ts',
      'packages/core/src/export/renderer/render-main.ts',
      'packages/core/src/extract/parsers/read-docx.ts',
    ]),
  );
});
