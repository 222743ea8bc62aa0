import { expect, test } from 'vitest';
import { findQuote, prepareSource, type FoldedSource } from '../check/find-quote.ts';
import { buildMediaSource, formatClock } from './media-source.ts';
import { sampleClip, samplePicture } from './sample-media.ts';

const { text, lines } = buildMediaSource(sampleClip);
const source: FoldedSource = { ...prepareSource(text), lines };
const whereOf = (quote: string) => findQuote(source, quote)?.where;
const wordsOf = (quote: string) => {
  const span = findQuote(source, quote);
  return span && text.slice(span.start, span.end);
};

test('each cue has its own line with its person and time', () => {
  expect(text.split('\n')).toEqual(
    expect.arrayContaining([
      'Scene, centre: a long wooden table with open notebooks',
      'Scene, background, at 0:03: a tall window with daylight falling in',
      'Person 1, left, at 0:12: leans forward with both hands on the table',
      'Person 1, left: smiling',
      'Written in the picture: Plan for spring',
      '[0:00] I never said that we would be done by May.',
    ]),
  );
  expect(buildMediaSource(samplePicture).text).not.toContain(' at 0:');
});

test('the span of every line holds only its own words', () => {
  expect(lines).toHaveLength(text.split('\n').length);
  expect(lines.map(({ start, end }) => text.slice(start, end)).join('\n')).not.toMatch(/Person \d,|Scene|\[\d/);
});

test.for([
  ['leans forward with both hands on the table', 'Person 1, left, at 0:12'],
  ['Leans forward with BOTH hands', 'Person 1, left, at 0:12'],
  ['smiling', 'Person 1, left'],
  ['a long wooden table', 'Scene, centre'],
  ['Plan for spring', 'Written in the picture'],
  ['I never said that we would be done', 'Said at 0:00'],
] as const)('“%s” is found at %s', ([quote, where]) => {
  expect(whereOf(quote)).toBe(where);
});

test('a label copied with the quoted words is cut off', () => {
  expect(wordsOf('Person 1, left, at 0:12: leans forward with both hands')).toBe('leans forward with both hands');
  expect(wordsOf('[0:00] I never said that')).toBe('I never said that');
});

test.for([
  'Person 1, left, at 0:12',
  'Person 1, left, at 0:12:',
  'Person 1, left: ',
  'left, at 0:12: leans forward with both hands',
  'Scene, centre: a',
  'Written in the picture',
  'with open notebooks Scene, background',
  'smiling Person 1, left: wears a dark jacket',
  'smiling\nPerson 1, left: wears a dark jacket over a plain shirt',
  'table',
  'hands',
  'smil',
  'crosses both arms and turns away',
  '[0:00]',
  '',
])('“%s” is no quote', (quote) => {
  expect(wordsOf(quote)).toBeUndefined();
});

test('a line outside the given lines cannot be quoted', () => {
  const withoutFirst = { ...source, lines: lines.filter(({ who }) => who !== 1) };

  expect(findQuote(withoutFirst, 'leans forward with both hands on the table')).toBeUndefined();
  expect(findQuote(withoutFirst, 'pours coffee into three cups')?.where).toBe('Person 3, right, at 0:31');
});

test.for([
  [0, '0:00'],
  [75.9, '1:15'],
  [3_723, '1:02:03'],
] as const)('%s seconds are shown as %s', ([seconds, shown]) => {
  expect(formatClock(seconds)).toBe(shown);
});

test('speech in one long segment has no time', () => {
  const segments = [{ startSeconds: 0, endSeconds: 600, text: 'We spoke for a long time about the plan.' }];

  const long = buildMediaSource({ ...sampleClip, transcript: { segments } });

  expect(long.lines.at(-1)).toMatchObject({ who: 'said', where: 'Said' });
});
