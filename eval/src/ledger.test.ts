import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openLedger } from './ledger.ts';

const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'ledger-')), 'ledger.jsonl');

test('a call that would exceed the cap is refused, and the unused budget of a settled trial can be reserved again', () => {
  const ledger = openLedger(newFile(), 1, () => true);

  expect(ledger.reserve({ trial: 'a', key: '1', microUsd: 700_000 })).toBe(true);
  expect(ledger.reserve({ trial: 'b', key: '1', microUsd: 400_000 })).toBe(false);
  ledger.settle('a', 100_000);

  expect(ledger.reserve({ trial: 'b', key: '1', microUsd: 400_000 })).toBe(true);
  expect(ledger.spentMicroUsd()).toBe(500_000);
  expect(ledger.peakMicroUsd()).toBe(700_000);
});

test('a call interrupted by a killed process stays counted at its highest cost', () => {
  const file = newFile();
  const killed = openLedger(file, 1, () => true);
  killed.reserve({ trial: 'a', key: 'recorded', microUsd: 200_000 });
  killed.reserve({ trial: 'a', key: 'under way', microUsd: 300_000 });

  const resumed = openLedger(file, 1, (_, key) => key === 'recorded');
  resumed.settle('a', 50_000);

  expect(resumed.lostCalls()).toBe(1);
  expect(resumed.spentMicroUsd()).toBe(350_000);
  expect(openLedger(file, 1, () => false).spentMicroUsd()).toBe(350_000);
});

test('a call interrupted after its trial was settled is counted too', () => {
  const ledger = openLedger(newFile(), 1, () => true);
  const call = { trial: 'a', key: '1', microUsd: 700_000 };
  ledger.reserve(call);

  ledger.settle('a', 100_000);
  ledger.lose(call);

  expect([ledger.spentMicroUsd(), ledger.lostCalls()]).toEqual([800_000, 1]);
});

test('an incomplete last line is ignored because its call was never made', () => {
  const file = newFile();
  openLedger(file, 1, () => true).reserve({ trial: 'a', key: '1', microUsd: 100_000 });
  appendFileSync(file, '{"kind":"reserve","trial":"b","mic');

  const resumed = openLedger(file, 1, () => true);
  resumed.reserve({ trial: 'c', key: '1', microUsd: 200_000 });

  expect(openLedger(file, 1, () => true).spentMicroUsd()).toBe(300_000);
});

test('an unreadable line before the last one is reported with its number', () => {
  const file = newFile();
  openLedger(file, 1, () => true).reserve({ trial: 'a', key: '1', microUsd: 100_000 });
  appendFileSync(file, '{"kind":"reserve"}\n');

  expect(() => openLedger(file, 1, () => true)).toThrow('is damaged in line 2');
});

test('a trial settled twice is counted once, and a call that never reached the provider is not counted', () => {
  const ledger = openLedger(newFile(), 1, () => true);
  ledger.reserve({ trial: 'a', key: '1', microUsd: 700_000 });
  ledger.reserve({ trial: 'a', key: '2', microUsd: 200_000 });
  ledger.release({ trial: 'a', key: '2', microUsd: 200_000 });

  ledger.settle('a', 100_000);
  ledger.settle('a', 100_000);

  expect(ledger.spentMicroUsd()).toBe(100_000);
});
