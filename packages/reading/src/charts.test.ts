import { readChart, type Track } from '@app/document/read-chart';
import { readMarkdown } from '@app/document/read-markdown';
import { isBarScale, type Dimension, type Framework, type Lens } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { enneagram } from '@app/frameworks/list/enneagram';
import { evo } from '@app/frameworks/list/evo';
import { mbti } from '@app/frameworks/list/mbti';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { vocational } from '@app/frameworks/list/vocational';
import { expect, test } from 'vitest';
import { openSampleMedia, sampleClip, sampleMediaAnswer, samplePicture } from './observe/sample-media.ts';
import type { Report } from './report.ts';
import { openSample, readInPieces, realQuote, sampleAnswer } from './sample-answer.ts';

type Change = (dimension: Dimension, lens: Lens) => Record<string, unknown> | null;

const read = (framework: Framework, change?: Change): { text: string; report: Report } => {
  const context = openSample(framework);
  return readInPieces(context, JSON.stringify(sampleAnswer(context.plan, change)), [4_000]);
};

/** The charts of a text as they are drawn; a fence that is none would be undefined. */
function chartsOf(text: string): (Track[] | undefined)[] {
  return readMarkdown(text).flatMap((token) =>
    token.type === 'code' && token['lang'] === 'chart' ? [readChart(String(token['text']))?.rows] : [],
  );
}

const gaugesOf = (text: string): Track[] => chartsOf(text).at(-1) ?? [];
const labelsOf = (rows: Track[] | undefined): string[] => (rows ?? []).map(({ label = '' }) => label);

/** Another number for every dimension, so that none stands for its neighbour. */
function spread(): Change {
  let turn = 0;
  return (_dimension, { scale }) => {
    turn += 37;
    return isBarScale(scale) ? { position: turn % 101 } : {};
  };
}

test.for(frameworks.map((framework) => [framework.id, framework] as const))(
  'every chart of %s can be drawn, and shows each bar of its lens where the bar is',
  ([, framework]) => {
    const { text, report } = read(framework, spread());
    const charts = chartsOf(text);
    const rows = charts.flatMap((chart) => chart ?? []);
    const bars = report.lenses.flatMap(({ readings }, index) => {
      const { scale, dimensions } = framework.lenses[index] as Lens;
      const shown = readings.filter(({ position }) => position !== undefined);
      if (shown.length < 3 || !isBarScale(scale)) return [];
      return shown.map(({ key, position = 0 }) => ({
        label: dimensions.find((dimension) => dimension.key === key)?.title,
        place: scale === 'bipolar' ? (position + 100) / 200 : position / 100,
        value: scale === 'bipolar' && position > 0 ? `+${position}` : String(position),
      }));
    });
    const missing = bars.filter(
      ({ label, place, value }) =>
        !rows.some(
          (row) => row.label === label && row.value === value && Math.abs((row.points?.[0]?.at ?? -1) - place) <= 0.026,
        ),
    );

    expect(charts).not.toContain(undefined);
    expect(missing).toEqual([]);
  },
);

test('two bars are seen without a chart, three are not', () => {
  const some =
    (most: number): Change =>
    ({ key }) =>
      bigFive.lenses[0]?.dimensions.slice(0, most).some((dimension) => dimension.key === key) ? {} : null;

  expect(read(bigFive, some(2)).text).not.toContain('at a glance');
  expect(read(bigFive, some(3)).text).toContain('**The bars above at a glance:**\n\n```chart\n');
});

test('a trait whose statements pull apart has two points, a thin one a hollow point', () => {
  const ratings = { 3: 1, 8: 5, 13: 4, 18: 2, 9: 4, 14: 4 };
  const context = openSample(bigFive);
  const items = Object.entries(ratings).map(([item, rating]) => ({
    key: `mini_ipip.${item}`,
    rating,
    quote: realQuote.quote,
  }));
  const answer = { ...sampleAnswer(context.plan), items };
  const { text, report } = readInPieces(context, JSON.stringify(answer), [4_000]);
  const [, conscientiousness, , , neuroticism] = chartsOf(text)[0] ?? [];

  expect(report.lenses[0]?.readings[1]).toMatchObject({
    points: [
      { position: 0, rated: 2 },
      { position: 75, rated: 2 },
    ],
    items: { rated: 4, of: 4 },
  });
  expect(report.lenses[0]?.readings[1]).not.toHaveProperty('position');
  expect(conscientiousness).toMatchObject({
    value: '0 and 75',
    points: [
      { at: 0, isHollow: false },
      { at: 0.75, isHollow: false },
    ],
  });
  expect(neuroticism).toMatchObject({ value: '50, thin', points: [{ at: 0.5, isHollow: true }] });
  expect(text).toContain('`Spontaneous ●──────────────●───── Disciplined` **Two points, not one:** 0 for 2 statements');
  expect(text).toContain('`Steady ──────────○────────── Reactive` **50 of 100**, middle, and thin: from 2 of 4');
});

