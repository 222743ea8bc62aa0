import { setTimeout as delay } from 'node:timers/promises';
import { startOwnPostgres } from '@app/testkit/own-postgres';
import { startStack } from '@app/testkit/stack';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { faultless, judgeWatched, report, untilMidStream, watchMany } from './watch.ts';

/** Longer than the timeout of a database call, so that every call in progress fails at least once. */
const FREEZE_MS = Number(process.env.FREEZE_MS || 8_000);
const ANALYSES = Number(process.env.ANALYSES || 4);

test(
  'while Postgres is frozen each report is finished by its first attempt, and no part is paid twice',
  { timeout: 360_000 },
  async () => {
    const postgres = await startOwnPostgres();
    onTestFinished(postgres.stop);
    // The parts finish while Postgres is frozen.
    const stack = await startStack({ databaseServer: postgres.url, simulator: { chunkMs: 8, chunkChars: 24 } });
    onTestFinished(async () => {
      await postgres.thaw();
      await stack.stop();
    });
    const watched = await watchMany(stack, ANALYSES);
    await untilMidStream(watched, 100);

    await postgres.freeze();
    await delay(FREEZE_MS);
    await postgres.thaw();

    const history = await judgeWatched(stack, watched);
    report(`Postgres frozen for ${FREEZE_MS} ms`, history);
    const { rows } = await sql<{ attempt: number; status: string }>`
      select distinct attempt, status from analyses`.execute(stack.db);
    const open = await sql`select from model_calls where cost_micro_usd is null`.execute(stack.db);
    expect(history).toMatchObject({ ...faultless, restarts: 0 });
    expect(rows).toEqual([{ attempt: 1, status: 'done' }]);
    expect(open.rows).toHaveLength(0);
  },
);
