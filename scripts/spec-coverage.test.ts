import { expect, test } from 'vitest';
import { checkCoverage, testTitles } from './spec-coverage.ts';

const files: Record<string, string> = {
  'a.test.ts': `test('one thing holds', () => {});\ntest("it's the other", () => {});`,
  'b.spec.ts': `for (const width of [1, 2]) test(\`fits \${width} px\`, async () => {});\ntest.skip('not run', () => {});`,
};

const table = (...rows: string[]): string =>
  ['# Coverage', '', '| number | statement | part | test |', '| --- | --- | --- | --- |', ...rows].join('\n');
const check = (...rows: string[]) => checkCoverage(table(...rows), (path) => files[path]);

test('a row with an existing test is proved', () => {
  expect(check('| S1.1 | One thing | page | a.test.ts: one thing holds |')).toEqual({
    statements: 1,
    faults: [],
  });
});

test('a row may name several tests, and all must exist', () => {
  const { faults } = check(
    `| S1.1 | Both | page | a.test.ts: one thing holds<br>a.test.ts: it's the other |`,
    '| S1.2 | One of two | page | a.test.ts: one thing holds<br>a.test.ts: nothing holds |',
  );

  expect(faults).toEqual(['S1.2: no test "nothing holds" in a.test.ts']);
});

test('a title with a parameter is matched as written', () => {
  expect(check('| S1.1 | Fits | page | b.spec.ts: fits ${width} px |').faults).toEqual([]);
});

test.for([
  ['| S1.1 | One | page |  |', 'S1.1: no test'],
  ['| S1.1 |  | page | a.test.ts: one thing holds |', 'S1.1: no statement'],
  ['| S1.1 | One | page | gone.test.ts: one thing holds |', 'S1.1: no file gone.test.ts'],
  ['| S1.1 | One | page | one thing holds |', 'S1.1: "one thing holds" is not "path: title"'],
  ['| S1.1 | One | page | b.spec.ts: not run |', 'S1.1: no test "not run" in b.spec.ts'],
  ['| S1.1 | One | screen | a.test.ts: one thing holds |', 'S1.1: part "screen" is none of page, call, server'],
  ['| S1.2 | One | page | a.test.ts: one thing holds |', 'S1.2: S1.1 is missing or out of order'],
  ['| S1 | One | page | a.test.ts: one thing holds |', 'S1: not a number such as S2.7'],
  ['| S1.1 | One | page | later |', 'S1.1: "later" is not "path: title"'],
])('%s is a fault', ([row = '', fault]) => {
  expect(check(row).faults).toEqual([fault]);
});

test('a repeated number is a fault, and each section counts from one', () => {
  const proof = 'a.test.ts: one thing holds';
  const { faults } = check(
    `| S1.1 | One | page | ${proof} |`,
    `| S2.1 | Two | page | ${proof} |`,
    `| S1.1 | Again | page | ${proof} |`,
    `| S2.2 | Three | page | ${proof} |`,
  );

  expect(faults).toEqual(['S1.1: given twice']);
});

test('a pipe inside a statement may be escaped', () => {
  expect(check(String.raw`| S1.1 | a \| b | page | a.test.ts: one thing holds |`).faults).toEqual([]);
});

test('titles are found after tables, over several lines and with options', () => {
  const source = `
    test.for([
      ['a (b', ')'],
    ])('%s is one', () => {});
    test(
      'long one',
      { timeout: 1 },
      async () => {},
    );
    test.for<[string, Reply]>(pairs.map(({ id }) => id))('$id is two', () => {});
    const latest = contest('no title');
    test.each([1])("it's \\"three\\"", () => {});
    test.use({ locale: 'he' });
  `;

  expect(testTitles(source)).toEqual(['%s is one', 'long one', '$id is two', `it's "three"`]);
});

test.for([
  `test.skip('one', () => {});`,
  `test.fixme('one', async () => {});`,
  `it.todo('one');`,
  `test('one', { skip: true }, () => {});`,
  `test('one', async () => {\n  test.skip(isSlow, 'too slow here');\n});`,
  `test('one', (context) => context.skip());`,
  `describe.skip('group', () => {\n  test('one', () => {});\n});`,
  `test.describe.fixme('group', () => {\n  it('one', () => {});\n});`,
  `test('one', { skip: isSlow }, () => {});`,
  `test('one', ({ skip }) => skip(isSlow));`,
  `test('one', async ({}, testInfo) => testInfo.skip(isSlow));`,
  `test.skipIf(isSlow)('one', () => {});`,
  `test.runIf(isFast)('one', () => {});`,
  `test.describe('group', () => {\n  test.skip(isSlow, 'why');\n  test('one', () => {});\n});`,
  `test.describe('group', () => {\n  test.beforeEach(() => test.fixme(isSlow));\n  test('one', () => {});\n});`,
])('a skipped test does not count: %s', (source) => {
  expect(testTitles(source)).toEqual([]);
  expect(testTitles(`${source}\ntest('two', () => {});`)).toEqual(['two']);
});

test.for([
  `test.skip(!process.env.PICTURES, 'drawn on demand');`,
  `test.fixme(({ browserName }) => browserName === 'webkit');`,
  `test.beforeEach(() => test.skip(isSlow));`,
])('a file with a conditional skip does not count: %s', (skip) => {
  expect(testTitles(`test('one', () => {});\n${skip}\ntest('two', () => {});`)).toEqual([]);
});