test('the four pairs of types have their letters at their ends', () => {
  const [pairs] = chartsOf(read(mbti).text);

  expect(pairs?.map(({ low, high }) => `${low}${high}`)).toEqual(['IE', 'SN', 'FT', 'PJ']);
  expect(pairs?.map(({ value }) => value)).toEqual(['+40', '+40', '+40', '+40']);
});

test('poles that explain themselves have their names alone', () => {
  const [poles] = chartsOf(read(evo).text);

  expect(poles).toHaveLength(10);
  expect(poles?.[0]).toMatchObject({ label: 'Life pace', low: 'Fast', high: 'Slow' });
});

test('what is computed from bars is a chart under its own words', () => {
  const { text } = read(personalityStructure);
  const [, globals = ''] = text.split('**Five global factors, computed from the primaries above:**\n\n');
  const [, styles = ''] = text.split(/\*\*The four styles, computed from the two axes:\*\* [^\n]*\n\n/);

  expect(labelsOf(chartsOf(globals)[0])).toEqual([
    'Extraversion',
    'Anxiety',
    'Tough-Mindedness',
    'Independence',
    'Self-Control',
  ]);
  expect(chartsOf(globals)[0]?.[0]?.value).toMatch(/^[+-]\d+ \(5 of 5 primaries\)$/);
  expect(labelsOf(chartsOf(styles)[0])).toEqual(['Dominance', 'Influence', 'Steadiness', 'Conscientiousness']);
});

test('six interests and nine types are each one chart', () => {
  expect(chartsOf(read(vocational).text)[0]).toHaveLength(6);
  expect(chartsOf(read(enneagram).text)[0]).toHaveLength(9);
});

test('each affective scale shows what the wording would allow, in the words that stand above it', () => {
  const { text, report } = read(anxiety);
  const rows = chartsOf(text)
    .slice(0, -1)
    .map((chart) => chart?.[0]);

  expect(rows.map((row) => row?.label)).toEqual(anxiety.lenses.map(({ title }) => title));
  expect(rows.map((row) => row?.value)).toEqual(
    report.lenses.map(({ derived: { affective } }) => `${affective?.low} to ${affective?.high} of ${affective?.total}`),
  );
  expect(rows.map((row) => row?.points)).toEqual(rows.map(() => undefined));
});

test('no range, no chart', () => {
  const { text } = read(anxiety, ({ key }) => (key === 'sadness' ? {} : null));

  expect(text).toContain('**No range:**');
  expect(labelsOf(chartsOf(text).flatMap((chart) => chart ?? []))).toEqual(['Sample', 'Own voice']);
});

test('what is known of the reading as a number is drawn, and its sentences stay', () => {
  const { text } = read(bigFive);

  expect(labelsOf(gaugesOf(text))).toEqual(['Sample', 'Own voice', 'Research ceiling']);
  expect(gaugesOf(text)[2]).toMatchObject({ value: 'r 0.30', range: [0, 0.3] });
  expect(text).toMatch(
    /\n```\n\n- \*\*Sample:\*\* \d+ words, .*\n- \*\*Agreement:\*\* .*\n- \*\*Research ceiling:\*\* /,
  );
});

test('of a picture nothing is counted, and of a clip only what was said', () => {
  const gauges = [samplePicture, sampleClip].map((material) => {
    const context = openSampleMedia(bigFive, material);
    return labelsOf(gaugesOf(readInPieces(context, JSON.stringify(sampleMediaAnswer(context)), [4_000]).text));
  });

  // Of clips no study is known.
  expect(gauges).toEqual([['Research ceiling'], ['Sample']]);
});
