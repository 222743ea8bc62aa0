import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_SERVER } from '@app/testkit/database';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, expect, test } from 'vitest';
import { readCases } from './cases.ts';
import { readHeldOut } from './held-out.ts';
import { createJudge } from './judge.ts';
import { openLab } from './lab.ts';
import { openLedger } from './ledger.ts';
import { measureSafety } from './measure-safety.ts';
import { findSurprises, measureRater } from './prove.ts';
import type { TrialResult } from './result.ts';
import { planTrials, runTrials } from './run-trials.ts';
import { startWireProxy } from './wire-proxy.ts';
import { openWireStore } from './wire-store.ts';

const SECRET = 'sk-a-key-nobody-may-read';
const redis = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const name = `test_lab_${process.pid}`;
const lab = await openLab({ postgres: DATABASE_SERVER, redis, name, isSimulated: true });
const simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 500 });
afterAll(async () => {
  await lab.close();
  await simulator.close();
});

const all = readCases();
const cases = all.filter(({ id }) => id === 'example' || id.startsWith('35-'));
const providers = simulatorProviders(simulator.url, SECRET);
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'lab-'));
const sent = (): number => simulator.requests().length + simulator.smallRequests().length;

async function run(out: string, { capUsd = 100, isReplayOnly = false } = {}) {
  const store = openWireStore(join(out, 'wire'));
  const ledger = openLedger(join(out, 'ledger.jsonl'), capUsd, (trial, key) => store.find(trial, key) !== undefined);
  const proxy = await startWireProxy({ providers, store, ledger, isReplayOnly });
  const trials = planTrials(cases, {
    frameworks: ['bigfive'],
    providers: ['openai', 'anthropic', 'deepseek'],
    repeats: 1,
  });
  const results = await runTrials(trials, {
    out,
    lanes: 3,
    lab,
    proxy,
    ledger,
    store,
    isRecording: true,
    onProgress: () => {},
  });
  await proxy.close();
  return { results, ledger };
}

const reportsOf = (results: readonly TrialResult[]): string[] =>
  results.map(({ trial, report, text }) => JSON.stringify([trial, report, text]));

test('recorded traffic gives the same reports byte for byte, asks nobody and holds no key', async () => {
  const out = newFolder();
  const recorded = await run(out);
  const before = sent();
  rmSync(join(out, 'results'), { recursive: true });

  const replayed = await run(out, { isReplayOnly: true });

  expect(recorded.results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'report'));
  expect(reportsOf(replayed.results)).toEqual(reportsOf(recorded.results));
  expect(sent()).toBe(before);
  const files = readdirSync(join(out, 'wire'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.json'),
  );
  expect(files.length).toBe(recorded.ledger.calls());
  expect(files.filter((file) => readFileSync(join(out, 'wire', file), 'utf8').includes(SECRET))).toEqual([]);
});

test('a run that met its cap goes on with a higher one, and no finished question is sent twice', async () => {
  const out = newFolder();
  const before = sent();
  const first = await run(out, { capUsd: 0.15 });
  const second = await run(out);

  expect(first.results.length).toBeLessThan(6);
  expect(first.ledger.peakMicroUsd()).toBeLessThanOrEqual(150_000);
  expect(second.results).toHaveLength(6);
  expect(sent() - before).toBeLessThanOrEqual(second.ledger.calls());
  const lines = readFileSync(join(out, 'ledger.jsonl'), 'utf8').trim().split('\n');
  const keys = lines
    .map((line) => JSON.parse(line) as { kind: string; trial: string; key?: string })
    .flatMap(({ kind, trial, key }) => (kind === 'reserve' ? [`${trial} ${key}`] : []));
  expect(keys.length - new Set(keys).size).toBeLessThanOrEqual(second.ledger.lostCalls());
});

test('a judge is asked which text a portrait is about, and what it costs is counted', async () => {
  const judging = await startSimulator({
    says: ({ ask }) => ({ text: JSON.stringify({ text: chosenBy(ask.userText) }) }),
  });
  const out = newFolder();
  const store = openWireStore(join(out, 'wire'));
  const ledger = openLedger(join(out, 'ledger.jsonl'), 1, () => true);
  const proxy = await startWireProxy({ providers: simulatorProviders(judging.url), store, ledger });
  const judge = createJudge('openai', { proxy, ledger });

  expect(await judge('about the moths', ['I like bread.', 'I like moths.', 'I like chess.'])).toEqual([0, 1, 0]);
  expect(ledger.spentMicroUsd()).toBeGreaterThan(0);
  await proxy.close();
  await judging.close();
});

/** Plays a judge that knows one word. */
const chosenBy = (userText: string): number =>
  Number(/Text (\d+):(?:(?!Text \d)[^])*?I like moths/.exec(userText)?.[1]);

test('a small model that finds what the rules miss raises the recall and no false alarm', async () => {
  const items = readHeldOut().filter(({ set, language }) => set === 'crisis' && language === 'en');
  const labels = {
    triage: items.filter(({ label }) => label === 'indirect').map(({ text }) => ({ text, selfHarm: 'acute' as const })),
  };
  const small = await startSimulator({ firstTokenMs: 0, chunkMs: 0, labels });
  const out = newFolder();
  const store = openWireStore(join(out, 'wire'));
  const ledger = openLedger(join(out, 'ledger.jsonl'), 10, () => true);
  const proxy = await startWireProxy({ providers: simulatorProviders(small.url), store, ledger });

  const [measured] = await measureSafety(items, { provider: 'anthropic', proxy, ledger, lanes: 4 });

  expect(measured).toMatchObject({ set: 'crisis', language: 'en', of: items.length });
  expect(measured?.recall).toBeGreaterThan(0.95);
  expect(measured?.falseAlarms).toBeLessThan(0.2);
  await proxy.close();
  await small.close();
});

/** Enough for two groups of the swap test, and the pairs that differ in a name. */
const few = all.filter(({ id, pair }) => /^0[1-8]-/.test(id) || pair?.kind === 'name');
const proof = { lab, cases: few, repeats: 2, lanes: 4 };

test('a perfect rater is found true and specific, a Barnum rater at chance', async () => {
  const [perfect, barnum] = [await measureRater('perfect', proof), await measureRater('barnum', proof)];

  expect(perfect.truth?.r).toBeGreaterThan(0.95);
  expect(perfect.specificity?.share).toBeGreaterThan(0.9);
  expect(perfect.stability).toBeLessThan(0.5);
  expect(barnum.truth?.r).toBe(0);
  expect(barnum.specificity).toMatchObject({ share: 0.25, chance: 0.25 });
});

test('the bias of a biased rater is found with its size, and an unstable rater is found unstable', async () => {
  const [biased, unstable] = [await measureRater('biased', proof), await measureRater('unstable', proof)];
  const isAboutSwaps = (surprise: string): boolean => surprise.includes('swap: name');

  expect(findSurprises('biased', biased).filter(isAboutSwaps)).toEqual([]);
  expect(unstable.stability).toBeGreaterThan(8);
});
