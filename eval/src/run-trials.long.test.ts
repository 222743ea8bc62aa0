import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderId } from '@app/contract/models';
import { DATABASE_SERVER } from '@app/testkit/database';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import type { SimulatorScript } from '@app/testkit/simulator/script';
import { startSimulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { readCases } from './cases.ts';
import { readHeldOut } from './measure-rules.ts';
import { createJudge, type RecordedModelCalls, openRecordedModelCalls } from './recorded-model-calls.ts';
import { openProductUnderTest } from './product-under-test.ts';
import { measureSafety } from './measure-safety.ts';
import { findSurprises, measureRater } from './prove.ts';
import type { TrialResult } from './result.ts';
import { planTrials } from './plan-trials.ts';
import { runTrials } from './run-trials.ts';

const SECRET = 'sk-a-key-nobody-may-read';
const redis = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const name = `test_lab_${process.pid}`;
const product = await openProductUnderTest({ postgres: DATABASE_SERVER, redis, name, isSimulated: true });
const simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 500 });
afterAll(async () => {
  await product.close();
  await simulator.close();
});

const all = readCases();
const cases = all.filter(({ id }) => id === 'example' || id.startsWith('35-'));
const providers = simulatorProviders(simulator.url, SECRET);
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'eval-'));
const sent = (): number => simulator.requests().length + simulator.smallRequests().length;

const open = (out: string, options: Partial<Parameters<typeof openRecordedModelCalls>[1]> = {}) =>
  openRecordedModelCalls(out, { providers, capUsd: 10, ...options });

async function run(out: string, options: Parameters<typeof open>[1] = {}) {
  const calls = await open(out, { use: 'keep', ...options });
  const plan = { frameworks: ['bigfive'], providers: ['openai', 'anthropic', 'deepseek'] as ProviderId[], repeats: 1 };
  const running = { out, source: 'simulated', concurrency: 3, product, ...calls, isRecording: true } as const;
  const results = await runTrials(planTrials(cases, plan), running);
  await calls.proxy.close();
  return { results, ledger: calls.ledger };
}

const reportsOf = (results: readonly TrialResult[]): string[] =>
  results.map(({ trial, report, text }) => JSON.stringify([trial, report, text]));

const recordedIn = (out: string): string[] =>
  globSync(join(out, 'wire/*/*.json')).map((file) => readFileSync(file, 'utf8'));

test('replayed traffic gives the same reports byte for byte, calls no provider and holds no key', async () => {
  const out = newFolder();
  const recorded = await run(out);
  const before = sent();
  rmSync(join(out, 'results'), { recursive: true });

  const replayed = await run(out, { isReplayOnly: true });

  expect(recorded.results.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 6 }, () => 'report'));
  expect(reportsOf(replayed.results)).toEqual(reportsOf(recorded.results));
  expect(sent()).toBe(before);
  const files = recordedIn(out);
  expect(files).toHaveLength(recorded.ledger.calls());
  expect(files.filter((text) => text.includes(SECRET))).toEqual([]);
});

