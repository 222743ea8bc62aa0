import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { Lens, Scale } from '@app/frameworks/framework';
import { findFramework, frameworks } from '@app/frameworks/index';
import {
  countWords,
  createRewritableReport,
  findQuote,
  openContext,
  planReading,
  prepareSource,
  prepareText,
  withholdForbidden,
} from '@app/reading';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const passages = z.array(z.strictObject({ quote: z.string().min(1), shows: z.string().min(1) }));

const Reading = z.strictObject({
  key: z.string(),
  evidence: passages,
  counter: passages,
  considered: passages,
  readable: z.boolean(),
  why_not: z.string(),
  position: z.int().min(-1).max(100),
  level: z.string(),
  gist: z.string(),
  interpretation: z.string(),
});

const Answer = z.strictObject({
  self_harm_mentioned: z.literal(false),
  noticed: passages.min(6).max(10),
  headline: z.string().min(1),
  portrait: z.string().min(1),
  findings: z
    .array(z.strictObject({ title: z.string().min(1), quote: z.string().min(1), text: z.string().min(1) }))
    .length(3),
  readings: z.array(Reading),
  items: z.array(
    z.strictObject({ key: z.string().regex(/^mini_ipip\.\d+$/), rating: z.int().min(1).max(5), quote: z.string() }),
  ),
  questions: z.array(z.string().min(1)).min(2).max(4),
  synthesis: z.array(z.strictObject({ text: z.string().min(1), keys: z.array(z.string()).min(2) })),
});
type Answer = z.infer<typeof Answer>;

const levelsOf: Partial<Record<Scale, readonly string[]>> = {
  strength: ['not seen', 'faint', 'some', 'clear', 'stated'],
  symptom: ['denied', 'points the other way', 'comes near', 'mentioned', 'often', 'daily'],
};

const MOST_READINGS_PER_PASSAGE = 2;

const source = prepareSource(EXAMPLE_TEXT);
const ids = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.slice(0, -'.json'.length));

const load = (id: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, `${id}.json`), 'utf8'));

const planOf = (id: string) => {
  const framework = findFramework(id);
  if (!framework) throw new Error(`no framework ${id}`);
  return planReading(framework, 'text', countWords(EXAMPLE_TEXT));
};

const passagesOf = ({ noticed, readings }: Answer) => [
  ...noticed,
  ...readings.flatMap(({ evidence, counter, considered }) => [...evidence, ...counter, ...considered]),
];

const quotesOf = (answer: Answer): string[] =>
  [...passagesOf(answer), ...answer.findings, ...answer.items].map(({ quote }) => quote);

const proseOf = (answer: Answer): string[] => [
  answer.headline,
  answer.portrait,
  ...passagesOf(answer).map(({ shows }) => shows),
  ...answer.findings.flatMap(({ title, text }) => [title, text]),
  ...answer.readings.flatMap(({ why_not, gist, interpretation }) => [why_not, gist, interpretation]),
  ...answer.questions,
  ...answer.synthesis.map(({ text }) => text),
];

/** Prose nests quotation marks at the second level, so the kind of mark does not matter. */
const foldMarks = (text: string): string => text.replaceAll(/[“”‘’"']/g, "'");
const quotationsOf = (text: string): string[] => [...text.matchAll(/“([^”]*)”|"([^"]*)"/g)].map(([whole]) => whole);

/** Whether the position and level of a reading fit the scale of its lens. */
function fitsScale({ scale }: Lens, { readable, position, level }: Answer['readings'][number]): boolean {
  const hasPosition = readable && (scale === 'bipolar' || scale === 'unipolar');
  const levels = (readable && levelsOf[scale]) || [''];
  return position >= 0 === hasPosition && levels.includes(level);
}

/** Quotes that carry more readings of one lens than allowed: the passage would count several times. */
function overusedPassages(answer: Answer, { key }: Lens): string[] {
  const readings = answer.readings
    .filter((reading) => reading.key.startsWith(`${key}.`))
    .map(({ evidence, counter, considered }) => [...evidence, ...counter, ...considered].map(({ quote }) => quote));
  const isCarriedBy = (quote: string) => (own: string[]) =>
    own.some((other) => other.includes(quote) || quote.includes(other));
  return readings.flat().filter((quote) => readings.filter(isCarriedBy(quote)).length > MOST_READINGS_PER_PASSAGE);
}

it('has an answer for every framework', () => {
  expect(ids.toSorted()).toEqual(frameworks.map(({ id }) => id).toSorted());
});

describe.each(ids)('the recorded answer %s', (id) => {
  const answer = Answer.parse(load(id));
  const { lenses } = planOf(id);

  it('quotes only passages of the example text', () => {
    expect(quotesOf(answer).filter((quote) => !EXAMPLE_TEXT.includes(quote) || !findQuote(source, quote))).toEqual([]);
  });

  it('has no quotation that is not in the example text', () => {
    const invented = proseOf(answer)
      .flatMap(quotationsOf)
      .filter((quotation) => !foldMarks(EXAMPLE_TEXT).includes(foldMarks(quotation.slice(1, -1))));
    expect(invented).toEqual([]);
  });

  it('quotes the example text in its portrait', () => {
    expect(quotationsOf(answer.portrait)).not.toEqual([]);
  });

  it('uses one passage for at most two readings of a lens', () => {
    expect(lenses.flatMap(({ lens }) => overusedPassages(answer, lens))).toEqual([]);
  });

  it('has no sentence that the filter withholds', () => {
    expect(proseOf(answer).filter((text) => withholdForbidden(text).removed.length > 0)).toEqual([]);
  });

  it('loses no sentence and no quote in the report', () => {
    const live = createRewritableReport(
      openContext(planOf(id), prepareText(EXAMPLE_TEXT), { simulated: true, shareRead: 1 }),
    );
    live.beginPart({ keys: answer.readings.map(({ key }) => key) });
    live.push(JSON.stringify(answer));
    live.endPart(true);

    const { report } = live.finish();
    expect(report.dropped).toEqual({ quotes: 0, claims: 0, sentences: 0, repeated: 0 });
  });

  it.each(lenses.map((planned) => ({ key: planned.lens.key, planned })))(
    'reads the dimensions of $key once and in catalogue order',
    ({ planned: { lens, asked } }) => {
      const catalogue = asked.map(({ key }) => `${lens.key}.${key}`);
      const written = answer.readings.map(({ key }) => key).filter((key) => key.startsWith(`${lens.key}.`));
      const expected = lens.listing === 'each' ? catalogue : catalogue.filter((key) => written.includes(key));
      expect(written).toEqual(expected);
    },
  );

  it('gives each reading the fields of its scale, and a reason or an interpretation', () => {
    const wrong = answer.readings.filter((reading) => {
      const planned = lenses.find(({ lens }) => reading.key.startsWith(`${lens.key}.`));
      const hasWords = reading.readable
        ? reading.interpretation !== '' && reading.why_not === ''
        : reading.why_not !== '' && reading.interpretation === '' && reading.considered.length > 0;
      return !planned || !fitsScale(planned.lens, reading) || !hasWords;
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  it('synthesises only readings it contains', () => {
    const keys = new Set(answer.readings.map(({ key }) => key));
    expect(answer.synthesis.flatMap((entry) => entry.keys).filter((key) => !keys.has(key))).toEqual([]);
  });
});
