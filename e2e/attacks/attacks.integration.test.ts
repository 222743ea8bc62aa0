import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Senders } from './addresses.ts';
import { attacks } from './attacks.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { runAttack } from './run-attack.ts';

/** Seconds on every run: whether anything dies or is refused. How fast it stays is measured by `pnpm attacks`. */
const size = { idleSeconds: 1, seconds: 7, visitors: 4, networks: 100, thinkMs: 500 };

let laboratory: Laboratory;

beforeAll(async () => {
  laboratory = await openLaboratory();
});

afterAll(() => laboratory.close());

test.for<[string, Senders]>([
  ['bodies', 'one address'],
  ['uploads', 'one address'],
  ['uploads', 'many networks'],
  ['forms', 'many networks'],
])('%s from %s: nothing dies, and nothing of honest visitors is refused or begun again', async ([id, senders]) => {
  const attack = attacks.find((one) => one.id === id);
  if (!attack) throw new Error(`no attack ${id}`);

  const outcome = await runAttack(laboratory, attack, { ...size, senders });

  expect(outcome).toMatchObject({ dead: [], refused: {}, restarts: 0, beyondReserve: 0 });
  expect(outcome.done).toBeGreaterThan(4);
  expect(Object.keys(outcome.answers).length).toBeGreaterThan(0);
});
