import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Checkout, copyCheckout } from '@app/testkit/copy-checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addError } from './add-an-error.ts';
import { addExportFormat } from './add-an-export-format.ts';
import { addFramework } from './add-a-framework.ts';
import { addProvider } from './add-a-provider.ts';
import { addRoute } from './add-a-route.ts';
import { addSetting } from './add-a-setting.ts';
import { applyEdits, type Walk } from './walk.ts';

const run = promisify(execFile);
const MINUTE_MS = 60_000;

/** CI follows the shortest page; `pnpm prove` follows all of them, one after the other in the same checkout. */
const all: Walk[] = [addSetting, addError, addRoute, addExportFormat, addProvider, addFramework];
const walks = process.env['WALKS'] === 'all' ? all : [addSetting];

let checkout: Checkout;
beforeAll(async () => {
  checkout = await copyCheckout();
});
afterAll(() => checkout.remove());

test.for(walks)('whoever follows $page has nothing left to do', { timeout: 15 * MINUTE_MS }, async (walk) => {
  const { folder } = checkout;
  await applyEdits(folder, walk.edits);

  for (const command of walk.commands) {
    const [program = '', ...options] = command.split(' ');
    const path = program === 'node' ? process.execPath : join(folder, 'node_modules/.bin', program);
    await run(path, options, {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      maxBuffer: 1e8,
    }).catch((error: { stdout?: string; stderr?: string }) => {
      throw new Error(`${command}\n${error.stdout ?? ''}\n${error.stderr ?? ''}`);
    });
  }

  const texts = await Promise.all(walk.shows.map(({ file }) => readFile(join(folder, file), 'utf8')));
  expect(walk.shows.filter(({ text }, index) => !texts[index]?.includes(text))).toEqual([]);
});
