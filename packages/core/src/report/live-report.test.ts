import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { evo } from '@app/frameworks/list/evo';
import { general } from '@app/frameworks/list/general';
import { personalityStructure } from '@app/frameworks/list/personality-structure';
import { expect, test } from 'vitest';
import { createLiveReport } from './live-report.ts';
import type { Report } from './report.ts';
import {
  inventedQuote,
  openSample,
  otherQuote,
  readInPieces,
  realQuote,
  sampleAnswer,
  sampleReading,
  sampleText,
} from './sample-answer.ts';

const firstKeys =
  (...keys: string[]) =>
  ({ key }: { key: string }) =>
    keys.includes(key) ? {} : null;

function read(framework: typeof general, answer: object, text = sampleText): ReturnType<typeof readInPieces> {
  return readInPieces(openSample(framework, text), JSON.stringify(answer), [7]);
}

function readingOf({ lenses }: Report, key: string): Report['lenses'][number]['readings'][number] | undefined {
  return lenses.flatMap(({ readings }) => readings).find((reading) => reading.key === key);
}

const planOf = (framework: typeof general) => openSample(framework).plan;

const prose = sampleAnswer(planOf(general), ({ key }) =>
  key === 'self_view' ? { evidence: [], why_not: 'Nothing is said about it.', interpretation: null } : {},
);
const bars = sampleAnswer(planOf(bigFive), ({ key }) => ({ counter: key === 'openness' ? [otherQuote] : [] }));
const several = sampleAnswer(planOf(personalityStructure), ({ key }) => (key === 'a' ? { position: '-72' } : {}));
const found = sampleAnswer(planOf(clinical), ({ key }, { key: lens }) => (lens !== 'mcmi' && key < 'f' ? {} : null));

const answers = [
  ['prose', general, prose],
  ['bars', bigFive, bars],
  ['several lenses, some computed', personalityStructure, several],
  ['lists of what was found', clinical, found],
] as const;

test.for(
  answers.flatMap((answer) => [1, 2, 3, 5, 8, 13, 40, 10_000].map((chars) => [answer[0], chars, ...answer] as const)),
)('%s in chunks of %i: the live text is the beginning of the finished text', ([, chunkChars, , framework, answer]) => {
  const { live, text } = readInPieces(openSample(framework), JSON.stringify(answer), [chunkChars]);

  expect(text.startsWith(live)).toBe(true);
  expect(text.slice(live.length)).toMatch(
    /^\n\n## (?:Not Assessable Here|Where The Lenses Disagree|Counted In The Text)/,
  );
});

test('what code computes stands behind the lens it is computed from, and nobody is asked about it', () => {
  const { live } = read(personalityStructure, several);
  const order = ['**Reads as', '## Keirsey temperaments', '## Socionics', '## Hogan'].map((part) => live.indexOf(part));

  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
  expect(live).toContain('**Five global factors, computed from the primaries above:**');
  expect(live).toContain('**The four styles, computed from the two axes:**');
});

test('an invented quote is dropped and counted, and a claim that rests on it alone goes with it', () => {
  const answer = sampleAnswer(planOf(general), ({ key }) =>
    key === 'thinking_style' ? { evidence: [inventedQuote], interpretation: 'You improvise.' } : {},
  );

  const { live, text, report } = read(general, answer);

  expect(text).not.toMatch(/never plan|You improvise/);
  expect(text).toContain('1 not found and removed');
  expect(report.dropped).toEqual({ quotes: 1, claims: 1, sentences: 0 });
  expect(readingOf(report, 'thinking_style')).toMatchObject({ state: 'not_assessable', evidence: [] });
  expect(text.startsWith(live)).toBe(true);
});

test('a facet needs two quotes', () => {
  const answer = sampleAnswer(planOf(bigFive), ({ key }, { key: lens }) => {
    if (lens !== 'facets') return {};
    return { anxiety: { evidence: [realQuote] }, anger: {} }[key] ?? null;
  });

  const { text, report } = read(bigFive, answer);

  expect(text).toContain('- **Anger**');
  expect(text).not.toContain('- **Anxiety**');
  expect(report.dropped.claims).toBe(1);
});

test('what cannot be read is listed with its reason and has no section', () => {
  const { text, report } = read(general, prose);
  const [before = '', after = ''] = text.split('## Not Assessable Here');

  expect(before).not.toContain('## Self View');
  expect(after).toMatch(/Self View\W+Nothing is said about it\./);
  expect(readingOf(report, 'self_view')).toMatchObject({
    state: 'not_assessable',
    whyNot: 'Nothing is said about it.',
  });
});

