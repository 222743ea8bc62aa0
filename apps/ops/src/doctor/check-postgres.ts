import type { Config } from '@app/core/config/config';
import { listDatabaseProcesses } from '@app/core/db/connected-processes';
import { readDatabaseFacts } from '@app/core/db/database-facts';
import { type Database, openDatabase } from '@app/core/db/database';
import { explainDatabaseFault } from '@app/core/db/explain-fault';
import { isSchemaCurrent } from '@app/core/db/migrate';
import { explainUnfinishedRestore, readUnfinishedRestore } from '@app/core/db/replace-schema';
import { readServerClock, readServerFacts } from '@app/core/db/server-facts';
import { listSwitchedOff } from '@app/core/db/switches';
import { readCounters } from '@app/core/db/counters';
import { openLog } from '@app/core/log/log';
import { capsOfAll } from '@app/core/spend/caps';
import { RETENTION_SLACK_DAYS } from '@app/contract/retention';
import { listProcesses } from '../connected-processes.ts';
import { readKeyFacts } from '../key-facts.ts';
import { checkClock } from './check-clock.ts';
import { type Check, fail, type CheckResult, ok, warn } from './check-result.ts';

const OLDEST_VERSION = 15;
const ERASURE_SECONDS = 60;
const LONG_TRANSACTION_SECONDS = 600;
const NEAR_CAP = 0.8;

export const checkPostgres: Check = async (config) => {
  const db = openDatabase(config.DATABASE_URL, 2, openLog('silent'), { kind: 'maintenance', name: 'ops' });
  try {
    const clock = await checkClock('Postgres', () => readServerClock(db));
    const server = [...(await checkServer(db)), ...clock, ...(await checkRestore(db))];
    const isCurrent = await isSchemaCurrent(db).catch(() => false);
    if (!isCurrent)
      return [...server, fail('schema', 'is missing or older than this version: run the migrations (ROLE=migrate).')];
    return [
      ...server,
      ok('schema', 'is that of this version'),
      ...(await checkDays(db, config)),
      ...(await checkKeys(db, config)),
      ...(await checkSpend(db, config)),
      ...(await checkSwitches(db)),
    ];
  } catch (error) {
    return [fail('postgres', explainDatabaseFault(error, config.DATABASE_URL) ?? String(error))];
  } finally {
    await db.destroy();
  }
};

async function checkServer(db: Database): Promise<CheckResult[]> {
  const { version, longestSeconds, idleSlots } = await readServerFacts(db);
  return [
    version < OLDEST_VERSION
      ? fail('postgres', `is version ${version}: ${OLDEST_VERSION} or newer is needed.`)
      : ok('postgres', `answers, version ${version}`),
    ...(longestSeconds > LONG_TRANSACTION_SECONDS
      ? [
          warn(
            'postgres',
            `a transaction has run for ${Math.round(longestSeconds)} s and delays the removal of expired days: look at pg_stat_activity.`,
          ),
        ]
      : []),
    ...(idleSlots > 0
      ? [
          warn(
            'postgres',
            `${idleSlots} replication slots have no reader and fill the disk: drop them (pg_replication_slots).`,
          ),
        ]
      : []),
  ];
}

async function checkRestore(db: Database): Promise<CheckResult[]> {
  const began = await readUnfinishedRestore(db);
  return began ? [fail('restore', explainUnfinishedRestore(began))] : [];
}

async function checkDays(db: Database, { RETENTION_DAYS }: Config): Promise<CheckResult[]> {
  const { partitions, erasures } = await readDatabaseFacts(db);
  const missing = partitions.filter(({ daysAhead }) => daysAhead < 1);
  const overdue = partitions.filter(({ oldestDays }) => oldestDays > RETENTION_DAYS + RETENTION_SLACK_DAYS);
  return [
    missing.length > 0
      ? fail(
          'partitions',
          `${missing.map(({ table }) => table).join(', ')}: none for tomorrow, and writes will fail at midnight UTC: run the migrations (ROLE=migrate).`,
        )
      : ok('partitions', 'exist for tomorrow'),
    overdue.length > 0
      ? fail(
          'retention',
          `${overdue.map(({ table }) => table).join(', ')}: expired days are still stored: check that a models worker runs. See "Retention overdue" in docs/RUNBOOK.md.`,
        )
      : ok('retention', `nothing is older than ${RETENTION_DAYS + RETENTION_SLACK_DAYS} days`),
    erasures.pending > 0 && erasures.oldestSeconds > ERASURE_SECONDS
      ? fail(
          'erasures',
          `${erasures.pending} sessions are not fully erased, the oldest for ${Math.round(erasures.oldestSeconds)} s: start the store that is down; the sweep does the rest.`,
        )
      : ok('erasures', 'none is late'),
  ];
}

async function checkKeys(db: Database, config: Config): Promise<CheckResult[]> {
  // The Redis check reports that Redis is down.
  const names = await listProcesses(db, config).catch(() => listDatabaseProcesses(db));
  const { unknown, processes } = await readKeyFacts(db, config, names);
  const count = processes.withThese + processes.withOther;
  return [
    unknown > 0
      ? fail('server keys', `no key in SERVER_KEYS opens ${unknown} rows: put back the removed key.`)
      : ok('server keys', 'open every row'),
    processes.withOther > 0
      ? fail(
          'processes',
          `${processes.withOther} of ${count} have other SERVER_KEYS than this one: set the same everywhere and restart them.`,
        )
      : count === 0
        ? warn('processes', 'no api or worker is connected: start them.')
        : ok('processes', `${count} are connected, all with these server keys`),
  ];
}

async function checkSpend(db: Database, config: Config): Promise<CheckResult[]> {
  const caps = capsOfAll(config);
  const spent = await readCounters(db, caps);
  return caps.map(({ name, window, limit }) => {
    const used = spent.get(name) ?? 0;
    const words = `${dollars(used)} of ${dollars(limit)} this ${window}`;
    if (used < limit * NEAR_CAP) return ok('spend', words);
    return warn(
      'spend',
      `${words}: calls stop at the limit until the next ${window} of UTC or until SPEND_ALL_${window.toUpperCase()}_USD is raised.`,
    );
  });
}

const dollars = (microUsd: number): string => `$${(microUsd / 1_000_000).toFixed(2)}`;

async function checkSwitches(db: Database): Promise<CheckResult[]> {
  const off = await listSwitchedOff(db);
  return off.map(({ name, reason }) =>
    warn('switches', `${name} is off${reason ? `, because: ${reason}` : ''}: ops switch on ${name}`),
  );
}
