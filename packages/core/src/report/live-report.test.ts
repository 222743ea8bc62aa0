import { sectionsFor } from '@app/frameworks/framework';
import { general } from '@app/frameworks/list/general';
import { expect, test } from 'vitest';
import { prepareSource } from './find-quote.ts';
import { createLiveReport } from './live-report.ts';

const text =
  'I keep a list for every trip. My sister laughs, but she is glad of it. I would rather miss the train than the end of a story.';
const sections = sectionsFor(general, 'text').slice(0, 4);
const context = { framework: general, kind: 'text' as const, sections, source: prepareSource(text), simulated: false };

const real = { quote: 'I keep a list for every trip.', shows: 'Plans ahead.' };
const invented = { quote: 'I never plan anything at all.', shows: 'Made up.' };
const reading = (values: object) => ({
  evidence: [real],
  counter: [],
  why_not: null,
  interpretation: 'Careful and *warm*.',
  ...values,
});

function answer(overrides: Record<string, object> = {}): object {
  const entries = sections.map(({ key }) => [key, reading(overrides[key] ?? {})]);
  return { summary: 'A planner.\n\nWith humour.', summary_evidence: [real], sections: Object.fromEntries(entries) };
}

function read(
  document: string,
  chunkChars: number,
): { live: string; final: string; report: ReturnType<ReturnType<typeof createLiveReport>['finish']>['report'] } {
  const liveReport = createLiveReport(context);
  let live = '';
  for (let at = 0; at < document.length; at += chunkChars) live += liveReport.push(document.slice(at, at + chunkChars));
  const { report, text: final } = liveReport.finish();
  return { live, final, report };
}

test.for([1, 2, 3, 5, 8, 13, 40, 10_000])(
  'the live text in chunks of %i is the beginning of the finished text',
  (chunkChars) => {
    const { live, final } = read(JSON.stringify(answer()), chunkChars);

    expect(final.startsWith(live)).toBe(true);
    expect(final.slice(live.length)).toMatch(/^\n\n## How To Read This/);
  },
);

test('an invented quote is dropped and counted, and a claim that rests on it alone goes with it', () => {
  const key = sections[1]?.key ?? '';
  const { live, final, report } = read(JSON.stringify(answer({ [key]: { evidence: [invented] } })), 7);

  expect(final).not.toContain('never plan');
  expect(final).toContain('1 not found and removed');
  expect(report.dropped).toEqual({ quotes: 1, claims: 1 });
  expect(report.readings[1]?.interpretation).toBeUndefined();
  expect(final.startsWith(live)).toBe(true);
});

test('counter-evidence and a section that cannot be assessed stream as they end', () => {
  const [first, second] = sections;
  const document = answer({
    [first?.key ?? '']: { counter: [{ quote: 'My sister laughs', shows: 'Others disagree.' }, invented] },
    [second?.key ?? '']: { evidence: [], why_not: 'Too short.', interpretation: null },
  });
  const { live, final } = read(JSON.stringify(document), 3);

  expect(final).toContain('**On the other hand**\n\n> “My sister laughs”\n>\n> Others disagree.');
  expect(final).toContain('*Not assessable.* Too short.');
  expect(final.startsWith(live)).toBe(true);
});

test('fields in another order are held back until the finished text', () => {
  const key = sections[0]?.key ?? '';
  const { evidence, counter, why_not, interpretation } = reading({});
  const document = { ...answer(), sections: { [key]: { interpretation, why_not, counter, evidence } } };
  const { final, report } = read(JSON.stringify(document), 5);

  expect(report.readings).toHaveLength(1);
  expect(final).toContain('Careful and *warm*.');
  expect(final).toContain(`**Incomplete:** the model did not write ${sections.length - 1} sections.`);
});

test('what is missing is filled by a further answer', () => {
  const liveReport = createLiveReport(context);
  const document = JSON.stringify(answer());
  liveReport.push(document.slice(0, document.indexOf(sections[2]?.key ?? '') + 40));
  const missing = liveReport.missingSections();

  liveReport.nextAnswer();
  liveReport.push(JSON.stringify({ sections: Object.fromEntries(missing.map(({ key }) => [key, reading({})])) }));

  expect(missing.map(({ key }) => key)).toEqual(sections.slice(2).map(({ key }) => key));
  expect(liveReport.missingSections()).toEqual([]);
  expect(liveReport.finish().report.readings).toHaveLength(sections.length);
});

test('a model cannot draw a quote, a heading, a link or HTML of its own', () => {
  const key = sections[0]?.key ?? '';
  const interpretation =
    '> “faked”\n\n# Big\n\n- item ![x](https://evil/?q) <script>alert(1)</script> [l](javascript:1)';
  const { final } = read(JSON.stringify(answer({ [key]: { interpretation } })), 4);

  expect(final).toContain(
    '“faked”\n\nBig\n\nitem !\\[x\\](https://evil/?q) \\<script\\>alert(1)\\</script\\> \\[l\\](javascript:1)',
  );
});

test('every quote shown is the slice of the source its offsets name', () => {
  const { report } = read(JSON.stringify(answer()), 11);
  const shown = [...report.summaryEvidence, ...report.readings.flatMap(({ evidence }) => evidence)];

  expect(shown.length).toBeGreaterThan(4);
  expect(shown.map(({ start, end }) => text.slice(start, end))).toEqual(shown.map(({ quote }) => quote));
});