test('a run stopped by its cap resumes with a higher cap and repeats no finished call', async () => {
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

test('a step that fails because of the store is repeated with its recorded answers', async () => {
  const out = newFolder();
  const { ledger, ...calls } = await open(out);
  let failures = 1;
  const failing: typeof product = {
    ...product,
    async write(...args) {
      const written = await product.write(...args);
      if (failures-- > 0) throw new Error('Client was closed');
      return written;
    },
  };
  const trials = planTrials(cases.slice(0, 1), { frameworks: ['bigfive'], providers: ['openai'], repeats: 1 });
  const before = sent();

  const [result] = await runTrials(trials, {
    out,
    source: 'simulated',
    concurrency: 1,
    product: failing,
    ledger,
    ...calls,
  });

  expect(result?.outcome).toBe('report');
  expect(sent() - before).toBe(ledger.calls());
  expect(result?.calls).toHaveLength(ledger.calls());
  await calls.proxy.close();
});

/** A simulator for one test, and runs that ask it, one after the other in the same folder. */
async function startAsking(settings: Parameters<typeof startSimulator>[0], capUsd = 10) {
  const asked = await startSimulator({ firstTokenMs: 0, chunkMs: 0, ...settings });
  onTestFinished(asked.close);
  const out = newFolder();
  const nextRun = async (): Promise<RecordedModelCalls> => {
    const calls = await open(out, { capUsd, providers: simulatorProviders(asked.url, SECRET) });
    onTestFinished(calls.proxy.close);
    return calls;
  };
  return { asked, out, nextRun };
}

/** Plays a judge that knows one word. */
const says: SimulatorScript = ({ ask }) => {
  const chosen = Number(/Text (\d+):(?:(?!Text \d)[^])*?I like moths/.exec(ask.userText)?.[1]);
  return { text: JSON.stringify({ text: chosen }) };
};

test('a judge model is asked which text a portrait is about, and two runs pay for it once', async () => {
  const { asked, out, nextRun } = await startAsking({ says });
  const texts = ['I like bread.', 'I like moths.', 'I like chess.'];
  const first = await nextRun();
  const choice = await createJudge('openai', first)('about the moths', texts);
  const second = await nextRun();
  const again = await createJudge('openai', second)('about the moths', texts);

  expect(choice).toEqual([0, 1, 0]);
  expect(again).toEqual(choice);
  expect(asked.requests()).toHaveLength(1);
  expect(first.ledger.spentMicroUsd()).toBeGreaterThan(0);
  expect(second.ledger.spentMicroUsd()).toBe(first.ledger.spentMicroUsd());
  expect(recordedIn(out).map((text) => text.includes('I like moths'))).toEqual([false]);
});

test('a failing judge model gives no figure, costs nothing and is asked again by the next run', async () => {
  let isBroken = true;
  const { nextRun } = await startAsking({ onCall: () => (isBroken ? 'http-500' : undefined), says });
  const texts = ['I like bread.', 'I like moths.'];
  const first = await nextRun();
  const failed = await createJudge('openai', first)('about the moths', texts);
  isBroken = false;
  const chosen = await createJudge('openai', await nextRun())('about the moths', texts);

  expect(failed).toBeUndefined();
  expect(first.ledger.spentMicroUsd()).toBe(0);
  expect(chosen).toEqual([0, 1]);
});

const crises = readHeldOut().filter(({ set, language }) => set === 'crisis' && language === 'en');

test('a small model that finds what the rules miss raises recall without false alarms', async () => {
  const indirect = crises.filter(({ label }) => label === 'indirect');
  const labels = { triage: indirect.map(({ text }) => ({ text, selfHarm: 'acute' as const })) };
  const { asked, nextRun } = await startAsking({ labels });
  const counted: number[] = [];
  const onProgress = (done: number): void => void counted.push(done);
  const measuring = { provider: 'anthropic', concurrency: 4, onProgress } as const;

  const first = await nextRun();
  const [measured] = await measureSafety(crises, { ...measuring, ...first });
  const calls = asked.smallRequests().length;
  const second = await nextRun();
  const [again] = await measureSafety(crises, { ...measuring, ...second });

  expect(measured).toMatchObject({ set: 'crisis', language: 'en', of: crises.length, unanswered: 0 });
  expect(measured?.recall).toBeGreaterThan(0.95);
  expect(measured?.falseAlarms).toBeLessThan(0.2);
  expect(counted[crises.length - 1]).toBe(crises.length);
  expect(again).toEqual(measured);
  expect(asked.smallRequests()).toHaveLength(calls);
  expect(second.ledger.spentMicroUsd()).toBe(first.ledger.spentMicroUsd());
});

test('items without an answer of the small model are neither measured nor counted as results', async () => {
  const { nextRun } = await startAsking({}, 0.000_001);
  const counted: number[] = [];
  const onProgress = (done: number): void => void counted.push(done);
  const measuring = { provider: 'openai', concurrency: 2, onProgress, ...(await nextRun()) } as const;

  const [measured] = await measureSafety(crises.slice(0, 5), measuring);

  expect(measured).toMatchObject({ of: 0, unanswered: 5, recall: null, falseAlarms: null });
  expect(counted).toEqual([0, 0, 0, 0, 0]);
});

/** Enough for two groups of the swap test, and the pairs that differ in a name. */
const few = all.filter(({ id, pair }) => /^0[1-8]-/.test(id) || pair?.kind === 'name');
const proof = { product, cases: few, repeats: 2, concurrency: 4 };

test('a perfect rater scores as true and specific, and a Barnum rater at chance level', async () => {
  const [perfect, barnum] = [await measureRater('perfect', proof), await measureRater('barnum', proof)];

  expect(perfect.truth?.r).toBeGreaterThan(0.95);
  expect(perfect.specificity?.share).toBeGreaterThan(0.9);
  expect(perfect.stability).toBeLessThan(0.5);
  expect(barnum.truth?.r).toBe(0);
  expect(barnum.specificity).toMatchObject({ share: 0.25, chance: 0.25 });
});

test('the bias of a biased rater is measured at its true size, and an unstable rater scores as unstable', async () => {
  const [biased, unstable] = [await measureRater('biased', proof), await measureRater('unstable', proof)];

  expect(findSurprises('biased', biased).filter(({ name }) => name.startsWith('swap: name'))).toEqual([]);
  expect(unstable.stability).toBeGreaterThan(8);
});