test('a claim beside a reason against it is not shown', () => {
  const answer = sampleAnswer(planOf(general), ({ key }) =>
    key === 'strengths' ? { why_not: 'Too little.', interpretation: 'You are a master of it.' } : {},
  );

  const { live, text } = read(general, answer);

  expect(text).not.toContain('master of it');
  expect(text.startsWith(live)).toBe(true);
});

test('counter-evidence stands under its own words', () => {
  expect(read(bigFive, bars).live).toContain(
    '*On the other hand:*\n\n> “My sister laughs, but she was glad”\n>\n> Others see it too.',
  );
});

test('fields in another order are held back until the finished text', () => {
  const lens = general.lenses[0] as (typeof general.lenses)[number];
  const { evidence, counter, why_not, interpretation } = sampleReading(lens, { interpretation: 'Held back.' });
  const answer = {
    summary: 'A planner.',
    summary_evidence: [realQuote],
    sections: { self_view: { interpretation, why_not, counter, evidence } },
  };

  const { live, text, report } = read(general, answer);

  expect(live).not.toContain('Held back.');
  expect(text).toContain('## Self View\n\nHeld back.');
  expect(text).toContain('**Incomplete:** the model did not write 12 parts.');
  expect(report.unwritten).toBe(12);
});

test('a summary or quotes the model left out do not put the live text in disorder', () => {
  const { summary, summary_evidence, ...rest } = sampleAnswer(planOf(bigFive));
  const results = [
    rest,
    { summary, ...rest },
    { summary_evidence, ...rest },
    { summary: '', summary_evidence, ...rest },
    { summary: null, ...rest },
  ].map((answer) => read(bigFive, answer));

  expect(results.map(({ live, text }) => text.startsWith(live))).toEqual([true, true, true, true, true]);
  expect(results.map(({ live }) => live.includes('### Openness'))).toEqual([true, true, true, true, true]);
});

test('more quotes for the summary than are kept are not shown live either', () => {
  const answer = { ...sampleAnswer(planOf(general)), summary_evidence: Array.from({ length: 9 }, () => realQuote) };

  const { live, text, report } = read(general, answer);

  expect(report.summaryEvidence).toHaveLength(6);
  expect(text.startsWith(live)).toBe(true);
});

test('white space alone is no claim, live or finished', () => {
  const answer = sampleAnswer(planOf(general), ({ key }) => (key === 'self_view' ? { interpretation: ' \n\t ' } : {}));

  const { live, text } = read(general, answer);

  expect(text).not.toContain('## Self View');
  expect(text.startsWith(live)).toBe(true);
});

test('what is missing is filled by a further answer', () => {
  const context = openSample(bigFive);
  const document = JSON.stringify(bars);
  const liveReport = createLiveReport(context);
  liveReport.push(document.slice(0, document.indexOf('"agreeableness"') + 40));
  const missing = liveReport.missing();

  liveReport.nextAnswer();
  liveReport.push(JSON.stringify(sampleAnswer(missing?.plan ?? context.plan)));

  expect(missing?.withSummary).toBe(false);
  expect(missing?.plan.lenses[0]?.asked.map(({ key }) => key)).toContain('agreeableness');
  expect(missing?.plan.lenses[0]?.asked.map(({ key }) => key)).not.toContain('openness');
  expect(liveReport.missing()).toBeUndefined();
  expect(liveReport.finish().report.unwritten).toBe(0);
});

test('a blank summary is asked for again and the further one is taken', () => {
  const liveReport = createLiveReport(openSample(general));
  liveReport.push(JSON.stringify({ ...prose, summary: '  ' }));
  const missing = liveReport.missing();

  liveReport.nextAnswer();
  liveReport.push(
    JSON.stringify({ self_harm_mentioned: false, summary: 'Here after all.', summary_evidence: [realQuote] }),
  );

  expect(missing?.withSummary).toBe(true);
  expect(liveReport.finish().text).toContain('Here after all.');
});

test.for([
  ['openness', '83', 83],
  ['openness', ' 61.6 of 100', 62],
  ['openness', 170, 100],
  ['openness', -5, 0],
  ['openness', 'high', undefined],
  ['openness', null, undefined],
  ['openness', [50], undefined],
] as const)('the number %s: %j is read as %s', ([key, position, expected]) => {
  const { report } = read(
    bigFive,
    sampleAnswer(planOf(bigFive), () => ({ position })),
  );

  expect(readingOf(report, key)?.position).toBe(expected);
});

