import type { Framework } from '@app/frameworks/framework';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { evo } from '@app/frameworks/list/evo';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import { samplePairs } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import type { Report } from './report.ts';
import {
  inParts,
  inventedQuote,
  openSample,
  otherQuote,
  readInPieces,
  readParts,
  realQuote,
  sampleAnswer,
  sampleReading,
  sampleText,
  listRetractedBlocks,
} from './sample-answer.ts';

const firstKeys =
  (...keys: string[]) =>
  ({ key }: { key: string }) =>
    keys.includes(key) ? {} : null;

type Answer = ReturnType<typeof sampleAnswer>;
type Change = Parameters<typeof sampleAnswer>[1];

function read(framework: Framework, answer: Answer, text = sampleText): ReturnType<typeof readParts> {
  const context = openSample(framework, text);
  return readParts(context, inParts(context, answer), [7]);
}

const planOf = (framework: Framework) => openSample(framework).plan;

/** The sample answer with these changes. */
const readWith = (framework: Framework, change: Change): ReturnType<typeof read> =>
  read(framework, sampleAnswer(planOf(framework), change));

function readingOf({ lenses }: Report, key: string): Report['lenses'][number]['readings'][number] | undefined {
  return lenses.flatMap(({ readings }) => readings).find((reading) => reading.key === key);
}

const prose = sampleAnswer(planOf(general), ({ key }) =>
  key === 'self_view'
    ? { evidence: [], readable: false, why_not: 'Nothing is said about it.', interpretation: '' }
    : {},
);
const bars = sampleAnswer(planOf(bigFive), ({ key }) => ({ counter: key === 'openness' ? [otherQuote] : [] }));
const several = sampleAnswer(planOf(personalityStructure), ({ key }) => (key === 'a' ? { position: '14' } : {}));
const found = sampleAnswer(planOf(clinical), ({ key }, { key: lens }) => (lens !== 'mcmi' && key < 'f' ? {} : null));

const answers = [
  ['prose', general, prose],
  ['bars', bigFive, bars],
  ['several lenses, some computed', personalityStructure, several],
  ['lists of what was found', clinical, found],
] as const;

const chunked = samplePairs(answers, [1, 2, 3, 5, 8, 13, 40, 10_000]).map(
  ([[name, framework, answer], chars]) => [name, chars, framework, answer] as const,
);

test.for(chunked)(
  '%s in chunks of %i: every block of the live text stands in the finished text, in order',
  ([, chunkChars, framework, answer]) => {
    const context = openSample(framework);
    const { live, text } = readParts(context, inParts(context, answer), [chunkChars]);
    const inOneAnswer = readInPieces(context, JSON.stringify(answer), [chunkChars]);

    expect(listRetractedBlocks(live, text)).toEqual([]);
    expect(inOneAnswer).toMatchObject({ live, text });
  },
);

test('computed sections stand under the heading of their lens in the finished report', () => {
  const { live, text } = read(personalityStructure, several);
  const order = ['*Reads as', '## Keirsey temperaments', '## Socionics', '## Hogan'].map((part) => text.indexOf(part));

  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(text).toContain('**Five global factors**');
  expect(text).toContain('**Four styles**');
  expect(live).not.toContain('Five global factors');
});

