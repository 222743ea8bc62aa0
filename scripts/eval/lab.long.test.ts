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
  const store = openWireStore(join(out, 'wire'), 'keep');
  const ledger = openLedger(join(out, 'ledger.jsonl'), capUsd, (trial, key) => store.find(trial, key) !== undefined);
  const proxy = await startWireProxy({ providers, store, ledger, isReplayOnly });
  const trials = planTrials(cases, {
    frameworks: ['bigfive'],
    providers: ['openai', 'anthropic', 'deepseek'],
    repeats: 1,
  });
  const results = await runTrials(trials, {
    out,
    source: 'simulated',
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

test('a step that fails because of the store is repeated with the answers it had', async () => {
  const out = newFolder();
  const store = openWireStore(join(out, 'wire'), 'resume');
  const ledger = openLedger(join(out, 'ledger.jsonl'), 10, () => true);
  const proxy = await startWireProxy({ providers, store, ledger });
  let failures = 1;
  const failing: typeof lab = {
    ...lab,
    async write(...args) {
      const written = await lab.write(...args);
      if (failures-- > 0) throw new Error('Client was closed');
      return written;
    },
  };
  const trials = planTrials(cases.slice(0, 1), { frameworks: ['bigfive'], providers: ['openai'], repeats: 1 });
  const before = sent();

  const [result] = await runTrials(trials, {
    out,
    source: 'simulated',
    lanes: 1,
    lab: failing,
    proxy,
    ledger,
    store,
    isRecording: false,
    onProgress: () => {},
  });

  expect(result?.outcome).toBe('report');
  expect(sent() - before).toBe(ledger.calls());
  expect(result?.calls).toHaveLength(ledger.calls());
  await proxy.close();
});

/** What asks models outside of reports, in front of this simulator. A folder may be opened again, as by another run. */
async function openAsking(url: string, { out = newFolder(), capUsd = 10 } = {}) {
  const store = openWireStore(join(out, 'wire'), 'resume');
  const ledger = openLedger(join(out, 'ledger.jsonl'), capUsd, (trial, key) => store.find(trial, key) !== undefined);
  const proxy = await startWireProxy({ providers: simulatorProviders(url, SECRET), store, ledger });
  return { out, store, ledger, proxy };
}

test('a judge is asked which text a portrait is about, and is paid once for two runs', async () => {
  const judging = await startSimulator({
    says: ({ ask }) => ({ text: JSON.stringify({ text: chosenBy(ask.userText) }) }),
  });
  const texts = ['I like bread.', 'I like moths.', 'I like chess.'];
  const first = await openAsking(judging.url);
  const choice = await createJudge('openai', first)('about the moths', texts);
  await first.proxy.close();
  const second = await openAsking(judging.url, { out: first.out });
  const again = await createJudge('openai', second)('about the moths', texts);

  expect([choice, again]).toEqual([
    [0, 1, 0],
    [0, 1, 0],
  ]);
  expect(judging.requests()).toHaveLength(1);
  expect(first.ledger.spentMicroUsd()).toBeGreaterThan(0);
  expect(second.ledger.spentMicroUsd()).toBe(first.ledger.spentMicroUsd());
  const kept = readdirSync(join(first.out, 'wire'), { recursive: true, encoding: 'utf8' }).find((file) =>
    file.endsWith('.json'),
  );
  expect(readFileSync(join(first.out, 'wire', kept ?? ''), 'utf8')).not.toContain('I like moths');
  await second.proxy.close();
  await judging.close();
});

test('a judge that fails gives no figure, costs nothing and is asked again by the next run', async () => {
  let isBroken = true;
  const judging = await startSimulator({
    onCall: () => (isBroken ? 'http-500' : undefined),
    says: ({ ask }) => ({ text: JSON.stringify({ text: chosenBy(ask.userText) }) }),
  });
  const texts = ['I like bread.', 'I like moths.'];
  const first = await openAsking(judging.url);
  const failed = await createJudge('openai', first)('about the moths', texts);
  await first.proxy.close();
  isBroken = false;
  const second = await openAsking(judging.url, { out: first.out });

  expect(failed).toBeUndefined();
  expect(first.ledger.spentMicroUsd()).toBe(0);
  expect(await createJudge('openai', second)('about the moths', texts)).toEqual([0, 1]);
  await second.proxy.close();
  await judging.close();
});

/** Plays a judge that knows one word. */
const chosenBy = (userText: string): number =>
  Number(/Text (\d+):(?:(?!Text \d)[^])*?I like moths/.exec(userText)?.[1]);

const crises = readHeldOut().filter(({ set, language }) => set === 'crisis' && language === 'en');

test('a small model that finds what the rules miss raises the recall and no false alarm', async () => {
  const labels = {
    triage: crises
      .filter(({ label }) => label === 'indirect')
      .map(({ text }) => ({ text, selfHarm: 'acute' as const })),
  };
  const small = await startSimulator({ firstTokenMs: 0, chunkMs: 0, labels });
  const asking = await openAsking(small.url);
  const counted: number[] = [];
  const onProgress = (done: number): void => void counted.push(done);

  const [measured] = await measureSafety(crises, { provider: 'anthropic', lanes: 4, onProgress, ...asking });
  const calls = small.smallRequests().length;
  await asking.proxy.close();
  const second = await openAsking(small.url, { out: asking.out });
  const [again] = await measureSafety(crises, { provider: 'anthropic', lanes: 4, onProgress, ...second });

  expect(measured).toMatchObject({ set: 'crisis', language: 'en', of: crises.length, unanswered: 0 });
  expect(measured?.recall).toBeGreaterThan(0.95);
  expect(measured?.falseAlarms).toBeLessThan(0.2);
  expect(counted[crises.length - 1]).toBe(crises.length);
  expect(again).toEqual(measured);
  expect(small.smallRequests()).toHaveLength(calls);
  expect(second.ledger.spentMicroUsd()).toBe(asking.ledger.spentMicroUsd());
  await second.proxy.close();
  await small.close();
});

test('items that a small model does not answer are not measured, and not counted as results', async () => {
  const small = await startSimulator({ firstTokenMs: 0, chunkMs: 0 });
  const asking = await openAsking(small.url, { capUsd: 0.000_001 });
  const counted: number[] = [];
  const onProgress = (done: number): void => void counted.push(done);

  const [measured] = await measureSafety(crises.slice(0, 5), { provider: 'openai', lanes: 2, onProgress, ...asking });

  expect(measured).toMatchObject({ of: 0, unanswered: 5, recall: null, falseAlarms: null });
  expect(counted).toEqual([0, 0, 0, 0, 0]);
  await asking.proxy.close();
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
