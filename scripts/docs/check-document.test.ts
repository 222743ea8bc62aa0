import { expect, test } from 'vitest';
import { checkDocument, type Repository } from './check-document.ts';

const other = '# Other\n\n## The second part: `x` & y\n';

function faultsOf(document: string, path = 'docs/page.md'): string[] {
  const texts: Record<string, string> = { [path]: document, 'docs/other.md': other };
  const repository: Repository = {
    files: [path, 'docs/other.md', 'packages/core/src/db/rows.ts', 'apps/api/src/bind.ts', '.env.example', 'go'],
    scripts: ['demo', 'test:e2e'],
    isIgnored: (name) => name.startsWith('.cache/'),
    read: (name) => texts[name] ?? '',
  };
  return checkDocument(path, repository);
}

test.for([
  '[a](other.md) [b](other.md#the-second-part-x--y) [c](#own) [d](https://example.org/none) [e](../packages/core)\n# Own',
  '`packages/core/src/db/rows.ts` `core/db/rows.ts` `db/*.ts` `core/db/<name>.ts` `bind.ts` `core/db/` `.cache/a.json`',
  '`pnpm demo` `pnpm test:e2e --project page` `pnpm install` `pnpm exec vitest`',
  '`x.test.ts` `perplexity/sonar` `POST /api/none` `.ts` `a / b` `core/queue`',
  '```ts\nimport "nowhere/none.ts"\n```',
  '```sh\nbash go && pnpm demo # packages/core/src/db/rows.ts\n```',
  'Not a link: `[a](none.md)`',
])('existing targets are no fault: %s', (document) => {
  expect(faultsOf(document)).toEqual([]);
});

test.for([
  ['[a](none.md)', 'no docs/none.md to link to'],
  ['![a](none.png "title")', 'no docs/none.png to link to'],
  ['[a](other.md#third)', 'no heading #third in docs/other.md'],
  ['[a](#none)', 'no heading #none in docs/page.md'],
  ['`core/db/row.ts`', 'no file or folder core/db/row.ts'],
  ['`packages/none`', 'no file or folder packages/none'],
  ['`db/none-*.ts`', 'no file or folder db/none-*.ts'],
  ['`pnpm dmeo`', 'no script "dmeo" in package.json'],
  ['```sh\nnode scripts/none.ts\n```', 'no file or folder scripts/none.ts'],
] as const)('a missing target is reported with its line: %s', ([document, fault]) => {
  const line = document.startsWith('```') ? 2 : 1;

  expect(faultsOf(document)).toEqual([`docs/page.md:${line}: ${fault}`]);
});

test('a decision may name a removed file, but not link to it', () => {
  expect(faultsOf('`core/db/gone.ts` [a](gone.md)', 'docs/decisions/0001-a.md')).toEqual([
    'docs/decisions/0001-a.md:1: no docs/decisions/gone.md to link to',
  ]);
});
