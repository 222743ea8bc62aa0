import { readFileSync } from 'node:fs';
import { bigFive } from '@app/frameworks/list/big-five';
import { general } from '@app/frameworks/list/general';
import { sampleRunCount, sampleEvenly, samplePairs } from '@app/testkit/sampling';
import { Marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import type { ReportContext } from './check/check-report.ts';
import {
  feedLastReading,
  openSample,
  openSampleDraft,
  quotesAt,
  readAnswer,
  readText,
  realQuote,
  sampleAnswer,
  type SampleLetters,
} from './sample-answer.ts';
import { finishDraft } from './report-draft.ts';

const file = readFileSync(new URL('__fixtures__/hostile-answers.json', import.meta.url), 'utf8');
const single = Object.values(JSON.parse(file) as Record<string, string[]>).flat();
const wraps: ((payload: string) => string)[] = [
  (payload) => payload,
  (payload) => `Plain words.\n\n${payload}`,
  (payload) => `Plain words. ${payload} More words.\n${payload}`,
  (payload) => `You have depression. ${payload}`,
];
const payloads = wraps.flatMap((wrap, round) =>
  single.filter((_, index) => round < 2 || index % 2 === round % 2).map(wrap),
);

const HARMLESS = 'Plain words.';
const contexts = [general, bigFive].map(
  (framework, at) =>
    [framework.id, openSample(framework), [...payloads.slice(4 * at), ...payloads.slice(0, 4 * at)]] as const,
);

/** Puts the payload into every field of a row that a model may write. */
function poisoned({ plan }: ReportContext, payload: string): Record<string, unknown> {
  let turn = 0;
  const answer = sampleAnswer(plan, (_, __, index) => {
    turn += 1;
    const isOpen = turn % 4 === 0;
    const [note, other] = quotesAt(index).map(({ quote }) => ({ quote, shows: payload }));
    return {
      evidence: [note, other, { quote: payload, shows: payload }],
      counter: [{ quote: payload, shows: payload }, note],
      considered: [{ ...realQuote, shows: payload }],
      ...(isOpen && { readable: false, why_not: payload }),
      position: turn % 3 ? 55 : `x${payload}`,
      level: payload,
      // A payload in quotation marks is withheld as an invention; the rest of the reading is kept.
      interpretation: isOpen ? '' : `${payload}\n\n${HARMLESS}`,
      [payload]: payload,
    };
  });
  return {
    ...answer,
    items: [{ key: payload, rating: payload, quote: payload }],
    [payload]: { [payload]: { [payload]: payload } },
  };
}

/** Puts it into every kind of line that a letter has, and into every field of the last reading. */
function poisonedLetters(payload: string): { letters: string[]; last: unknown } {
  const line = payload.replaceAll(/\s*\n\s*/g, ' ');
  const letter = [
    `# ${line}`,
    HARMLESS,
    payload,
    `### ${line}`,
    `${HARMLESS} “${realQuote.quote}” ${payload}`,
    `- ${line}`,
    `1. ${HARMLESS}\n2. ${line}\n3. ${HARMLESS}`,
    `> ${line}`,
    `**${line}** ${line} *${line}*`,
    'This sentence is changed.',
    HARMLESS,
  ].join('\n\n');
  const changes = [
    { sentence: 'This sentence is changed.', why: payload, now: payload },
    { sentence: payload, why: payload, now: payload },
    { sentence: HARMLESS, why: HARMLESS, now: `${HARMLESS} ${payload}`, [payload]: payload },
  ];
  return { letters: [letter], last: { letter: payload, distress: payload, against: payload, changes, [payload]: 1 } };
}

const marked = new Marked({ gfm: true });

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => void tokens.push(token));
  return tokens;
}

