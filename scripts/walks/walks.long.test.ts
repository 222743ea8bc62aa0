import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Checkout, copyCheckout } from '@app/testkit/copy-checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyEdits } from './walk.ts';
import { walks } from './walks.ts';

const MINUTE_MS = 60_000;
/** Without the variables of vitest, which the commands would take for their own. */
const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] };

let checkout: Checkout;
beforeAll(async () => {
  checkout = await copyCheckout();
});
afterAll(() => checkout.remove());

test.for(walks)('the commands pass after the steps of $page', { timeout: 15 * MINUTE_MS }, async (walk) => {
  const { folder } = checkout;
  await applyEdits(folder, walk.edits);

  for (const command of walk.commands) {
    const [, place = '.', line = ''] = /^(?:(\S+): )?(.+)$/.exec(command) ?? [];
    const [program = '', ...options] = line.split(' ');
    const cwd = join(folder, place);
    const path = program === 'node' ? process.execPath : join(cwd, 'node_modules/.bin', program);
    const { status, stdout, stderr } = spawnSync(path, options, { cwd, env, encoding: 'utf8', maxBuffer: 1e8 });
    expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0);
  }

  const texts = await Promise.all(walk.shows.map(({ file }) => readFile(join(folder, file), 'utf8')));
  expect(walk.shows.filter(({ text }, index) => !texts[index]?.includes(text))).toEqual([]);
});
