import { setTimeout as delay } from 'node:timers/promises';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sql } from 'kysely';
import type { ProviderCall, History, AnalysisRecord, Stored } from './history.ts';
import { type VisitLog, openLog, plans, visit } from './visit.ts';
import type { FaultTarget } from './fault-target.ts';

/** A load of `concurrency` visitors at a time. Each is followed by the next until the load is stopped. */
export type VisitorLoad = {
  log: VisitLog;
  /** Starts no new visitors; resolves when the last one has finished. */
  stop(): Promise<void>;
};

const SETTLE_LIMIT_MS = 300_000;
let visitors = 0;

/** Marks never repeat, not even between runs of one process. */
export const nextNumber = (): number => (visitors += 1);

export function startLoad({ url }: FaultTarget, concurrency: number): VisitorLoad {
  const log = openLog();
  const over = new AbortController();
  const visitInTurn = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const number = nextNumber();
      await visit({ url, log, number, plan: plans[number % plans.length] ?? 'read' });
    }
  };
  const whole = Promise.all(Array.from({ length: concurrency }, visitInTurn));
  whole.catch(() => {}); // `stop` reports the error
  return {
    log,
    async stop() {
      over.abort();
      await whole;
    },
  };
}

/** Waits until no work is open, then records the final state. */
export async function writeHistory(target: FaultTarget, log: VisitLog): Promise<History> {
  const { db } = target.stack;
  const ids = [...new Set(log.acknowledged.map(({ id }) => id))];
  const end = performance.now() + SETTLE_LIMIT_MS;
  while (performance.now() < end && (await isBusy(target))) await delay(200);
  const { rows } = await sql<AnalysisRecord>`
    select id, status, error_code as code, attempt,
      (extract(epoch from finished_at - created_at) * 1000)::float as "tookMs"
    from analyses where id = any(${ids}::uuid[])`.execute(db);
  const { rows: calls } = await sql<ProviderCall>`
    select analysis_id as "analysisId", attempt, concat_ws(' ', purpose, part) as purpose, cost_micro_usd is not null as "isSettled"
    from model_calls
    where analysis_id = any(${ids}::uuid[]) and purpose not in ('triage', 'second-reader')
      and coalesce(finish, '') not like 'http-429'`.execute(db);
  const stored = await runWithConcurrency(log.visitors.length, 4, async (index) => {
    const visitor = log.visitors[index];
    if (!visitor) return [];
    const response = await visitor.requestUntilAnswered(`/api/messages?sessionId=${visitor.sessionId}`);
    return response.ok ? ((await response.json()) as Stored[]) : [];
  });
  const { acknowledged, readings, asked } = log;
  const { providerCalls, orders } = target;
  const ordered = [...orders.keys()].filter((mark) => mark !== 'all');
  return { acknowledged, readings, asked, rows, calls, stored: stored.flat(), providerCalls, ordered };
}

async function isBusy({ stack }: FaultTarget): Promise<boolean> {
  const { rows } = await sql<{ open: number }>`
    select (select count(*)::int from analyses where status in ('queued', 'running'))
      + (select count(*)::int from erasures)
      + (select count(*)::int from model_calls where cost_micro_usd is null) as open`.execute(stack.db);
  return rows[0]?.open !== 0;
}
