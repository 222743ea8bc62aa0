import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { frameworks } from '@app/frameworks/index';
import { listFrameworks } from '@app/contract/frameworks';
import { startStack } from '@app/testkit/stack';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test('every block of the API examples runs as written and leaves nothing behind', async () => {
  const page = await readFile(new URL('../../docs/api-examples.md', import.meta.url), 'utf8');
  const blocks = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, block = '']) => block);
  const stack = await startStack();
  const folder = await mkdtemp(join(tmpdir(), 'examples-'));
  onTestFinished(async () => {
    await rm(folder, { recursive: true });
    await stack.stop();
  });

  // One shell for all blocks, as a reader would use; a marker line ends the output of each block.
  const script = blocks.join('\necho; echo "== next"\n');
  const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { PATH: process.env.PATH, BASE: stack.apis[0]?.url },
    timeout: 200_000,
  });
  const [, offer = '', waited, live, documents, talk, files, failure, cleared, ...more] = stdout.split('\n== next\n');
  const kept = await stack.db.selectFrom('analyses').selectAll().execute();

  expect(more).toEqual([]);
  expect(listFrameworks.reply.parse(JSON.parse(offer.slice(0, offer.indexOf(']{') + 1)))).toHaveLength(
    frameworks.length,
  );
  expect(waited).toContain('"personalityInsights"');
  expect(live).toContain('"type":"end"');
  expect(documents).toMatch(/^\{"text":"I like long walks.*"personalityInsights"/s);
  expect(talk).toContain('Which line made you say so?');
  expect(files).toContain('"isOffered":true');
  expect(failure).toMatch(/^HTTP\/1.1 400 .*x-error-code: TEXT_MISSING/is);
  expect(cleared?.trim()).toBe('{"success":true}');
  expect(kept).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
