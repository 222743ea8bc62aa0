import { afterAll, beforeAll, expect, test } from 'vitest';
import { zeroCounts } from './check-history.ts';
import { faults } from './faults.ts';
import { type FaultOutcome, runFault } from './run-fault.ts';
import { renderTable } from './table.ts';
import { openFaultTarget, type FaultTarget } from './fault-target.ts';

/** Few visitors, because these are smoke tests. `pnpm faults` runs the full size. */
const VISITORS = 4;
const LIMIT_MS = 300_000;
const LIMIT = { timeout: LIMIT_MS };

let target: FaultTarget;
const outcomes: FaultOutcome[] = [];

beforeAll(async () => {
  target = await openFaultTarget({ environment: { CALL_LOST_MS: '4000' } });
}, LIMIT_MS);

afterAll(async () => {
  process.stdout.write(`${renderTable(outcomes)}\n`);
  await target.close();
}, LIMIT_MS);

const nothing = Object.fromEntries(zeroCounts.map((kind) => [kind, 0]));

async function run(id: string): Promise<FaultOutcome> {
  const fault = faults.find((one) => one.id === id);
  if (!fault) throw new Error(`there is no fault ${id}`);
  const outcome = await runFault(target, fault, { ...fault.smoke, visitors: VISITORS });
  outcomes.push(outcome);
  return outcome;
}

/** Runs a fault and expects that nothing is lost, doubled or paid twice. `more` adds further expected findings. */
async function expectNoLoss(id: string, more: Partial<FaultOutcome['findings']> = {}): Promise<void> {
  const { findings, violations } = await run(id);

  expect(violations).toEqual([]);
  expect(findings).toMatchObject({ ...nothing, problems: [], ...more });
}

test('killed workers lose nothing: another takes over and readers see one clean text', LIMIT, async () => {
  const { findings, violations } = await run('worker-killed');

  // The calls in flight at the killed worker are repeated.
  expect(violations).toEqual([]);
  expect(findings).toMatchObject({ ...nothing, paidTwice: findings.paidTwice });
  expect(findings.restarts).toBeGreaterThanOrEqual(1);
});

test('killed api processes lose nothing: readers continue where they were', LIMIT, () =>
  expectNoLoss('api-killed', { restarts: 0 }),
);

test('Redis killed and restarted mid-stream loses nothing, and nothing runs twice', LIMIT, () =>
  expectNoLoss('redis-killed'),
);

test('Postgres killed and restarted loses no acknowledged request, and no model call repeats', LIMIT, () =>
  expectNoLoss('postgres-killed'),
);

test(
  'with Redis down stored data is readable and requests are accepted, and they finish when Redis is back',
  LIMIT,
  () => expectNoLoss('redis-down'),
);

test(
  'with Postgres down nothing is acknowledged that is not stored, and work continues when Postgres is back',
  LIMIT,
  () => expectNoLoss('postgres-down'),
);

test('a restart of every process, one after the other, fails no request', LIMIT, () =>
  expectNoLoss('rolling-restart', { failed: 0, restarts: 0 }),
);

test(
  'a dump that holds its locks delays no request beyond five seconds, and partitions are created meanwhile',
  LIMIT,
  () => expectNoLoss('dump', { failed: 0 }),
);