const NEVER = new Set(['html', 'link', 'image', 'code', 'def', 'checkbox']);
const isChart = (token: Token): boolean => token.type === 'code' && /^chart\b/.test(String(token['lang']));
const rawOf = (token: Token): string => token.raw.trim();
/** What our own code draws: the same whatever a model writes. */
const ours = (tokens: Token[]) => ({
  never: tokens.filter((token) => NEVER.has(token.type) && !isChart(token)).map(rawOf),
  charts: tokens.filter(isChart).map(rawOf),
  rules: tokens.filter(({ type }) => type === 'hr').length,
  tables: tokens.flatMap((token) => (token.type === 'table' ? [(token as { rows: unknown[] }).rows.length] : [])),
  // Titles of a letter have level 3; the rows of these frameworks have level 2, or are below the first rule.
  headings: tokens.filter((token) => token.type === 'heading' && token['depth'] === 2).map(rawOf),
  quotes: tokens.filter(({ type }) => type === 'blockquote').map((token) => rawOf(token).split('\n')[0]?.trim()),
  bars: tokens.filter(({ type }) => type === 'codespan').map(rawOf),
});

/** What a letter may draw, and nothing else: paragraphs, level 3 titles, flat lists, strong and slanted words. */
const LETTER = new Set(['paragraph', 'heading', 'list', 'list_item', 'strong', 'em', 'text', 'escape', 'space']);
const isOfLetter = (token: Token): boolean =>
  LETTER.has(token.type) && (token.type !== 'heading' || [1, 3].includes(Number(token['depth'])));

/** The letter's part of a report: after the chart, before the first rule. */
const letterIn = (text: string): string => (text.split('\n\n---')[0] ?? '').replace(/```chart[\s\S]*?\n```/, '');
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]|\p{Surrogate}/u;
/** Character references that a browser would decode. */
const REFERENCE = /(?<!\\)&(?:#\w+|[a-z]+);/i;

test('the suite has at least 200 hostile outputs', async ({ annotate }) => {
  await annotate(`${payloads.length} outputs`);

  expect(payloads.length).toBeGreaterThanOrEqual(200);
});

test.for(contexts)('hostile output (%s) renders no markup of its own', { timeout: 300_000 }, ([, context, given]) => {
  const harmless = ours(tokensOf(readAnswer(context, poisoned(context, HARMLESS)).text));
  const escapes = sampleEvenly(given, 8).flatMap((payload) => {
    const { text } = readAnswer(context, poisoned(context, payload));
    const drawn = ours(tokensOf(text));
    const isSame = JSON.stringify(drawn) === JSON.stringify(harmless);
    const isClean = !UNSEEN.test(text) && !REFERENCE.test(text);
    return isSame && isClean ? [] : [{ payload, isClean, drawn: isSame ? undefined : drawn }];
  });

  expect(harmless).toMatchObject({ never: [] });
  expect(harmless.headings.length).toBeGreaterThan(1);
  expect(harmless.quotes.length).toBeGreaterThan(10);
  expect(escapes.slice(0, 3)).toEqual([]);
  expect(escapes).toHaveLength(0);
});

const bars = openSample(bigFive);
const rows = sampleAnswer(bars.plan);

test('hostile letters draw nothing but paragraphs, titles, flat lists and strong or slanted words', () => {
  const harmless = ours(tokensOf(readAnswer(bars, rows, poisonedLetters(HARMLESS)).text));
  const escapes = sampleEvenly(payloads).flatMap((payload) => {
    const { text, report } = readAnswer(bars, rows, poisonedLetters(payload));
    const tokens = tokensOf(letterIn(text));
    const strange = tokens.filter((token) => !isOfLetter(token)).map(({ type, raw }) => [type, raw]);
    const nested = tokens.filter((token) => token.type === 'list_item' && hasList(token)).map(rawOf);
    const isSame = JSON.stringify(ours(tokensOf(text))) === JSON.stringify(harmless);
    const isClean = !UNSEEN.test(text) && !REFERENCE.test(text);
    const titles = tokens.filter((token) => token.type === 'heading' && token['depth'] === 1);
    const faked = report.summaryEvidence.filter(({ quote }) => !bars.source.text.includes(quote));
    const isRight = isSame && isClean && titles.length === 1 && strange.length + nested.length + faked.length === 0;
    return isRight ? [] : [{ payload, isSame, isClean, titles: titles.length, strange, nested, faked }];
  });

  expect(harmless.never).toEqual([]);
  expect(harmless.charts).toHaveLength(2);
  expect(escapes.slice(0, 3)).toEqual([]);
  expect(escapes).toHaveLength(0);
}, 300_000);

const hasList = ({ tokens = [] }: { tokens?: Token[] }): boolean => tokens.some(({ type }) => type === 'list');

test('a hostile letter loses no harmless paragraph', () => {
  const lost = sampleEvenly(payloads).filter((payload) => {
    const { letters } = poisonedLetters(payload);
    const { text } = readAnswer(bars, rows, { letters, last: { letter: 1, changes: [] } });
    return !text.includes(`\n\n${HARMLESS}\n\n`) || !letterIn(text).endsWith(`\n\n${HARMLESS}`);
  });

  expect(lost).toEqual([]);
}, 300_000);

test.for(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s pollutes no prototype and affects only its own answer',
  (key) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const evil = `{"polluted":true,"isAdmin":true,"quote":"x","evidence":[],"interpretation":"You."}`;
    const document = `{"${key}":${evil},"items":[{"${key}":${evil}}],"readings":[{"key":"${key}","evidence":${evil}},{"key":"sections.self_view","${key}":${evil},"evidence":[{"${key}":${evil},"quote":"I keep a list for every trip","shows":"x"}],"counter":[],"readable":true,"level":"${key}","interpretation":"You plan."}]}`;
    const context = openSample(general);
    const draft = openSampleDraft(context, [{ number: 1_001, keys: [], text: document, isWhole: true }], [HARMLESS]);
    feedLastReading(
      draft,
      `{"${key}":${evil},"letter":1,"distress":"${key}","changes":[{"${key}":${evil}},{"sentence":"Plain","why":"","now":"Still plain","${key}":1}]}`,
    );

    const { text } = finishDraft(draft);
    const truncated = readText(context, document.slice(0, -2));

    expect(truncated.text).toContain('## Self View\n\nYou plan.');
    expect(text).toContain('Still plain words.');
    expect(text).toContain('## Self View\n\nYou plan.');
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  },
);

