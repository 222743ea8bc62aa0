import type { Framework } from '@app/frameworks/framework';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import { quotesOf, type Reading, type Report } from '../report.ts';
import {
  inParts,
  inventedQuote,
  openSample,
  otherQuote,
  readAnswer,
  readParts,
  readText,
  realQuote,
  sampleAnswer,
  sampleLastReading,
  sampleReading,
  sampleText,
} from '../sample-answer.ts';

const firstKeys =
  (...keys: string[]) =>
  ({ key }: { key: string }) =>
    keys.includes(key) ? {} : null;

type Answer = ReturnType<typeof sampleAnswer>;
type Change = Parameters<typeof sampleAnswer>[1];

const planOf = (framework: Framework) => openSample(framework).plan;
const read = (framework: Framework, answer: Answer, text = sampleText): ReturnType<typeof readAnswer> =>
  readAnswer(openSample(framework, text), answer);
/** The sample rows with these changes. */
const readWith = (framework: Framework, change: Change): ReturnType<typeof read> =>
  read(framework, sampleAnswer(planOf(framework), change));

const readingOf = ({ lenses }: Report, key: string): Reading | undefined =>
  lenses.flatMap(({ readings }) => readings).find((reading) => reading.key === key);

const prose = sampleAnswer(planOf(general), ({ key }) =>
  key === 'self_view'
    ? { evidence: [], readable: false, why_not: 'Nothing is said about it.', interpretation: '' }
    : {},
);
const several = sampleAnswer(planOf(personalityStructure));

