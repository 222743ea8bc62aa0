import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { fileBody, openVisitor } from '@app/testkit/visitor';
import { sampleText } from '@app/testkit/sample-text';
import { sql } from 'kysely';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';

type DiskName = keyof NonNullable<FaultTarget['disks']>;

/** Uses up the space a store has reserved on a full disk by writing to it; returns the resulting error. */
const useUp: Record<DiskName, (target: FaultTarget) => Promise<string>> = {
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
  files: async (target) => `an upload is answered ${await upload(target)}`,
};

/** Fills one disk after another under load and frees it again. Restarts Postgres if the full disk ended it. */
export async function fillDisks({
  target,
  injectFault,
  seconds,
  note,
  reportViolation,
  load,
}: FaultContext): Promise<void> {
  const { disks, postgres, stack } = target;
  if (!disks) throw new Error('there are no small disks');
  for (const name of ['postgres', 'redis', 'files'] as const) {
    const before = load.log.asked.length;
    let answer = '';
    let hasEnded = false;
    await sql`create table if not exists ballast (words text)`.execute(stack.db);
    await injectFault(async () => {
      await disks[name].fill();
      const end = performance.now() + seconds * 1_000;
      while (performance.now() < end) {
        answer = await useUp[name](target);
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
  const after = await upload(target);
  if (after !== 202) reportViolation(`with room again an upload is answered ${after}`);
}

async function upload({ url }: FaultTarget): Promise<number> {
  const path = '/api/analyze/document/mbti';
  const visitor = openVisitor(() => [url]);
  await visitor.requestUntilAnswered('/api/status');
  const words = Buffer.from(sampleText('upload').repeat(60));
  const body = fileBody(path, words, { sessionId: visitor.sessionId });
  const response = await visitor.request(path, { method: 'POST', headers: { prefer: 'respond-async' }, body });
  await response.body?.cancel();
  return response.status;
}
