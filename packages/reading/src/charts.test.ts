import type { Track } from '@app/contract/blocks';
import { isBarScale, type Dimension, type Framework, type Lens } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import { enneagram } from '@app/frameworks/list/enneagram';
import { evo } from '@app/frameworks/list/evo';
import { mbti } from '@app/frameworks/list/mbti';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { vocational } from '@app/frameworks/list/vocational';
import { expect, test } from 'vitest';
import {
  openSampleMedia,
  sampleClip,
  sampleMediaAnswer,
  sampleMediaLetters,
  samplePicture,
} from './observe/sample-media.ts';
import type { Report } from './report.ts';
import { openSample, readAnswer, realQuote, sampleAnswer, sampleLastReading } from './sample-answer.ts';

type Change = (dimension: Dimension, lens: Lens) => Record<string, unknown> | null;

const read = (framework: Framework, change?: Change): { text: string; report: Report } => {
  const context = openSample(framework);
  return readAnswer(context, sampleAnswer(context.plan, change));
};

const chartBlocksOf = ({ blocks = [] }: Report) => blocks.filter((block) => block.type === 'chart');
const chartsOf = (report: Report): Track[][] => chartBlocksOf(report).map(({ rows }) => rows);

const labelsOf = (rows: Track[] | undefined): string[] => (rows ?? []).map(({ label = '' }) => label);

/** A different number for each dimension, so that a mix-up of neighbours is noticed. */
function spread(): Change {
  let turn = 0;
  return (_dimension, { scale }) => {
    turn += 37;
    // Without a level the number alone counts, so that every place on a bar occurs.
    return isBarScale(scale) ? { position: turn % 101, level: '' } : {};
  };
}

test.for(frameworks.map((framework) => [framework.id, framework] as const))(
  'the charts of %s hold the position of each bar of their lens',
  ([, framework]) => {
    const { report } = read(framework, spread());
    const rows = chartsOf(report).flat();
    const bars = report.lenses.flatMap(({ readings }, index) => {
      const { scale, dimensions, chart } = framework.lenses[index] as Lens;
      const shown = readings.filter(({ position }) => position !== undefined);
      if (shown.length < 3 || !isBarScale(scale) || (chart && chart !== 'axes')) return [];
      return shown.map(({ key, position = 0 }) => ({
        label: dimensions.find((dimension) => dimension.key === key)?.title.replace(/ \(.*\)$/, ''),
        place: scale === 'bipolar' ? (position + 100) / 200 : position / 100,
      }));
    });
    const missing = bars.filter(
      ({ label, place }) =>
        !rows.some((row) => row.label === label && Math.abs((row.points?.[0]?.at ?? -1) - place) <= 1e-9),
    );

    expect(missing).toEqual([]);
  },
);

test('three bars get a chart, two do not', () => {
  const some =
    (most: number): Change =>
    ({ key }) =>
      bigFive.lenses[0]?.dimensions.slice(0, most).some((dimension) => dimension.key === key) ? {} : null;

  expect(read(bigFive, some(2)).text).not.toContain('```chart');
  expect(read(bigFive, some(3)).text).toContain('*Big Five Analysis*\n\n```chart\n');
});

test('a trait whose statements disagree has one point between them, a thin one says so behind the letter alone', () => {
  const ratings = { 3: 1, 8: 5, 13: 4, 18: 2, 9: 4, 14: 4 };
  const context = openSample(bigFive);
  const items = Object.entries(ratings).map(([item, rating]) => ({
    key: `mini_ipip.${item}`,
    rating,
    quote: realQuote.quote,
  }));
  const { text, report } = readAnswer(context, { ...sampleAnswer(context.plan), items });
  const [, conscientiousness, , , neuroticism] = chartsOf(report)[0] ?? [];

  expect(report.lenses[0]?.readings[1]).toMatchObject({ position: 49, items: { rated: 4, of: 4 } });
  expect(report.lenses[0]?.readings[1]).not.toHaveProperty('points');
  expect(conscientiousness).toMatchObject({ value: 'middle', points: [{ at: 0.49, isHollow: false }] });
  expect(neuroticism).toMatchObject({ value: 'middle', points: [{ isHollow: false }] });
  expect(text).toContain('`Spontaneous ──────────●────────── Disciplined` **49 of 100**, from 4 of 4 statements');
  expect(text).toContain('**55 of 100**, thin, from 2 of 4');
});

