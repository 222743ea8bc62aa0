import { expect, test } from 'vitest';
import { countStage } from './count-results.ts';

const tests = { name: 'unit', kind: 'tests' } as const;

test('a check counts as one test', () => {
  expect(countStage({ name: 'lint', kind: 'check', ok: true })).toEqual({ passed: 1, failed: 0 });
  expect(countStage({ name: 'lint', kind: 'check', ok: false })).toEqual({ passed: 0, failed: 1 });
});

test('a setup counts only when it fails', () => {
  expect(countStage({ name: 'install', kind: 'setup', ok: true })).toEqual({ passed: 0, failed: 0 });
  expect(countStage({ name: 'install', kind: 'setup', ok: false })).toEqual({ passed: 0, failed: 1 });
});

test('tests are counted from the Vitest report', () => {
  const report = { numPassedTests: 7, numFailedTests: 2 };

  expect(countStage({ ...tests, ok: false }, report)).toEqual({ passed: 7, failed: 2 });
});

test('tests are counted from the Playwright report', () => {
  const report = { stats: { expected: 5, unexpected: 1, skipped: 3 } };

  expect(countStage({ ...tests, ok: false }, report)).toEqual({ passed: 5, failed: 1 });
});

test.for([
  ['a report that never came', undefined],
  ['a file that cannot be loaded', { numPassedTests: 0, numFailedTests: 0 }],
])('%s is a failure', ([, report]) => {
  expect(countStage({ ...tests, ok: false }, report)).toEqual({ passed: 0, failed: 1 });
});

test('a run that failed outside its tests adds a failure to its passed tests', () => {
  expect(countStage({ ...tests, ok: false }, { numPassedTests: 7, numFailedTests: 0 })).toEqual({
    passed: 7,
    failed: 1,
  });
});

test('a run without tests is a failure', () => {
  expect(countStage({ ...tests, ok: true }, { numPassedTests: 0, numFailedTests: 0 })).toEqual({
    passed: 0,
    failed: 1,
  });
});
