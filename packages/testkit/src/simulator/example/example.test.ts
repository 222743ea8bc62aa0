import { readdirSync, readFileSync } from 'node:fs';
import { frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import { firstScreenOf, lossesOf, measureReport, NO_LOSSES, sectionOf, writeExample } from '../../measure-report.ts';
import type { WrittenAnswer } from '../writing/answer.ts';

/** Limits for reports with one lens and with several; the latter also include a synthesis of the lenses. */
const MOST_FIRST = { one: 460, several: 600 };
const MOST_FIXED = 90;

const rows = frameworks.map((framework) => [framework.id, framework] as const);

test('every framework has a recorded answer', () => {
  const recorded = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'));

  expect(recorded.toSorted()).toEqual(frameworks.map(({ id }) => `${id}.json`).toSorted());
});

test.for(rows)('the report of %s keeps all of its recorded answer', ([id, framework]) => {
  const recorded = JSON.parse(readFileSync(new URL(`${id}.json`, import.meta.url), 'utf8')) as WrittenAnswer;

  const { report } = writeExample(framework);

  const readings = report.lenses.flatMap((lens) => lens.readings.map((reading) => ({ ...reading, lens: lens.key })));
  const read = readings.filter(({ state }) => state === 'read').map(({ lens, key }) => `${lens}.${key}`);
  const readable = recorded.readings.filter((reading) => reading.readable).map(({ key }) => key);
  const rated = readings.reduce((sum, { items }) => sum + (items?.rated ?? 0), 0);
  expect(lossesOf(framework, report)).toEqual(NO_LOSSES);
  expect(read.toSorted()).toEqual(readable.toSorted());
  expect([report.synthesis?.length ?? 0, rated]).toEqual([recorded.synthesis.length, recorded.items.length]);
  expect(recorded.readings.filter(({ readable: isRead, why_not: why }) => !isRead && why === '')).toEqual([]);
});

test.for(rows)(
  'the first screen of %s and its fixed text stay within their limits',
  async ([, framework], { annotate }) => {
    const { words, fixed, howTo, firstScreen } = measureReport(framework);
    await annotate(`${words} words, ${firstScreen} on the first screen, ${fixed} fixed, ${howTo} in How To Read This`);

    expect(firstScreen).toBeLessThanOrEqual(framework.isConsolidated ? MOST_FIRST.several : MOST_FIRST.one);
    expect(howTo).toBeLessThanOrEqual(MOST_FIXED);
  },
);

test.for(rows)('the first screen of %s has a headline, a portrait, three findings and an overview', ([, framework]) => {
  const first = firstScreenOf(writeExample(framework).text);

  expect(first).toMatch(/^# .+\n\n\*.+\*\n\n\S.{300,}\n\n## Findings\n/);
  expect(first.match(/^> “/gm)).toHaveLength(3);
  expect(first).toMatch(/## Everything That Was Read\n\n(?:```chart|\| )/);
});

test.for(rows)('%s states its certainty once, in one paragraph at the end', ([, framework]) => {
  const { text } = writeExample(framework);
  const howTo = sectionOf(text, 'How To Read This');

  expect(howTo.trim().split('\n')).toHaveLength(1);
  expect(text.endsWith(`${howTo.trim()}\n`)).toBe(true);
});
