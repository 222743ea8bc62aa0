import { type OwnHaproxy, startOwnHaproxy } from '@app/testkit/own-haproxy';
import type { Member } from '@app/testkit/start-member';
import { type Stack, type StackOptions, startStack } from '@app/testkit/stack';
import { waitFor } from '@app/core/processes';
import { sql } from 'kysely';
import { addressOf, type MemberName } from './links.ts';
import { openStores, type FaultStores, type StoresKind } from './stores.ts';

type Environment = Stack['environment'];

/** The product with its own stores and load balancer; a fault may kill any part of it. */
export type FaultTarget = FaultStores & {
  /** The URL of the load balancer. */
  url: string;
  stack: Stack;
  /** The number of calls the providers received, by mark. */
  providerCalls: Record<string, number>;
  /** Faults the providers inject, by mark; that of `all` is for every other call. */
  orders: Map<string, string>;
  /** Stops one process and starts it again on the same port. */
  restartApi(index: number, signal: NodeJS.Signals, environment?: Environment, folder?: string): Promise<void>;
  restartWorker(index: number, signal: NodeJS.Signals, environment?: Environment, folder?: string): Promise<void>;
  restartWorkers(indexes: number[], signal: NodeJS.Signals): Promise<void>;
  /** Model calls that were in flight when workers were stopped. */
  cutCalls(): number;
  /** The folder of another version of the product. */
  old: string | undefined;
  close(): Promise<void>;
};

/** Short locks, so that another worker soon takes over a dead worker's jobs; otherwise as in production. */
const timing = {
  WORKER_LOCK_MS: '5000',
  WORKER_STALLED_CHECK_MS: '1000',
  SWEEP_EVERY_MS: '1000',
  CALL_LOST_MS: '15000',
};

/** Analyses of about a minute with production timings, except that a lost call is settled while the run waits. */
const slow = { timing: { CALL_LOST_MS: '150000' }, pace: { firstTokenMs: 1_000, chunkMs: 1_800, chunkChars: 80 } };
const quick = { timing, pace: { firstTokenMs: 100, chunkMs: 12, chunkChars: 80 } };

/** The marks that `visit.ts` writes into analyses and into questions about them. */
const MARK = { analysis: /\bax\d+\b/, question: /\bqx\d+\b/ };

export type FaultTargetOptions = {
  stores?: StoresKind;
  isSlow?: boolean;
  environment?: Environment;
  each?: StackOptions['each'];
  old?: string | undefined;
};

export async function openFaultTarget({
  stores: kind = 'plain',
  isSlow = false,
  environment = {},
  each,
  old,
}: FaultTargetOptions = {}): Promise<FaultTarget> {
  const closing: (() => Promise<unknown>)[] = [];
  const keep = (close: () => Promise<unknown>): void => void closing.unshift(close);
  const close = async (): Promise<void> => {
    for (const end of closing) await end().catch((error: unknown) => console.error('not closed:', error));
  };
  const providerCalls: FaultTarget['providerCalls'] = {};
  const orders: FaultTarget['orders'] = new Map();

  try {
    const stores = await openStores(kind, keep);
    const { names } = stores;
    const byName: StackOptions['each'] = names && ((_name, _index, common) => names.within(common));
    const own = each ?? byName ?? (kind === 'links' ? withAddress : undefined);
    const stack: Stack = await startStack({
      processes: true,
      apis: 2,
      workers: 2,
      databaseServer: stores.databaseServer,
      redisUrl: stores.redisUrl,
      environment: { ...settingsOf(kind, stores), ...(isSlow ? slow : quick).timing, ...environment },
      ...(own && { each: own }),
      simulator: {
        ...(isSlow ? slow : quick).pace,
        onCall(body) {
          const words = JSON.stringify(body);
          const mark = (MARK.question.exec(words) ?? MARK.analysis.exec(words))?.[0] ?? 'none';
          const general = orders.get('all');
          // A refused call was not begun.
          if (general) return general;
          providerCalls[mark] = (providerCalls[mark] ?? 0) + 1;
          return orders.get(mark);
        },
      },
    });
    keep(stack.stop);
    const haproxy: OwnHaproxy = await startOwnHaproxy(stack.apis.map(({ url }) => url));
    keep(haproxy.stop);

    const cut = new Set<string>();
    // By the rows: a provider may have sent all of an answer that the killed worker had not stored yet.
    const countCut = async (): Promise<void> => {
      const { rows } = await sql<{ id: string }>`
        select id::text from model_calls
        where cost_micro_usd is null and purpose not in ('triage', 'second-reader')`.execute(stack.db);
      for (const { id } of rows) cut.add(id);
    };
    const restartWorkers = (indexes: number[], signal: NodeJS.Signals, own?: Environment, folder?: string) =>
      restart(stack.workers, { indexes, signal, onEnd: () => waitFor('Postgres', countCut) }, () =>
        stack.startWorker(own, folder),
      );
    return {
      url: haproxy.url,
      stack,
      ...stores,
      providerCalls,
      orders,
      old,
      restartApi: (index, signal, own, folder) =>
        restart(stack.apis, { indexes: [index], signal }, (url) =>
          stack.startApi({ ...own, PORT: new URL(url).port }, folder),
        ),
      restartWorker: (index, signal, own, folder) => restartWorkers([index], signal, own, folder),
      restartWorkers,
      cutCalls: () => cut.size,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function settingsOf(kind: StoresKind, { disks, bucket }: FaultStores): Environment {
  const files = disks?.files.folder;
  return {
    TRUST_PROXY_HOPS: '1',
    ...(files && { STORAGE_FOLDER: `${files}/storage`, WORK_FOLDER: `${files}/work` }),
    ...bucket?.environment,
    ...(kind === 'PgBouncer' && { LEASE_CONNECTION_CHECK: 'false', LEASE_MS: '30000' }),
  };
}

function withAddress(
  member: MemberName,
  index: number,
  { DATABASE_URL = '', REDIS_URL = '' }: Environment,
): Environment {
  const at = (url: string): string => url.replace('127.0.0.1', addressOf(member, index));
  return { DATABASE_URL: at(DATABASE_URL), REDIS_URL: at(REDIS_URL) };
}

type Ending = { indexes: number[]; signal: NodeJS.Signals; onEnd?: () => Promise<void> };

async function restart(
  members: Member[],
  { indexes, signal, onEnd }: Ending,
  start: (url: string) => Promise<Member>,
): Promise<void> {
  const ending = indexes.map((index) => index % members.length);
  await Promise.all(ending.map(async (at) => members[at]?.kill(signal)));
  await onEnd?.();
  await Promise.all(
    ending.map(async (at) => {
      members[at] = await start(members[at]?.url ?? '');
    }),
  );
}