test.for([
  [-240, -100],
  ['+35', 35],
  [1e300, 100],
] as const)('between two poles %j is read as %s', ([position, expected]) => {
  const { report } = read(
    evo,
    sampleAnswer(planOf(evo), () => ({ position })),
  );

  expect(report.lenses[0]?.readings[0]?.position).toBe(expected);
});

test('a position near the middle leans to no side', () => {
  const { text } = read(
    evo,
    sampleAnswer(planOf(evo), () => ({ position: 10 })),
  );

  expect(text).toContain('**+10**, Balanced');
  expect(text).not.toContain('Balanced toward');
});

test('an unknown word for a mention counts as a mention', () => {
  const answer = sampleAnswer(planOf(anxiety), ({ key }) => (key === 'sadness' ? { label: 'severe' } : null));

  expect(readingOf(read(anxiety, answer).report, 'sadness')?.label).toBe('mentioned');
});

test('unknown lenses, dimensions and fields are ignored', () => {
  const answer = { ...prose, horoscope: { leo: { interpretation: 'Stars.' } }, iq: 140, verdict: 'guilty' };
  const sections = {
    ...(prose['sections'] as object),
    charisma: sampleReading(general.lenses[0] as never, { interpretation: 'Charming.' }),
  };

  const { live, text } = read(general, { ...answer, sections });

  expect(text).not.toMatch(/Stars|140|guilty|Charming/);
  expect(text).toBe(read(general, prose).text);
  expect(text.startsWith(live)).toBe(true);
});

test('a list item that comes twice is shown once, as it came first', () => {
  const answer = sampleAnswer(planOf(clinical), firstKeys('rc1', 'anxiousness'));
  const [first] = answer['pid5'] as object[];
  const pid5 = [first, { ...first, interpretation: 'Said again.' }];

  const { live, text } = read(clinical, { ...answer, pid5 });

  expect(text.match(/\*\*Anxiousness\*\*/g)).toHaveLength(1);
  expect(text).not.toContain('Said again.');
  expect(text.startsWith(live)).toBe(true);
});

test('a forbidden sentence is withheld live and finished, and counted', () => {
  const interpretation = 'You plan ahead. You have depression. You laugh often.';
  const answer = sampleAnswer(planOf(general), ({ key }) => (key === 'self_view' ? { interpretation } : {}));

  const { live, text, report } = read(general, { ...answer, summary: 'A planner. You are gay.' });

  expect(text).toContain('You plan ahead. You laugh often.');
  expect(live + text).not.toMatch(/depression|gay/);
  expect(text).toContain('**Withheld:** 2 sentences');
  expect(report.dropped.sentences).toBe(2);
  expect(text.startsWith(live)).toBe(true);
});

test.for(['You have depres\u202Esion.', 'You have de\u{E0041}pression.', 'You have d\u0000epression.'])(
  'hidden characters do not carry %j past the rule',
  (interpretation) => {
    const { text } = read(
      general,
      sampleAnswer(planOf(general), () => ({ interpretation })),
    );

    expect(text).not.toMatch(/depres/);
  },
);

test('behind a withheld sentence no markup begins', () => {
  const interpretation = 'You have depression. # Big';
  const { text } = read(
    general,
    sampleAnswer(planOf(general), ({ key }) => (key === 'self_view' ? { interpretation } : null)),
  );

  expect(text).toContain('## Self View\n\nBig\n\n>');
});

test('a reason says nothing that is forbidden elsewhere', () => {
  const why_not = 'Too short. You have depression.';
  const { text } = read(
    general,
    sampleAnswer(planOf(general), () => ({ why_not, interpretation: null })),
  );

  expect(text).toContain('Too short.');
  expect(text).not.toContain('depression');
});

test.for([
  ['the text says so', `${sampleText} I want to kill myself.`, false, '## You do not have to carry this alone'],
  ['the model says so', sampleText, true, '### If any of this is about you'],
] as const)('help stands first when %s', ([, text, self_harm_mentioned, heading]) => {
  const { live, text: finished, report } = read(general, { ...prose, self_harm_mentioned }, text);

  expect(live.startsWith(heading)).toBe(true);
  expect(finished.startsWith(live)).toBe(true);
  expect(report.crisis).not.toBe('none');
});

test('every quote shown is the slice of the source its offsets name', () => {
  const { report } = read(personalityStructure, several);
  const shown = report.lenses.flatMap(({ readings }) => readings.flatMap(({ evidence }) => evidence));

  expect(shown.length).toBeGreaterThan(50);
  expect(shown.map(({ start, end }) => sampleText.slice(start, end))).toEqual(shown.map(({ quote }) => quote));
});
