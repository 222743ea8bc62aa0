import { expect, test } from 'vitest';
import { nameFaults } from './name-faults.ts';

test('a Vitest report gives the failed tests with the beginning of the error', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/apps/api/src/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] },
        ],
      },
    ],
  };

  expect(nameFaults(report)).toEqual([{ name: 'apps/api/src/a.test.ts › breaks', why: 'expected 1 to be 2' }]);
});

test('a file that could not be loaded is reported by its name', () => {
  const report = {
    testResults: [{ name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] }],
  };

  expect(nameFaults(report)).toEqual([{ name: 'b.test.ts › the whole file', why: 'no such module' }]);
});

test('a Playwright report gives the failed tests at any depth', () => {
  const spec = (title: string, status: string) => ({
    file: 'page/share.spec.ts',
    title,
    tests: [
      {
        status,
        results: [{ errors: [{ message: '\u001b[31mnot visible\u001b[39m\n\n+ 503\n    at share.spec.ts:3' }] }],
      },
    ],
  });
  const suites = [{ specs: [spec('sends', 'expected')], suites: [{ specs: [spec('fails', 'unexpected')] }] }];

  expect(nameFaults({ suites })).toEqual([{ name: 'page/share.spec.ts › fails', why: 'not visible\n    + 503' }]);
});

test('a missing report gives no faults', () => {
  expect(nameFaults(undefined)).toEqual([]);
});
