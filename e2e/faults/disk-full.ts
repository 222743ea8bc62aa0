import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { fileBody, openVisitor } from '@app/testkit/visitor';
import { sampleText } from '@app/testkit/sample-text';
import { sql } from 'kysely';
import type { Scene } from './scene.ts';
import { retryUntilAnswered } from './visit.ts';
import type { World } from './world.ts';

type DiskName = keyof NonNullable<World['disks']>;

/** Uses up the space a store has reserved on a full disk by writing to it; returns the resulting error. */
const useUp: Record<DiskName, (world: World) => Promise<string>> = {
  async postgres({ stack: { db } }) {
    for (;;) {
      const fault = await sql`insert into ballast select repeat(md5(random()::text), 1000) from generate_series(1, 20)`
        .execute(db)
        .then(
          () => undefined,
          (error: unknown) => error as { code?: string },
        );
      if (fault) return fault.code ?? 'connection lost';
    }
  },
  async redis({ redis }) {
    const client = openRedis(redis.url, 'request', openLog('silent'));
    try {
      for (let step = 0; ; step += 1) {
        const fault = await client.set(`ballast:${step % 8}`, 'x'.repeat(200_000)).catch((error: unknown) => error);
        if (fault instanceof Error) return fault.message.split(' ')[0] ?? '';
        await delay(20);
      }
    } finally {
      client.disconnect();
    }
  },
  files: async (world) => `an upload is answered ${await upload(world)}`,
};

/** Fills one disk after another under load and frees it again. Restarts Postgres if the full disk ended it. */
export async function fillDisks({ world, strike, seconds, note, reportViolation, load }: Scene): Promise<void> {
  const { disks, postgres, stack } = world;
  if (!disks) throw new Error('there are no small disks');
  for (const name of ['postgres', 'redis', 'files'] as const) {
    const before = load.log.asked.length;
    let answer = '';
    let hasEnded = false;
    await sql`create table if not exists ballast (words text)`.execute(stack.db);
    await strike(async () => {
      await disks[name].fill();
      const end = performance.now() + seconds * 1_000;
      while (performance.now() < end) {
        answer = await useUp[name](world);
        await disks[name].fill();
        await delay(200);
      }
      await disks[name].free();
      hasEnded = !postgres.isRunning();
      if (hasEnded) await postgres.start();
      await sql`drop table if exists ballast`.execute(stack.db);
    });
    const asked = load.log.asked.slice(before);
    const refused = asked.filter(({ status }) => status === 503).length;
    note(`${name}: ${answer}, ${refused} of ${asked.length} answered 503${hasEnded ? ', the server ended of it' : ''}`);
    if (name === 'files' && !answer.endsWith('503')) reportViolation(`no room for files: ${answer}`);
  }
  const after = await upload(world);
  if (after !== 202) reportViolation(`with room again an upload is answered ${after}`);
}

async function upload({ url }: World): Promise<number> {
  const path = '/api/analyze/document/mbti';
  const visitor = openVisitor(() => [url]);
  await retryUntilAnswered(visitor, '/api/status');
  const words = Buffer.from(sampleText('upload').repeat(60));
  const body = fileBody(path, words, { sessionId: visitor.sessionId });
  const response = await visitor.request(path, { method: 'POST', headers: { prefer: 'respond-async' }, body });
  await response.body?.cancel();
  return response.status;
}