test('a report begins with the letter, and what it rests on is folded behind it', () => {
  const { text } = read(bigFive, sampleAnswer(planOf(bigFive)));
  const [letter = '', rows = '', closing = ''] = text.split('\n\n---');

  expect(letter).toMatch(/^# You make a list for the list\n\n\*Big Five Analysis\*\n\n```chart\n/);
  expect(letter).toContain('\n\nThe evening without a plan is the one you remember.');
  expect(rows).toContain('### Openness to Experience');
  expect(closing).toContain('## What Was Counted');
});

test('computed sections stand under the heading of their lens', () => {
  const { text } = read(personalityStructure, several);
  const order = ['*Reads as', '## Keirsey temperaments', '## Socionics', '## Hogan'].map((part) => text.indexOf(part));

  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(text).toContain('**Five global factors**');
  expect(text).toContain('**Four styles**');
});

test('an invented quote is removed and counted, together with a claim that rests on it alone', () => {
  const { text, report } = readWith(general, ({ key }) =>
    key === 'thinking_style' ? { evidence: [inventedQuote], interpretation: 'You improvise.' } : {},
  );

  expect(text).not.toMatch(/never plan|You improvise/);
  expect(text).toContain('1 quote not found and removed');
  expect(report.dropped).toEqual({ quotes: 1, claims: 1, sentences: 0, repeated: 0 });
  expect(readingOf(report, 'thinking_style')).toMatchObject({ state: 'not_assessable', evidence: [] });
});

test('a facet needs two quotes', () => {
  const { text, report } = readWith(bigFive, ({ key }, { key: lens }) => {
    if (lens !== 'facets') return {};
    return { anxiety: { evidence: [realQuote] }, anger: {} }[key] ?? null;
  });

  expect(text).toContain('- **Anger**');
  expect(text).not.toContain('- **Anxiety**');
  expect(report.dropped.claims).toBe(1);
});

test('an unreadable dimension is listed with its reason and has no section', () => {
  const { text, report } = read(general, prose);
  const [before = '', after = ''] = text.split('## What Could Not Be Read');

  expect(before).not.toContain('## Self View');
  expect(after).toMatch(/Self View\W+Nothing is said about it\./);
  expect(readingOf(report, 'self_view')).toMatchObject({
    state: 'not_assessable',
    whyNot: { reason: 'written', text: 'Nothing is said about it.' },
  });
});

test('a claim with a reason against it is not shown', () => {
  const { text } = readWith(general, ({ key }) =>
    key === 'strengths' ? { why_not: 'Too little.', interpretation: 'You are a master of it.' } : {},
  );

  expect(text).not.toContain('master of it');
});

test.for([false, 'false'])(
  'a claim is not shown when readable is %j, and needs no reason to count as written',
  (no) => {
    const { text, report } = readWith(general, ({ key }) =>
      key === 'strengths' ? { readable: no, interpretation: 'You are a master of it.' } : {},
    );

    expect(text).not.toContain('master of it');
    expect(readingOf(report, 'strengths')).toMatchObject({ state: 'not_assessable' });
    expect(report).toMatchObject({ unwritten: 0, dropped: { claims: 0 } });
  },
);

test('an unreadable dimension keeps the considered passages that are in the source', () => {
  const { report } = readWith(general, ({ key }) =>
    key === 'strengths'
      ? { evidence: [], readable: false, why_not: 'Too little.', considered: [otherQuote, inventedQuote] }
      : {},
  );

  expect(readingOf(report, 'strengths')?.considered).toMatchObject([otherQuote]);
});

test('counter-evidence stands under its own label', () => {
  const { text } = readWith(bigFive, ({ key }) => ({ counter: key === 'openness' ? [otherQuote] : [] }));

  expect(text).toContain('*Against:*\n\n> “My sister laughs, but she was glad”\n>\n> Others see it too.');
});

test('the fields of a row may come in any order', () => {
  const [lens] = general.lenses;
  if (!lens) throw new Error('no lens');
  const { interpretation, ...rest } = sampleReading(lens, { interpretation: 'Said first.' });
  const document = JSON.stringify({ readings: [{ key: 'sections.self_view', interpretation, ...rest }] });

  const { text, report } = readText(openSample(general), document);
  const cut = readText(openSample(general), document.slice(0, document.indexOf('"level"')));

  expect(cut.text).not.toContain('Said first.');
  expect(text).toContain('## Self View: lists in pairs\n\nSaid first.');
  expect(text).toContain('**Incomplete:** the model did not write 12 parts.');
  expect(report.unwritten).toBe(12);
});

test('an interpretation of white space is no claim', () => {
  const { text } = readWith(general, ({ key }) => (key === 'self_view' ? { interpretation: ' \n\t ' } : {}));

  expect(text).not.toContain('## Self View');
});

test('unknown keys and fields are ignored', () => {
  const answer = { ...prose, horoscope: { leo: { interpretation: 'Stars.' } }, iq: 140, verdict: 'guilty' };
  const [lens] = general.lenses;
  if (!lens) throw new Error('no lens');
  const strangers = ['sections.charisma', 'self_view', 'sections', '', 7, null].map((key) => ({
    key,
    ...sampleReading(lens, { interpretation: 'Charming.' }),
  }));
  const readings = [...strangers, ...(prose['readings'] as object[])];

  const { text } = readText(openSample(general), JSON.stringify({ ...answer, readings }));

  expect(text).not.toMatch(/Stars|140|guilty|Charming/);
  expect(text).toBe(read(general, prose).text);
});

test('a repeated row is shown once, in its first version', () => {
  const answer = sampleAnswer(planOf(clinical), firstKeys('rc1', 'anxiousness'));
  const readings = (answer['readings'] as object[]).flatMap((reading) => [
    reading,
    { ...reading, interpretation: 'Said again.' },
  ]);

  const { text } = read(clinical, { ...answer, readings });

  expect(text.match(/\*\*Anxiousness\*\*/g)).toHaveLength(1);
  expect(text).not.toContain('Said again.');
});

test('rows in another order are shown in the order of the report', () => {
  const context = openSample(bigFive);
  const answer = sampleAnswer(context.plan);
  const parts = inParts(context, { ...answer, readings: (answer['readings'] as object[]).toReversed() });

  expect(readParts(context, parts.toReversed()).text).toBe(readAnswer(context, answer).text);
});

test('forbidden sentences are withheld and counted, in rows and in the letter', () => {
  const interpretation = 'You plan ahead. You have depression. You laugh often.';
  const answer = sampleAnswer(planOf(general), ({ key }) => (key === 'self_view' ? { interpretation } : {}));

  const { text, report } = readAnswer(openSample(general), answer, {
    letters: ['# A planner\n\nYou plan. You are gay.'],
  });

  expect(text).toContain('You plan ahead. You laugh often.');
  expect(text).not.toMatch(/depression|gay/);
  expect(text).toContain('Left out: 2 sentences that a reading must not say.');
  expect(report.dropped.sentences).toBe(2);
});

test.for(['You have depres\u202Esion.', 'You have de\u{E0041}pression.', 'You have d\u0000epression.'])(
  'hidden characters do not carry %j past the filter',
  (claim) => {
    const answer = sampleAnswer(planOf(general), () => ({ interpretation: claim }));
    const { text } = readAnswer(openSample(general), answer, { letters: [`# ${claim}\n\n${claim}\n\n> ${claim}`] });

    expect(text).not.toMatch(/depres/);
  },
);

test('text after a withheld sentence cannot start markup', () => {
  const interpretation = 'You have depression. # Big';
  const { text } = readWith(general, ({ key }) => (key === 'self_view' ? { interpretation } : null));

  expect(text).toContain('## Self View: lists in pairs\n\nBig\n\n>');
});

test('a reason loses its forbidden sentences', () => {
  const why_not = 'Too short. You have depression.';
  const { text } = readWith(general, () => ({ why_not, interpretation: '' }));

  expect(text).toContain('Too short.');
  expect(text).not.toContain('depression');
});

test.for([
  ['the text says so', `${sampleText} I want to kill myself.`, false, 'none', '## You do not have to carry this alone'],
  ['a row says so', sampleText, true, 'low', '### If any of this is about you'],
] as const)('the crisis card stands first when %s', ([, text, self_harm_mentioned, distress, heading]) => {
  const { text: finished, report } = readAnswer(
    openSample(general, text),
    { ...prose, self_harm_mentioned },
    { last: { ...sampleLastReading, distress } },
  );

  expect(finished.startsWith(heading)).toBe(true);
  expect(report.crisis).not.toBe('none');
});

test('words that touch on death raise no card where the last reader, who saw the whole text, finds no distress', () => {
  const last = { ...sampleLastReading, distress: 'none' };

  const { text, report } = readAnswer(openSample(general), { ...prose, self_harm_mentioned: true }, { last });

  expect(report.crisis).toBe('none');
  expect(text.startsWith('# ')).toBe(true);
});

test('what the last reader found is stored, and the line against the headline is not shown', () => {
  const last = { ...sampleLastReading, distress: 'low', against: 'The spreadsheets nobody needed speak against it.' };

  const { text, report } = readAnswer(openSample(general), prose, { last });

  expect(report).toMatchObject({ reportVersion: 6, distress: 'low', against: last.against, summary: '' });
  expect(text).not.toContain(last.against);
});

test('every quote of rows and letter equals the source slice at its offsets', () => {
  const { report } = read(personalityStructure, several);
  const shown = quotesOf(report);

  expect(report.summaryEvidence).toHaveLength(3);
  expect(shown.length).toBeGreaterThan(50);
  expect(shown.map(({ start, end }) => sampleText.slice(start, end))).toEqual(shown.map(({ quote }) => quote));
});
