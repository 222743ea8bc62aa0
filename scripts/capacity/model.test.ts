import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measured, needOf, renderNeeds } from './model.ts';

/** Ignores the column padding. */
const squeeze = (text: string): string => text.replaceAll(/[ -]+/g, '');

test('ten times the analyses need ten times the resources', () => {
  const [one, ten] = [needOf(1e6), needOf(1e7)];

  expect(ten.cores.worker / one.cores.worker).toBeCloseTo(10);
  expect(ten.redisGb / one.redisGb).toBeCloseTo(10);
  expect(ten.dollarsPerDay.small / one.dollarsPerDay.small).toBeCloseTo(10);
});

test('every cost in the model was measured', () => {
  const figures = [measured.cpuMs, measured.mediaCpuMs].flatMap((group) => Object.values(group));

  expect([...figures, measured.fileCpuMs, measured.redisKb, measured.postgresKb].filter((value) => value <= 0)).toEqual(
    [],
  );
});

test("the document contains the model's table", () => {
  const document = readFileSync(new URL('../../docs/SCALE.md', import.meta.url), 'utf8');

  expect(squeeze(document)).toContain(squeeze(renderNeeds([1e6, 1e7, 1e8])));
});
