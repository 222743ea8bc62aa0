import { afterAll, beforeAll, expect, test } from 'vitest';
import { zeroCounts } from './check-history.ts';
import { faults } from './faults.ts';
import { type FaultOutcome, runFault } from './run-fault.ts';
import { renderTable } from './table.ts';
import { openWorld, type World } from './world.ts';

/** A short version as a smoke test; `pnpm faults` runs all of it. */
const VISITORS = 4;
const LIMIT_MS = 300_000;

let world: World;
const outcomes: FaultOutcome[] = [];

beforeAll(async () => {
  world = await openWorld({ environment: { CALL_LOST_MS: '4000' } });
}, LIMIT_MS);

afterAll(async () => {
  process.stdout.write(`${renderTable(outcomes)}\n`);
  await world.close();
}, LIMIT_MS);

const nothing = Object.fromEntries(zeroCounts.map((kind) => [kind, 0]));

async function run(id: string): Promise<FaultOutcome> {
  const fault = faults.find((one) => one.id === id);
  if (!fault) throw new Error(`there is no fault ${id}`);
  const outcome = await runFault(world, fault, { ...fault.smoke, visitors: VISITORS });
  outcomes.push(outcome);
  return outcome;
}

test(
  'killed workers lose nothing: another takes over and readers see one clean text',
  { timeout: LIMIT_MS },
  async () => {
    const { findings, objections } = await run('a');

    // The calls in flight at the killed worker are repeated.
    expect(objections).toEqual([]);
    expect(findings).toMatchObject({ ...nothing, paidTwice: findings.paidTwice });
    expect(findings.restarts).toBeGreaterThanOrEqual(1);
  },
);

test('killed api processes lose nothing: readers continue where they were', { timeout: LIMIT_MS }, async () => {
  const { findings, objections } = await run('b');

  expect(objections).toEqual([]);
  expect(findings).toMatchObject({ ...nothing, restarts: 0, problems: [] });
});

test('Redis killed and restarted mid-stream loses nothing, and nothing runs twice', { timeout: LIMIT_MS }, async () => {
  const { findings, objections } = await run('c');

  expect(objections).toEqual([]);
  expect(findings).toMatchObject({ ...nothing, problems: [] });
});

test(
  'Postgres killed and restarted loses no acknowledged request, and no model call repeats',
  { timeout: LIMIT_MS },
  async () => {
    const { findings, objections } = await run('d');

    expect(objections).toEqual([]);
    expect(findings).toMatchObject({ ...nothing, problems: [] });
  },
);

test(
  'with Redis down stored data is readable and requests are accepted, and they finish when Redis is back',
  { timeout: LIMIT_MS },
  async () => {
    const { findings, objections } = await run('f');

    expect(objections).toEqual([]);
    expect(findings).toMatchObject({ ...nothing, problems: [] });
  },
);

test(
  'with Postgres down nothing is acknowledged that is not stored, and work continues when Postgres is back',
  { timeout: LIMIT_MS },
  async () => {
    const { findings, objections } = await run('g');

    expect(objections).toEqual([]);
    expect(findings).toMatchObject({ ...nothing, problems: [] });
  },
);

test('a restart of every process, one after the other, fails no request', { timeout: LIMIT_MS }, async () => {
  const { findings, objections } = await run('e');

  expect(objections).toEqual([]);
  expect(findings).toMatchObject({ ...nothing, failed: 0, restarts: 0, problems: [] });
});

test(
  'a dump that holds its locks delays no request beyond five seconds, and partitions are created meanwhile',
  { timeout: LIMIT_MS },
  async () => {
    const { findings, objections } = await run('dump');

    expect(objections).toEqual([]);
    expect(findings).toMatchObject({ ...nothing, failed: 0, problems: [] });
  },
);
