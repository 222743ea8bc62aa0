import { expect, test } from 'vitest';
import { countStage } from './count-stage.ts';
import { nameFaults } from './name-faults.ts';

test.for([
  ['a check', 'check', true, undefined, [1, 0]],
  ['a failed check', 'check', false, undefined, [0, 1]],
  ['a setup', 'setup', true, undefined, [0, 0]],
  ['a failed setup', 'setup', false, undefined, [0, 1]],
  ['tests of Vitest', 'tests', false, { numPassedTests: 7, numFailedTests: 2 }, [7, 2]],
  ['tests of Playwright', 'tests', false, { stats: { expected: 5, unexpected: 1 } }, [5, 1]],
  ['a report that never came', 'tests', false, undefined, [0, 1]],
  ['a file that cannot be loaded', 'tests', false, { numPassedTests: 7, numFailedTests: 0 }, [7, 1]],
  ['a run without tests', 'tests', true, { numPassedTests: 0, numFailedTests: 0 }, [0, 1]],
] as const)('%s is counted as passed and failed', ([, kind, ok, report, [passed, failed]]) => {
  expect(countStage({ kind, ok }, report)).toEqual({ passed, failed });
});

test('a failed test of Vitest and a file that could not be loaded are named with the beginning of the error', () => {
  const failed = { fullName: 'breaks', failureMessages: ['expected 1 to be 2\n    at a.test.ts:3'] };
  const testResults = [
    {
      name: `${process.cwd()}/apps/a.test.ts`,
      status: 'failed',
      assertionResults: [{ fullName: 'holds', failureMessages: [] }, failed],
    },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];

  expect(nameFaults({ testResults })).toEqual([
    { name: 'apps/a.test.ts › breaks', why: 'expected 1 to be 2' },
    { name: 'b.test.ts › the whole file', why: 'no such module' },
  ]);
});

test('a failed test of Playwright is named at any depth', () => {
  const errors = [{ message: '\u001b[31mnot visible\u001b[39m\n\n+ 503\n    at share.spec.ts:3' }];
  const spec = (title: string, status: string) => ({
    file: 'page/share.spec.ts',
    title,
    tests: [{ status, results: [{ errors }] }],
  });
  const suites = [{ specs: [spec('sends', 'expected')], suites: [{ specs: [spec('fails', 'unexpected')] }] }];

  expect(nameFaults({ suites })).toEqual([{ name: 'page/share.spec.ts › fails', why: 'not visible\n    + 503' }]);
});
