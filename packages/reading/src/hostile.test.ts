import { readFileSync } from 'node:fs';
import { bigFive } from '@app/frameworks/list/big-five';
import { general } from '@app/frameworks/list/general';
import { sampleRunCount, sampleEvenly, samplePairs } from '@app/testkit/sampling';
import { Marked, type Token } from 'marked';
import { expect, test } from 'vitest';
import type { ReportContext } from './check/check-report.ts';
import {
  keysOf,
  openSample,
  otherQuote,
  readInPieces,
  realQuote,
  quotesAt,
  sampleAnswer,
  listRetractedBlocks,
} from './sample-answer.ts';

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

/** Puts the payload into every field a model may write. */
function poisoned({ plan }: ReportContext, payload: string): string {
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
  return JSON.stringify({
    ...answer,
    noticed: [
      { ...realQuote, shows: payload },
      { quote: payload, shows: payload },
    ],
    headline: payload,
    portrait: `${payload}\n\n${HARMLESS}`,
    findings: [
      { title: payload, quote: otherQuote.quote, text: `${HARMLESS}\n\n${payload}` },
      { title: HARMLESS, quote: payload, text: HARMLESS },
    ],
    items: [{ key: payload, rating: payload, quote: payload }],
    questions: [payload, `${HARMLESS}\n\n${payload}`],
    synthesis: [{ text: `${HARMLESS}\n\n${payload}`, keys: [...keysOf(plan).slice(0, 2), payload] }],
    [payload]: { [payload]: { [payload]: payload } },
  });
}

const marked = new Marked({ gfm: true });

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  void marked.walkTokens(marked.lexer(text), (token) => void tokens.push(token));
  return tokens;
}

const NEVER = new Set(['html', 'link', 'image', 'code', 'def', 'checkbox']);
const isChart = (token: Token): boolean => token.type === 'code' && /^chart\b/.test(String(token['lang']));
const ours = (tokens: Token[]) => ({
  never: tokens.filter((token) => NEVER.has(token.type) && !isChart(token)).map(({ raw }) => raw),
  charts: tokens.filter(isChart).map(({ raw }) => raw),
  numbered: tokens.filter((token) => token.type === 'list' && token['ordered']).map(({ raw }) => raw),
  rules: tokens.filter(({ type }) => type === 'hr').length,
  tables: tokens.flatMap((token) => (token.type === 'table' ? [(token as { rows: unknown[] }).rows.length] : [])),
  // There is exactly one title: the model's headline.
  titles: tokens.filter((token) => token.type === 'heading' && token['depth'] === 1).length,
  headings: tokens.filter((token) => token.type === 'heading' && token['depth'] !== 1).map(({ raw }) => raw.trim()),
  quotes: tokens.filter(({ type }) => type === 'blockquote').map(({ raw }) => raw.trim().split('\n')[0]?.trim()),
  bars: tokens.filter(({ type }) => type === 'codespan').map(({ raw }) => raw),
});
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
  const harmless = ours(tokensOf(readInPieces(context, poisoned(context, HARMLESS), [4_000]).text));
  const escapes = sampleEvenly(given, 8).flatMap((payload) => {
    const { live, text } = readInPieces(context, poisoned(context, payload), [4_000]);
    const drawn = ours(tokensOf(text));
    const isSame = JSON.stringify(drawn) === JSON.stringify(harmless);
    const isClean = !UNSEEN.test(text) && !REFERENCE.test(text) && listRetractedBlocks(live, text).length === 0;
    return isSame && isClean ? [] : [{ payload, isClean, drawn: isSame ? undefined : drawn }];
  });

  expect(harmless).toMatchObject({ never: [], numbered: [] });
  expect(harmless.headings.length).toBeGreaterThan(5);
  expect(harmless.quotes.length).toBeGreaterThan(10);
  expect(harmless.charts.length + harmless.tables.length).toBeGreaterThan(0);
  expect(escapes.slice(0, 3)).toEqual([]);
  expect(escapes).toHaveLength(0);
});

test.for(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'the key %s pollutes no prototype and affects only its own answer',
  (key) => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const evil = `{"polluted":true,"isAdmin":true,"quote":"x","evidence":[],"interpretation":"You."}`;
    const document = `{"${key}":${evil},"portrait":"Plain.","readings":[{"key":"${key}","evidence":${evil}},{"key":"sections.self_view","${key}":${evil},"evidence":[{"${key}":${evil},"quote":"I keep a list for every trip","shows":"x"}],"counter":[],"readable":true,"level":"${key}","interpretation":"You plan."}]}`;

    const { text } = readInPieces(openSample(general), document, [3]);

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
const places: [string, (payload: string) => object][] = [
  ['the portrait', (portrait) => ({ portrait })],
  ['the headline', (headline) => ({ headline, portrait: HARMLESS })],
  ['a noticed quote', (quote) => ({ noticed: [{ quote, shows: HARMLESS }], portrait: HARMLESS })],
  ['a note', (shows) => ({ noticed: [{ ...realQuote, shows }], portrait: HARMLESS })],
  ['a finding', (text) => ({ portrait: HARMLESS, findings: [{ title: text, quote: realQuote.quote, text }] })],
  [
    'a reading',
    (interpretation) => ({
      portrait: HARMLESS,
      readings: [{ key: 'sections.self_view', evidence: [realQuote], counter: [], interpretation }],
    }),
  ],
  ['a reason', (why_not) => ({ readings: [{ key: 'sections.self_view', evidence: [], counter: [], why_not }] })],
  ['a key', (key) => ({ [key]: HARMLESS, readings: [{ key, [key]: { [key]: HARMLESS } }] })],
];
const nested = (open: string, close: string): string => open.repeat(5_000) + close.repeat(5_000);
const documents: [string, string][] = [
  ...samplePairs(long, places).map(([[what, payload], [where, place]]): [string, string] => [
    `a megabyte of ${what} in ${where}`,
    JSON.stringify(place(payload)),
  ]),
  [
    '5,000 lists in each other',
    `{"portrait":${nested('[', ']')},"readings":[{"key":"sections.self_view","evidence":${nested('[', ']')}}]}`,
  ],
  ['5,000 objects in each other', `{"readings":${'{"self_view":'.repeat(5_000)}1${'}'.repeat(5_000)}}`],
  ['5,000 levels that never close', `{"readings":${'[{"key":'.repeat(5_000)}`],
  ['100,000 quotes', JSON.stringify({ noticed: Array.from({ length: MANY }, () => realQuote), portrait: HARMLESS })],
  [
    '100,000 ratings',
    JSON.stringify({
      items: Array.from({ length: MANY }, () => ({ key: 'mini_ipip.1', rating: 3, quote: realQuote.quote })),
      portrait: HARMLESS,
    }),
  ],
  [
    '100,000 readings',
    JSON.stringify({
      portrait: HARMLESS,
      readings: Array.from({ length: MANY }, (_, index) => ({
        key: index % 2 ? `k${index}` : 'sections.self_view',
        evidence: [realQuote],
        counter: [],
        interpretation: index % 3 ? '' : HARMLESS,
      })),
    }),
  ],
  ['100,000 keys', JSON.stringify(Object.fromEntries(Array.from({ length: MANY }, (_, key) => [`k${key}`, HARMLESS])))],
];

test('large and deep answers are read within 20 seconds', async ({ annotate }) => {
  const context = openSample(general);
  readInPieces(context, poisoned(context, HARMLESS), [4_000]);
  const times = documents
    .map(([what, document]) => {
      // Processor time: waiting for other processes does not count.
      const start = process.cpuUsage();
      readInPieces(context, document, [16_000]);
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