test('an invented quote is removed and counted, together with a claim that rests on it alone', () => {
  const { live, text, report } = readWith(general, ({ key }) =>
    key === 'thinking_style' ? { evidence: [inventedQuote], interpretation: 'You improvise.' } : {},
  );

  expect(text).not.toMatch(/never plan|You improvise/);
  expect(text).toContain('1 quote not found and removed');
  expect(report.dropped).toEqual({ quotes: 1, claims: 1, sentences: 0, repeated: 0 });
  expect(readingOf(report, 'thinking_style')).toMatchObject({ state: 'not_assessable', evidence: [] });
  expect(listRetractedBlocks(live, text)).toEqual([]);
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
  const { live, text } = readWith(general, ({ key }) =>
    key === 'strengths' ? { why_not: 'Too little.', interpretation: 'You are a master of it.' } : {},
  );

  expect(text).not.toContain('master of it');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test.for([false, 'false'])(
  'a claim is not shown when readable is %j, and needs no reason to count as written',
  (no) => {
    const { live, text, report } = readWith(general, ({ key }) =>
      key === 'strengths' ? { readable: no, interpretation: 'You are a master of it.' } : {},
    );

    expect(live + text).not.toContain('master of it');
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
  expect(read(bigFive, bars).live).toContain(
    '*Against:*\n\n> “My sister laughs, but she was glad”\n>\n> Others see it too.',
  );
});

test('a reading with fields in another order is shown when it is complete', () => {
  const lens = general.lenses[0] as (typeof general.lenses)[number];
  const { interpretation, ...rest } = sampleReading(lens, { interpretation: 'Held back.' });
  const reading = { key: 'sections.self_view', interpretation, ...rest };
  const document = JSON.stringify({ portrait: 'A planner.', readings: [reading] });

  const beforeItsEnd = document.indexOf('"level"');
  const cut = readInPieces(openSample(general), document.slice(0, beforeItsEnd), [7]);
  const { live, text, report } = readInPieces(openSample(general), document, [7]);

  expect(cut.live).not.toContain('Held back.');
  expect(live).toContain('## Self View: lists in pairs\n\nHeld back.');
  expect(listRetractedBlocks(live, text)).toEqual([]);
  expect(text).toContain('**Incomplete:** the model did not write 12 parts.');
  expect(report.unwritten).toBe(12);
});

test('an interpretation of white space is no claim, live or finished', () => {
  const { live, text } = readWith(general, ({ key }) => (key === 'self_view' ? { interpretation: ' \n\t ' } : {}));

  expect(text).not.toContain('## Self View');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test.for([
  ['openness', '83', 83],
  ['openness', ' 61.6 of 100', 62],
  ['openness', 105, 100],
  ['openness', 170, undefined],
  ['openness', -1, undefined],
  ['openness', '-5', undefined],
  ['openness', 'high', undefined],
  ['openness', null, undefined],
  ['openness', [50], undefined],
] as const)('the number %s: %j is read as %s', ([key, position, expected]) => {
  const { report } = readWith(bigFive, () => ({ position }));

  expect(readingOf(report, key)?.position).toBe(expected);
});

test.for([
  [0, -100],
  [50, 0],
  ['+68', 36],
  [67.6, 36],
  [101, 100],
  [1e300, undefined],
  [-1, undefined],
  [-240, undefined],
] as const)('between two poles %j is read as %s', ([position, expected]) => {
  const { report } = readWith(evo, () => ({ position }));

  expect(report.lenses[0]?.readings[0]?.position).toBe(expected);
});

test('a position near the middle reads as balanced', () => {
  const { text } = readWith(evo, () => ({ position: 55 }));

  expect(text).toContain(': balanced\n\n`');
  expect(text).toContain('**+10**');
});

test.for([
  ['denied', 'denied'],
  ['mentioned', 'mentioned'],
  [' Often ', 'mentioned_often'],
  ['daily', 'mentioned_daily'],
  ['severe', 'mentioned'],
  ['constructor', 'mentioned'],
  ['', 'mentioned'],
  [3, 'mentioned'],
] as const)('the level %j of a symptom is kept as %s', ([level, label]) => {
  const answer = sampleAnswer(planOf(anxiety), ({ key }) => (key === 'sadness' ? { level } : null));

  expect(readingOf(read(anxiety, answer).report, 'sadness')?.label).toBe(label);
});

test.for([
  ['not seen', 0],
  ['faint', 1],
  ['some', 2],
  ['Clear', 3],
  [' stated', 4],
  ['strong', undefined],
  ['', undefined],
  [4, undefined],
] as const)('the level %j of a strength is kept as %s', ([level, strength]) => {
  const answer = sampleAnswer(planOf(stanfordBinet), () => ({ level, position: 90 }));

  const reading = read(stanfordBinet, answer).report.lenses[0]?.readings[0];

  expect(reading).toMatchObject({ state: 'read' });
  expect(reading?.strength).toBe(strength);
  expect(reading?.position).toBeUndefined();
});

test('unknown keys and fields are ignored', () => {
  const answer = { ...prose, horoscope: { leo: { interpretation: 'Stars.' } }, iq: 140, verdict: 'guilty' };
  const lens = general.lenses[0] as never;
  const strangers = ['sections.charisma', 'self_view', 'sections', '', 7, null].map((key) => ({
    key,
    ...sampleReading(lens, { interpretation: 'Charming.' }),
  }));
  const readings = [...strangers, ...(prose['readings'] as object[])];

  const { live, text } = readInPieces(openSample(general), JSON.stringify({ ...answer, readings }), [7]);

  expect(text).not.toMatch(/Stars|140|guilty|Charming/);
  expect(text).toBe(read(general, prose).text);
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('a repeated reading is shown once, in its first version', () => {
  const answer = sampleAnswer(planOf(clinical), firstKeys('rc1', 'anxiousness'));
  const readings = (answer['readings'] as object[]).flatMap((reading) => [
    reading,
    { ...reading, interpretation: 'Said again.' },
  ]);

  const { live, text } = read(clinical, { ...answer, readings });

  expect(text.match(/\*\*Anxiousness\*\*/g)).toHaveLength(1);
  expect(text).not.toContain('Said again.');
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test('a forbidden sentence is withheld live and finished, and counted', () => {
  const interpretation = 'You plan ahead. You have depression. You laugh often.';
  const answer = sampleAnswer(planOf(general), ({ key }) => (key === 'self_view' ? { interpretation } : {}));

  const { live, text, report } = read(general, { ...answer, portrait: 'A planner. You are gay.' });

  expect(text).toContain('You plan ahead. You laugh often.');
  expect(live + text).not.toMatch(/depression|gay/);
  expect(text).toContain('Left out: 2 sentences that a reading must not say.');
  expect(report.dropped.sentences).toBe(2);
  expect(listRetractedBlocks(live, text)).toEqual([]);
});

test.for(['You have depres\u202Esion.', 'You have de\u{E0041}pression.', 'You have d\u0000epression.'])(
  'hidden characters do not carry %j past the filter',
  (interpretation) => {
    const { text } = readWith(general, () => ({ interpretation }));

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
  ['the text says so', `${sampleText} I want to kill myself.`, false, '## You do not have to carry this alone'],
  ['the model says so', sampleText, true, '### If any of this is about you'],
] as const)('the crisis card stands first when %s', ([, text, self_harm_mentioned, heading]) => {
  const { live, text: finished, report } = read(general, { ...prose, self_harm_mentioned }, text);

  expect(live.startsWith(heading)).toBe(true);
  expect(listRetractedBlocks(live, finished)).toEqual([]);
  expect(report.crisis).not.toBe('none');
});

test('every shown quote equals the source slice at its offsets', () => {
  const { report } = read(personalityStructure, several);
  const shown = report.lenses.flatMap(({ readings }) => readings.flatMap(({ evidence }) => evidence));

  expect(shown.length).toBeGreaterThan(50);
  expect(shown.map(({ start, end }) => sampleText.slice(start, end))).toEqual(shown.map(({ quote }) => quote));
});
