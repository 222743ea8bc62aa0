import { Block } from '@app/contract/blocks';
import { Comparison } from '@app/contract/comparisons';
import { bigFive } from '@app/frameworks/list/big-five';
import { frameworks } from '@app/frameworks/index';
import type { Lens } from '@app/frameworks/framework';
import { langs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildComparison, type Compared } from './build-comparison.ts';
import { comparisonBlocks } from './comparison-blocks.ts';
import { renderBlocks } from '../render/report-blocks.ts';
import type { LensReading } from '../report.ts';
import { comparedAt, reportAt } from './sample-compared.ts';

const compare = (...compared: Compared[]) => buildComparison(bigFive, compared, 'en');
const rowsOf = ({ lenses }: ReturnType<typeof compare>) => lenses.flatMap(({ rows }) => rows);

test('columns keep their order, a trait that no column read has no row, and missing readings do not enter the mean', () => {
  const comparison = compare(
    comparedAt('openai', reportAt([80, 20, 50, undefined, 50])),
    comparedAt('anthropic', undefined, { status: 'failed', errorCode: 'PROVIDER_TIMEOUT' }),
    comparedAt('deepseek', reportAt([70, 90, undefined, undefined, 50])),
  );

  expect(rowsOf(comparison).map(({ mean, agreement, onlyBy }) => ({ mean, agreement, onlyBy }))).toEqual([
    { mean: 75, agreement: 'agree', onlyBy: undefined },
    { mean: 55, agreement: 'disagree', onlyBy: undefined },
    { mean: undefined, agreement: undefined, onlyBy: 0 },
    { mean: 50, agreement: 'agree', onlyBy: undefined },
  ]);
  expect(comparison.columns[1]).toMatchObject({
    status: 'failed',
    reason: 'The model took too long to answer. Please try again.',
    quotes: 0,
  });
  expect(rowsOf(comparison).flatMap(({ cells }) => cells.map(({ column }) => column))).not.toContain(1);
});

test('the summary is three sentences from the numbers', () => {
  const { headline, summary } = compare(
    comparedAt('openai', reportAt([80, 20, 50, 50, 50])),
    comparedAt('anthropic', reportAt([75, 60, 50, 70, 50])),
  );

  expect(headline).toBe('The readings disagree on one scale');
  expect(summary).toEqual([
    '2 of 2 models answered.',
    'They agree on 3 of 5 scales and stand closest on Extraversion, 0 of 100 points apart.',
    'The widest gap is on Conscientiousness: 40 of 100 points between Model 2 and Model 1.',
  ]);
});

test('two readings of one model are numbered, and so are two texts', () => {
  const report = reportAt([50, 50, 50, 50, 50]);
  const repeats = compare(comparedAt('openai', report), comparedAt('openai', report));
  const texts = compare(comparedAt('openai', report), comparedAt('openai', report, { material: 'two' }));

  expect([repeats.kind, ...repeats.columns.map(({ label }) => label)]).toEqual([
    'repeats',
    'Model 2, reading 1',
    'Model 2, reading 2',
  ]);
  expect([texts.kind, ...texts.columns.map(({ label }) => label)]).toEqual(['texts', 'Material 1', 'Material 2']);
});

test('overlapping quotes of the same material share a row, those of different materials do not', () => {
  const [one, other] = [
    reportAt(
      [50],
      [
        [0, 20],
        [40, 60],
      ],
    ),
    reportAt(
      [50],
      [
        [5, 18],
        [80, 90],
      ],
    ),
  ];
  const quotesOf = (material: string) =>
    rowsOf(compare(comparedAt('openai', one), comparedAt('deepseek', other, { material })))[0]?.quotes;

  expect(quotesOf('one')).toEqual([
    { quote: 'passage 0', columns: [0, 1] },
    { quote: 'passage 40', columns: [0] },
    { quote: 'passage 80', columns: [1] },
  ]);
  expect(quotesOf('two')?.map(({ columns }) => columns)).toEqual([[0], [0], [1], [1]]);
});

test('a split reading is drawn but has no position in the comparison', () => {
  const split = reportAt([50]);
  const [reading] = split.lenses[0]?.readings ?? [];
  const points = [
    { position: 10, rated: 2 },
    { position: 90, rated: 2 },
  ] as const;
  Object.assign(reading ?? {}, { position: undefined, points });

  const [row] = rowsOf(compare(comparedAt('openai', split), comparedAt('deepseek', reportAt([60]))));

  expect(row?.cells.map(({ places }) => places)).toEqual([[10, 90], [60]]);
  expect([row?.mean, row?.agreement]).toEqual([undefined, undefined]);
});

test('a comparison with one finished reading waits for the others', () => {
  const waiting = compare(
    comparedAt('openai', reportAt([50])),
    comparedAt('deepseek', undefined, { status: 'running' }),
  );

  expect([waiting.headline, waiting.summary]).toEqual([
    'The other readings are being written',
    ['1 of 2 models answered.', 'A comparison needs two finished readings.'],
  ]);
});

test.for(langs)('a comparison is complete in %s, as its schema says and as Markdown', (lang) => {
  const columns = [
    comparedAt('openai', reportAt([80, 20, 50, undefined, 50], [[0, 9]])),
    comparedAt('anthropic', reportAt([10, 30, undefined, undefined, 50], [[0, 9]])),
    comparedAt('deepseek', undefined, { status: 'failed', errorCode: 'MODEL_REFUSED' }),
  ];
  const comparison = buildComparison(bigFive, columns, lang);
  const blocks = comparisonBlocks(comparison, lang);
  const text = renderBlocks(blocks, lang);

  expect(Comparison.parse(comparison)).toEqual(comparison);
  expect(comparison.summary).toHaveLength(3);
  expect(text).toContain(`# ${comparison.title}`);
  expect(text).not.toMatch(/undefined|NaN/);
  expect(z.array(Block).parse(blocks)).toEqual(blocks);
  expect(blocks.flatMap((block) => (block.type === 'chart' ? block.rows : []))).toHaveLength(3);
});

test.for(frameworks.map((framework) => [framework.id, framework] as const))(
  'a report under %s compared with itself agrees wherever it is measured',
  ([, framework]) => {
    const same = { ...reportAt([]), framework: framework.id, lenses: framework.lenses.map(readAll) };

    const { lenses } = buildComparison(framework, [comparedAt('openai', same), comparedAt('deepseek', same)], 'en');

    // A lens that is computed from another has no rows of its own.
    const read = framework.lenses.filter(({ dimensions }) => dimensions.length > 0);
    expect(lenses.map(({ key }) => key)).toEqual(read.map(({ key }) => key));
    const words = lenses.flatMap(({ rows }) => rows.flatMap(({ agreement }) => agreement ?? []));
    expect(words.filter((word) => word !== 'agree')).toEqual([]);
  },
);

function readAll({ key, dimensions }: Lens): LensReading {
  const read = { state: 'read', evidence: [], counter: [], position: 40, strength: 2, label: 'mentioned' } as const;
  return {
    key,
    derived: {},
    readings: dimensions.map((one) => ({ ...read, evidence: [], counter: [], key: one.key })),
  };
}
