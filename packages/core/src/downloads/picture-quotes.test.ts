import type { Evidence, Report } from '@app/reading';
import { expect, test } from 'vitest';
import type { ReportDocument } from '../analyses/report-document.ts';
import { canBePicture, pictureOf, pictureQuotesOf } from './picture-quotes.ts';

const evidence = (quote: string, where?: string): Evidence => ({
  quote,
  start: 0,
  end: 1,
  shows: '',
  ...(where && { where }),
});

function reportOf(changes: Partial<Report> = {}): Report {
  const reading = { key: 'a', state: 'read', evidence: [evidence('third')], counter: [evidence('first')] };
  return {
    crisis: 'none',
    simulated: false,
    findings: [{ title: '', text: '', evidence: evidence('first') }],
    summaryEvidence: [evidence('second', 'Person 1, left'), evidence(' first  ')],
    lenses: [{ key: 'l', readings: [{ ...reading, considered: [evidence('looked at')] }], derived: {} }],
    ...changes,
  } as unknown as Report;
}

const documentOf = (report: Report): ReportDocument => ({
  analysisId: 'x',
  framework: 'bigfive',
  provider: 'openai',
  createdAt: '',
  text: '# T',
  report,
});

test('the quotes of the findings come first, and each quote comes once', () => {
  expect(pictureQuotesOf(reportOf())).toEqual([
    { quote: 'first' },
    { quote: 'second', where: 'Person 1, left' },
    { quote: 'third' },
  ]);
});

test('a picture holds the quote at the chosen position in the list', () => {
  expect(pictureOf(documentOf(reportOf()), 1).picture).toEqual({
    quote: 'second',
    where: 'Person 1, left',
    simulated: false,
  });
});

test('a picture without a position has no quote', () => {
  expect(pictureOf(documentOf(reportOf()), undefined).picture).toEqual({ simulated: false });
});

test('a position outside the list is refused', () => {
  expect(() => pictureOf(documentOf(reportOf()), 3)).toThrow('The request could not be understood.');
});

test.for([
  ['begins with help lines', { crisis: 'active' }],
  ['may begin with help lines', { crisis: 'ambiguous' }],
  ['is about several people', { media: { hasPortrait: false } }],
] as unknown as [string, Partial<Report>][])('no picture is made of a report that %s', ([, changes]) => {
  const report = reportOf(changes);

  expect(canBePicture(report)).toBe(false);
  expect(pictureQuotesOf(report)).toEqual([]);
  expect(() => pictureOf(documentOf(report), undefined)).toThrow('No picture is made of this report.');
});

test('a report about one person in a picture is made into a picture', () => {
  expect(canBePicture(reportOf({ media: { hasPortrait: true } } as Partial<Report>))).toBe(true);
});
