import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { findQuote, prepareSource } from './find-quote.ts';

const vocabulary = [
  'I keep a list for every trip and my sister laughs because nobody planned the evening',
  "Straße élan naïve Ärger İstanbul señor привет κόσμος 🙂 👩‍👩‍👧 don't “quoted” well-known — (so) 3,000 x2 Œuvre",
].flatMap((words) => words.split(' '));
const glue = [' ', ' ', ' ', '  ', '\n', ', ', '. ', '; ', ' – ', '\n\n', '! ', '\u00A0'];
const text = fc
  .array(fc.tuple(fc.constantFrom(...vocabulary), fc.constantFrom(...glue)), { minLength: 12, maxLength: 60 })
  .map((parts) => parts.flat().join('').trim());

const fold = (value: string): string => prepareSource(value).folded.trim();
const withoutEdges = (value: string): string => fold(value).replaceAll(/^[\s.,;!-]+|[\s.,;!-]+$/g, '');

/** A single word among signs and emoji is not a quote. */
const hasTwoWords = (quote: string): boolean => (quote.match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu)?.length ?? 0) >= 2;

/** A passage of whole words that is long enough to be a quote. */
const passage = text
  .chain((source) => {
    const starts = [...source.matchAll(/(?<=^|\s)\S/g)].map(({ index }) => index);
    return fc.tuple(fc.nat(Math.max(0, starts.length - 8)), fc.integer({ min: 6, max: 20 })).map(([from, count]) => ({
      source,
      quote: source.slice(starts[from] ?? 0, starts[from + count] ?? source.length).trim(),
    }));
  })
  .filter(({ quote }) => hasTwoWords(quote));

/** Changes, inserts or deletes one letter. */
const fake = fc
  .tuple(
    passage,
    fc.nat(),
    fc.constantFrom('change', 'insert', 'delete'),
    fc.constantFrom(...Array.from('aeiouxyzqäß7')),
  )
  .map(([{ source, quote }, seed, how, letter]) => {
    const places = [...quote.matchAll(/\p{L}/gu)].map(({ index }) => index);
    const at = places[seed % places.length] ?? 0;
    const after = at + (how === 'insert' ? 0 : (quote.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
    return { source, quote: quote.slice(0, at) + (how === 'delete' ? '' : letter) + quote.slice(after) };
  })
  .filter(({ source, quote }) => !fold(source).includes(withoutEdges(quote)));

test('none of 10,000 quotes with one letter changed, inserted or removed is found', () => {
  const accepted: string[] = [];
  fc.assert(
    fc.property(fake, ({ source, quote }) => {
      if (findQuote(prepareSource(source), quote)) accepted.push(quote);
    }),
    { numRuns: sampleRunCount(10_000) },
  );

  expect(accepted).toEqual([]);
}, 120_000);

const spellings: [RegExp, string[]][] = [
  [/["“”„‟«»「」『』]/g, ['"', '“', '”', '„', '«', '»']],
  [/['‘’‚‛`´]/g, ["'", '‘', '’', '`', '´']],
  [/[-‐‑‒–—―−]/g, ['-', '‐', '–', '—', '−']],
  [/\s+/g, [' ', '  ', '\n', '\t', '\u00A0', ' \n ']],
];
const around = ['', ' ', '"', '“', '…', '...', "'", '„ '];

/** The same words in a different spelling. */
const variant = fc
  .tuple(passage, fc.infiniteStream(fc.nat(1_000)), fc.constantFrom(...around), fc.constantFrom(...around))
  .map(([{ source, quote }, stream, before, after]) => {
    const next = (): number => stream.next().value ?? 0;
    const respelled = spellings.reduce(
      (spelled, [pattern, choices]) => spelled.replaceAll(pattern, () => choices[next() % choices.length] ?? ''),
      quote,
    );
    // Letters that change their length or meaning with their case are kept.
    const cased = Array.from(respelled)
      .map((letter) => (/[a-zäéñп-т]/i.test(letter) && next() % 2 ? swapCase(letter) : letter))
      .join('');
    return { source, quote, spelled: before + cased + after };
  });

const swapCase = (letter: string): string =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

test('10,000 quotes with another case, spacing, quotation mark or dash are all found at their position', () => {
  const missed: string[] = [];
  fc.assert(
    fc.property(variant, ({ source, quote, spelled }) => {
      const span = findQuote(prepareSource(source), spelled);
      if (!span || withoutEdges(source.slice(span.start, span.end)) !== withoutEdges(quote)) missed.push(spelled);
    }),
    { numRuns: sampleRunCount(10_000) },
  );

  expect(missed).toEqual([]);
}, 120_000);

test('a quote that begins or ends inside a surrogate pair is not found', () => {
  const source = prepareSource('I walked by the river 🙂 and then home again.');

  expect(findQuote(source, 'by the river \uD83D')).toBeUndefined();
  expect(findQuote(source, '\uDE42 and then home')).toBeUndefined();
});

test.for([
  ['spaces inside the quote', `I keep ${' '.repeat(4_900)} a list`],
  ['dots inside the quote', `I keep ${'.'.repeat(4_900)} a list`],
  ['marks around the quote', `${'“'.repeat(2_400)}I keep a list${'”'.repeat(2_400)}`],
] as const)('a quote with long runs of %s is looked up in bounded time', { timeout: 60_000 }, ([, quote]) => {
  const source = prepareSource(`I keep a list ${'. '.repeat(100_000)} for every trip.`);
  const start = performance.now();
  findQuote(source, quote);

  expect(performance.now() - start).toBeLessThan(30_000);
});

test('a quote longer than the limit is not found', () => {
  const chapter = 'I keep a list. '.repeat(400);

  expect(findQuote(prepareSource(chapter), chapter)).toBeUndefined();
});
