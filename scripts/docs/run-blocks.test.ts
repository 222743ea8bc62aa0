import { expect, test } from 'vitest';
import { runBlocks } from './run-blocks.ts';

test('only blocks marked to run are run, and a failing one is reported with its line', () => {
  const document = '```sh\nfalse\n```\n\n```sh run\ntrue\n```\n\n```sh run\necho so >&2; exit 3\n```\n';

  expect(runBlocks('a.md', document)).toEqual({ count: 2, faults: ['a.md:9: ended with 3: so'] });
});

test('a command that fails in the middle of a block is reported', () => {
  expect(runBlocks('a.md', '```sh run\nfalse\ntrue\n```').faults).toHaveLength(1);
});
