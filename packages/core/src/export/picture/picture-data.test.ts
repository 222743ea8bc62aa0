import { quotationMarks, reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { toPictureData } from './picture-data.ts';
import { pictureReport, written } from './picture-fixture.ts';

type Runs = { text: string }[];
type Data = {
  direction: string;
  quoteDirection: string;
  ways: { headline: Runs; portrait: Runs; quote: Runs }[];
  card: { type: string; heading: Runs; findings?: Runs[]; chart?: { scale: number } };
  mark: Runs;
};

const dataOf = (...report: Parameters<typeof pictureReport>): Data =>
  JSON.parse(toPictureData(pictureReport(...report)).json) as Data;
const textOf = (runs: Runs = []): string => runs.map(({ text }) => text).join('');

test.for(reportLangs)('in %s a picture has headline, portrait and the quote in the marks of its language', (lang) => {
  const [first] = dataOf(lang, 'bigfive').ways;
  const [open, close] = quotationMarks[lang];

  expect(textOf(first?.headline)).toBe(written[lang].headline);
  expect(written[lang].portrait.startsWith(textOf(first?.portrait))).toBe(true);
  expect(textOf(first?.quote)).toBe(`${open}${written[lang].quote}${close}`);
});

test('Arabic runs from right to left, and a Latin quote in it from left to right', () => {
  const { direction, quoteDirection } = dataOf('ar', 'bigfive', { quote: 'I kept talking.' });

  expect([direction, quoteDirection]).toEqual(['rtl', 'ltr']);
});

test.for([
  ['bigfive', 'chart'],
  ['mbti', 'chart'],
  ['enneagram', 'chart'],
  ['darktraits', 'chart'],
  ['evo', 'chart'],
  ['general', 'findings'],
] as const)('the picture of a report on %s shows its %s', ([framework, type]) => {
  expect(dataOf('en', framework).card.type).toBe(type);
});

test('a chart below the first screen is titled with its lens', () => {
  const report = pictureReport('en', 'bigfive');
  const [, chart = ''] = /(```chart[\s\S]*?```)/.exec(report.text) ?? [];
  const text = `${report.text.replace(chart, '')}\n\n## Big Five\n\n${chart}`;
  const { card } = JSON.parse(toPictureData({ ...report, text }).json) as Data;

  expect([card.type, textOf(card.heading)]).toEqual(['chart', 'Big Five']);
});

test('without chart and findings there is no card, and without a portrait no portrait', () => {
  const report = { ...pictureReport('en', 'bigfive'), text: '# Only a headline', picture: {} };
  const { card, ways } = JSON.parse(toPictureData(report).json) as Data;

  expect([card.type, textOf(ways[0]?.portrait), textOf(ways[0]?.quote)]).toEqual(['none', '', '']);
});

test('a chart too small to read is replaced by the findings', () => {
  const rows = Array.from({ length: 60 }, (_, index) => `Row ${index}  ────  not read`).join('\n');
  const report = pictureReport('en', 'general');
  const text = report.text.replace('\n\n---', `\n\n\`\`\`chart steps\n${rows}\n\`\`\`\n\n---`);

  expect((JSON.parse(toPictureData({ ...report, text }).json) as Data).card.type).toBe('findings');
});

test('a picture of a simulated model says so instead of naming a model', () => {
  const report = { ...pictureReport('en', 'bigfive'), picture: { simulated: true } };

  expect(textOf((JSON.parse(toPictureData(report).json) as Data).mark)).toMatch(/^Simulated model/);
});