test('somebody in distress gets no chart, no bar and no level of a trait', () => {
  const context = openSample(bigFive);
  const [well, ...inDistress] = ['low', 'weeks', 'danger'].map((distress) =>
    readAnswer(context, sampleAnswer(context.plan), { last: { ...sampleLastReading, distress } }),
  );

  expect(chartsOf(well?.report ?? ({} as Report))).toHaveLength(2);
  expect(inDistress.flatMap(({ report }) => chartsOf(report))).toEqual([]);
  expect(inDistress.filter(({ text }) => /●|of 100|Near the middle|### Openness/.test(text))).toEqual([]);
  expect(inDistress.filter(({ text }) => !text.includes('You are a planner who laughs about it.'))).toEqual([]);
});

test('the four MBTI pairs have their letters at the ends of the bars', () => {
  const [pairs] = chartsOf(read(mbti).report);

  expect(pairs?.map(({ low, high }) => `${low}${high}`)).toEqual(['IE', 'SN', 'FT', 'PJ']);
  expect(pairs?.map(({ value }) => value)).toEqual(['moderate', 'moderate', 'moderate', 'moderate']);
});

test('self-explanatory poles show only their names', () => {
  const [poles] = chartsOf(read(evo).report);

  expect(poles).toHaveLength(10);
  expect(poles?.[0]).toMatchObject({ label: 'Life pace', low: 'Fast', high: 'Slow' });
});

test('values computed from bars have a chart under their own heading', () => {
  const { text, report } = read(personalityStructure);
  const titled = (title: string) => chartBlocksOf(report).find((chart) => chart.title === title)?.rows;
  const globals = titled('Five global factors');

  expect(labelsOf(globals)).toEqual(['Extraversion', 'Anxiety', 'Tough-Mindedness', 'Independence', 'Self-Control']);
  expect(globals?.[0]?.value).toMatch(/^[+-]\d+ \(5 of 5 primaries\)$/);
  expect(labelsOf(titled('Four styles'))).toEqual(['Dominance', 'Influence', 'Steadiness', 'Conscientiousness']);
  expect(text).toContain('**Four styles**\n\n```chart\n');
});

test('six interests make one chart and nine types make one chart', () => {
  expect(chartsOf(read(vocational).report)[0]).toHaveLength(6);
  expect(chartsOf(read(enneagram).report)[0]).toHaveLength(9);
});

test('each symptom scale charts its range with the values of the text above it', () => {
  const { report } = read(anxiety);
  const rows = chartsOf(report).map((chart) => chart[0]);

  expect(rows.map((row) => row?.label)).toEqual(anxiety.lenses.map(({ title }) => title));
  expect(rows.map((row) => row?.value)).toEqual(
    report.lenses.map(({ derived: { affective } }) => `${affective?.low} to ${affective?.high} of ${affective?.total}`),
  );
  expect(rows.map((row) => row?.points)).toEqual(rows.map(() => undefined));
});

test('a report without a symptom range has no chart', () => {
  const { report } = read(anxiety, ({ key }) => (key === 'sadness' ? {} : null));

  expect(chartsOf(report)).toEqual([]);
});

test('value bars start at the person’s own mean, and trait charts fill one step per degree', () => {
  const wheel = chartsOf(read(vocational, spread()).report).find((rows) => labelsOf(rows).includes('Benevolence'));
  const steps = chartsOf(read(stanfordBinet).report)[0];

  expect(wheel?.filter(({ range }) => range && range[0] !== 0.5 && range[1] !== 0.5)).toEqual([]);
  expect(wheel).toHaveLength(10);
  expect(steps?.map(({ steps: drawn }) => drawn?.of)).toEqual(steps?.map(() => 4));
  expect(steps?.length).toBeGreaterThan(2);
});

test('a picture and a clip get a chart of the traits they can show', () => {
  const labels = [samplePicture, sampleClip].map((material) => {
    const context = openSampleMedia(bigFive, material);
    const { report } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));
    return labelsOf(chartsOf(report)[0]).length;
  });

  expect(labels).toEqual([4, 5]);
});
