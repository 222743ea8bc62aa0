import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOps } from '@app/testkit/run-ops';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor, openKnownVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backup } from '../../apps/ops/src/commands/backup.ts';
import { restore } from '../../apps/ops/src/commands/restore.ts';

const VISITORS = Number(process.env.RESTORE_VISITORS || 3);

let stack: Stack;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drill-'));
  stack = await startStack({ simulator: { firstTokenMs: 20, chunkMs: 1, chunkChars: 60 } });
});

afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true });
});

const settings = (): Record<string, string> => stack.environment as Record<string, string>;

async function analyze(visitor: TestVisitor, mark: string): Promise<string> {
  const { text } = await visitor.follow(await visitor.submit(sampleText(mark)));
  return text;
}

/** The message texts that each visitor reads. */
const readAll = (visitors: TestVisitor[]): Promise<string[][]> =>
  Promise.all(visitors.map(async (visitor) => (await visitor.messages()).map(({ content }) => content)));

test(
  'after a restore every visitor reads exactly the data of the backup and can continue',
  { timeout: 400_000 },
  async () => {
    const visitors = Array.from({ length: VISITORS }, () => openVisitor(() => stack.apis.map(({ url }) => url)));
    for (const visitor of visitors) await visitor.request('/api/status');
    await Promise.all(visitors.map((visitor) => analyze(visitor, 'before')));
    const before = await readAll(visitors);

    // Under load: another visitor submits during the dump. Work finished by then is restored, the rest is lost.
    const leaving = new AbortController();
    const load = await openKnownVisitor(stack);
    const busy = (async () => {
      while (!leaving.signal.aborted) await analyze(load, 'load');
    })();
    await runOps(backup, [folder], settings());
    await Promise.all(visitors.map((visitor) => analyze(visitor, 'after')));
    leaving.abort();
    await busy;
    await expect(runOps(restore, [folder, '--replace'], settings())).rejects.toThrow(/processes are running/);
    await Promise.all([...stack.apis, ...stack.workers].map((member) => member.kill('SIGTERM')));
    await stack.db.destroy();

    const { out } = await runOps(restore, [folder, '--replace'], settings());
    stack.apis.splice(0, stack.apis.length, await stack.startApi());
    stack.workers.splice(0, stack.workers.length, await stack.startWorker());
    const restored = await readAll(visitors);
    const fresh = await Promise.all(visitors.map((visitor) => analyze(visitor, 'again')));

    process.stdout.write(`${out[0]}\n`);
    expect(before.flat().length).toBeGreaterThanOrEqual(VISITORS);
    expect(restored).toEqual(before);
    expect(fresh.every((text) => text.length > 100)).toBe(true);
  },
);
