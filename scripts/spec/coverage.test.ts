import { expect, test } from 'vitest';
import { checkCoverage } from './coverage.ts';
import { testTitles } from './test-titles.ts';

const files: Record<string, string> = {
  'a.test.ts': `test('one thing holds', () => check());\ntest("it's the other", () => check());`,
  'b.spec.ts': 'for (const width of [1, 2]) test(`fits ${width} px`, async () => check());',
  'c.spec.ts': `test.skip('not run', () => check());`,
};
const faultsOf = (...rows: string[]): string[] =>
  checkCoverage(['# Coverage', '', ...rows].join('\n'), (path) => files[path]).faults;
const proof = 'a.test.ts: one thing holds';

test('rows that name existing tests have no fault, and each section counts from one', () => {
  const rows = [
    `| S1.1 | One \\| two | page | ${proof}<br>a.test.ts: it's the other |`,
    '| S1.2 | Fits | page | b.spec.ts: fits ${width} px |',
    `| S2.1 | One | server | ${proof} |`,
  ];

  expect(faultsOf(...rows)).toEqual([]);
});

test.for([
  ['| S1.1 | One | page |  |', 'names no test; write "path: title" in its last column'],
  [`| S1.1 |  | page | ${proof} |`, 'has no statement in its second column'],
  ['| S1.1 | One | page | gone.test.ts: one |', 'names the file gone.test.ts, which does not exist'],
  ['| S1.1 | One | page | later |', 'names "later"; write "path: title"'],
  [
    `| S1.1 | One | page | ${proof}<br>a.test.ts: nothing |`,
    'names "nothing", but a.test.ts has no test of that title',
  ],
  ['| S1.1 | One | page | c.spec.ts: not run |', 'names "not run", but c.spec.ts has no test of that title'],
  [`| S1.1 | One | screen | ${proof} |`, 'has the part "screen"; write page, call, server'],
  [`| S1.2 | One | page | ${proof} |`, 'stands where S1.1 is due'],
  [`| S1 | One | page | ${proof} |`, 'must be a number such as S2.7'],
  [`| S1.1 | One | page | ${proof} |\n| S1.1 | Again | page | ${proof} |`, 'is used twice'],
])('%s is a fault', ([row = '', fault = '']) => {
  expect(faultsOf(row)).toEqual([expect.stringContaining(fault)]);
});

test('titles are found after tables, over several lines, with options and in components', () => {
  const source = `
    test.for([
      ['a (b', ')'],
    ])('%s is one', () => check());
    test(
      'long one',
      { timeout: 1 },
      async () => check(),
    );
    test.for<[string, Reply]>(pairs.map(({ id }) => id))('$id is two', () => check());
    const latest = contest('no title');
    test.each([1])("it's \\"three\\"", () => check());
    test(\`\${name} ü\`, () => { render(<Page />); });
  `;

  expect(testTitles(source)).toEqual(['%s is one', 'long one', '$id is two', `it's "three"`, '${name} ü']);
});

test.for([
  `test('one', () => {});`,
  `test('one', async ({ page }) => {});`,
  `test('one');`,
  `test.skipIf(isSlow)('one', () => check());`,
  `// test('one', () => check());`,
  `/*\ntest('one', () => check());\n*/`,
])('a test that is empty, conditional or commented out does not count: %s', (source) => {
  expect(testTitles(`${source}\ntest('two', () => check());`)).toEqual(['two']);
});

test.for([
  `test.skip('one', () => check());`,
  `it.todo('one');`,
  `test.describe.fixme('group', () => {});`,
  `test('one', { skip: isSlow }, () => check());`,
  `test('one', ({ skip }) => skip(isSlow));`,
  `describe.runIf(isFast)('group', () => {});`,
  `test.beforeEach(() => test.skip(isSlow));`,
])('in a file that can skip a test none counts: %s', (source) => {
  expect(testTitles(`test('two', () => check());\n${source}`)).toEqual([]);
});