/** In CI a tenth. */
const MEGABYTE = sampleRunCount(1_000_000);
const MANY = sampleRunCount(100_000);
/** Not reduced with the sample: a checked text is at most 20,000 characters, and one of emoji takes a second or two. */
const MAX_MS = 20_000;
const long: [string, string][] = [
  ['letters', 'x'.repeat(MEGABYTE)],
  ['words', 'word '.repeat(MEGABYTE / 5)],
  ['short sentences', 'So. '.repeat(MEGABYTE / 4)],
  ['spaces', `a${' '.repeat(MEGABYTE)}b`],
  ['lines', '\n'.repeat(MEGABYTE)],
  ['stars', '*'.repeat(MEGABYTE)],
  ['brackets', '['.repeat(MEGABYTE)],
  ['quotation marks', '“"'.repeat(MEGABYTE / 2)],
  ['claims', 'You have depression. '.repeat(MEGABYTE / 21)],
  ['beginnings of claims', 'you may might could must seem to '.repeat(MEGABYTE / 33)],
  ['references', '&a'.repeat(MEGABYTE / 2)],
  ['dots', `I keep${'.'.repeat(MEGABYTE)}x`],
  ['emoji', '🙂'.repeat(MEGABYTE / 2)],
  ['backslashes', '\\'.repeat(MEGABYTE)],
];
/** Rows of one answer, and a letter and last reading beside it. */
type Given = { rows?: object; letters?: SampleLetters };
const inRow = (fields: object): Given => ({
  rows: { readings: [{ key: 'sections.self_view', evidence: [realQuote], counter: [], ...fields }] },
});
const inChange = (change: object): Given => ({
  letters: { letters: [`# ${HARMLESS}\n\n${HARMLESS}`], last: { letter: 1, changes: [{ why: '', ...change }] } },
});
const places: [string, (payload: string) => Given][] = [
  ['the letter', (payload) => ({ letters: { letters: [payload], last: { letter: 1, changes: [] } } })],
  ['the headline', (payload) => ({ letters: { letters: [`# ${payload}\n\n${HARMLESS}`] } })],
  ['words to say', (payload) => ({ letters: { letters: [`# ${HARMLESS}\n\n> ${payload}`] } })],
  ['a changed sentence', (now) => inChange({ sentence: HARMLESS, now })],
  ['a sentence to change', (sentence) => inChange({ sentence, now: HARMLESS })],
  ['a quote', (quote) => inRow({ evidence: [{ quote, shows: HARMLESS }, realQuote], interpretation: HARMLESS })],
  ['a note', (shows) => inRow({ evidence: [{ ...realQuote, shows }], interpretation: HARMLESS })],
  ['a reading', (interpretation) => inRow({ interpretation })],
  ['a reason', (why_not) => inRow({ why_not, interpretation: '' })],
  ['a key', (key) => ({ rows: { [key]: HARMLESS, readings: [{ key, [key]: { [key]: HARMLESS } }] } })],
];
const nested = (open: string, close: string): string => open.repeat(5_000) + close.repeat(5_000);
const documents: [string, string, (SampleLetters | undefined)?][] = [
  ...samplePairs(long, places).map(([[what, payload], [where, place]]): [string, string, SampleLetters | undefined] => {
    const { rows: given = {}, letters } = place(payload);
    return [`a megabyte of ${what} in ${where}`, JSON.stringify(given), letters];
  }),
  ['5,000 lists in each other', `{"readings":[{"key":"sections.self_view","evidence":${nested('[', ']')}}]}`],
  ['5,000 objects in each other', `{"readings":${'{"self_view":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
  ['5,000 levels that never close', `{"readings":${'[{"key":'.repeat(5_000)}`],
  [
    '100,000 ratings',
    JSON.stringify({
      items: Array.from({ length: MANY }, () => ({ key: 'mini_ipip.1', rating: 3, quote: realQuote.quote })),
      readings: [],
    }),
  ],
  [
    '100,000 readings',
    JSON.stringify({
      readings: Array.from({ length: MANY }, (_, index) => ({
        key: index % 2 ? `k${index}` : 'sections.self_view',
        evidence: [realQuote],
        counter: [],
        interpretation: index % 3 ? '' : HARMLESS,
      })),
    }),
  ],
  ['100,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: MANY }, (_, key) => [`k${key}`, HARMLESS])))],
  [
    '100,000 changes',
    '{}',
    {
      letters: [`# ${HARMLESS}\n\n${HARMLESS}`],
      last: {
        letter: 1,
        changes: Array.from({ length: MANY }, () => ({ sentence: HARMLESS, why: '', now: HARMLESS.repeat(2) })),
      },
    },
  ],
];

test('large and deep answers are read within 20 seconds', async ({ annotate }) => {
  const context = openSample(general);
  readAnswer(context, poisoned(context, HARMLESS));
  const times = documents
    .map(([what, document, letters]) => {
      // Processor time: waiting for other processes does not count.
      const start = process.cpuUsage();
      readText(context, document, letters);
      const { user, system } = process.cpuUsage(start);
      return { what, ms: Math.round((user + system) / 1_000) };
    })
    .toSorted((a, b) => b.ms - a.ms);
  await annotate(
    `slowest: ${times
      .slice(0, 5)
      .map(({ what, ms }) => `${what} ${ms} ms`)
      .join('; ')}`,
  );

  expect(times.filter(({ ms }) => ms >= MAX_MS)).toEqual([]);
}, 180_000);
