// Runs cases through the report code and measures what comes back: docs/quality.md.
import { join } from 'node:path';
import { providerSettings } from '@app/core/config/provider-settings';
import { readConfig } from '@app/core/config/config';
import type { LlmSettings } from '@app/core/llm/llm';
import { openStores } from './demo/stores.ts';
import type { Scorecard } from './eval/card.ts';
import { chooseCases } from './eval/choose-cases.ts';
import { readCases } from './eval/cases.ts';
import { applyVerdicts, judge, readGates, tellCommand } from './eval/gates.ts';
import { readHeldOut } from './eval/held-out.ts';
import { createJudge } from './eval/judge.ts';
import { openLab } from './eval/lab.ts';
import { openLedger } from './eval/ledger.ts';
import { measureSafety } from './eval/measure-safety.ts';
import { type EvalOptions, readOptions, USAGE } from './eval/options.ts';
import { printRules } from './eval/print-rules.ts';
import { findSurprises, measureRater, renderProof } from './eval/prove.ts';
import { type RaterName, raters } from './eval/raters.ts';
import { planTrials, runTrials } from './eval/run-trials.ts';
import { makeScorecards, writeScorecards } from './eval/scorecard.ts';
import { startWireProxy } from './eval/wire-proxy.ts';
import { hashOf, openWireStore, writeWhole } from './eval/wire-store.ts';

const showProgress = (words: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\r${words}` : `${words}\n`);

async function openStoresAndLab(name: string, isSimulated: boolean) {
  const stores = await openStores({
    postgres: process.env.TEST_DATABASE_URL,
    redis: process.env.REDIS_URL,
    own: false,
  });
  const lab = await openLab({
    postgres: stores.postgres.url,
    redis: stores.redis.url,
    name: `analysis_eval_${hashOf(name)}`,
    isSimulated,
  });
  const close = async (): Promise<void> => {
    await lab.close();
    await stores.stop();
  };
  return { lab, close };
}

async function prove(): Promise<boolean> {
  const { lab, close } = await openStoresAndLab('prove', true);
  const cases = readCases().filter(({ set }) => set !== 'example');
  const measured = new Map<string, Awaited<ReturnType<typeof measureRater>>>();
  try {
    for (const rater of Object.keys(raters) as RaterName[]) {
      const onProgress = (done: number, of: number): void => showProgress(`${rater}: ${done} of ${of}`);
      const repeats = rater === 'random' ? 4 : 2;
      measured.set(rater, await measureRater(rater, { lab, cases, repeats, lanes: 8, onProgress }));
    }
  } finally {
    await close();
  }
  console.log(renderProof(measured));
  const surprises = [...measured].flatMap(([rater, measures]) => findSurprises(rater, measures));
  for (const surprise of surprises) console.log(surprise);
  return surprises.length === 0;
}

/** The settings of the worker: every provider that has a key, or the simulator. */
function readProviders({ providers: only, replay }: EvalOptions): LlmSettings['providers'] {
  const needed = {
    DATABASE_URL: 'postgres://unused',
    REDIS_URL: 'redis://unused',
    SERVER_KEYS: Buffer.alloc(32).toString('base64'),
  };
  // A replay calls nobody: it needs the models' names and no key.
  const nobody = replay === undefined ? {} : { SIMULATOR_URL: 'http://127.0.0.1:9', ALLOW_SIMULATED_MODELS: 'true' };
  const all = providerSettings(readConfig({ ...process.env, ...needed, ...nobody }));
  const chosen = Object.entries(all).filter(([id]) => only.length === 0 || only.some((one) => one === id));
  if (chosen.length === 0)
    throw new Error('No provider has a key. Set one in .env, or SIMULATOR_URL and ALLOW_SIMULATED_MODELS.');
  return Object.fromEntries(chosen);
}

async function run(options: EvalOptions): Promise<boolean> {
  const { out, replay, lanes, cap = 0 } = options;
  if (options.cap === undefined && replay === undefined) throw new Error(`--cap says what a run may cost.\n\n${USAGE}`);
  const cases = await chooseCases(options);
  const providers = readProviders(options);
  const store = openWireStore(replay ?? join(out, 'wire'));
  const opened = openLedger(join(out, 'ledger.jsonl'), cap, (trial, key) => store.find(trial, key) !== undefined);
  // What is replayed was paid for by the run that recorded it.
  const ledger = replay === undefined ? opened : { ...opened, settle: () => {} };
  const proxy = await startWireProxy({ providers, store, ledger, isReplayOnly: replay !== undefined });
  const { lab, close } = await openStoresAndLab(out, process.env.SIMULATOR_URL !== undefined);
  const tellSpent = (): string => `$${(ledger.spentMicroUsd() / 1e6).toFixed(2)} of $${cap}, ${ledger.calls()} calls`;
  try {
    const ids = Object.keys(providers) as EvalOptions['providers'];
    const trials = planTrials(cases, { frameworks: options.frameworks, providers: ids, repeats: options.repeats });
    const isRecording = options.record || replay !== undefined;
    const onProgress = (done: number, of: number): void => showProgress(`${done} of ${of} runs, ${tellSpent()}`);
    const results = await runTrials(trials, { out, lanes, lab, proxy, ledger, store, isRecording, onProgress });
    if (options.safety)
      for (const provider of ids) {
        const measured = await measureSafety(readHeldOut(), { provider, proxy, ledger, lanes });
        writeWhole(join(out, 'scorecards', `safety.${provider}.json`), `${JSON.stringify(measured, undefined, 2)}\n`);
      }
    const match = options.judge && createJudge(options.judge, { proxy, ledger });
    const cards = await makeScorecards({ results, cases, ...(match && { judge: match }) });
    writeScorecards(out, cards);
    console.log(
      `\n${cards.length} scorecards in ${join(out, 'scorecards')}; ${tellSpent()}, ${ledger.lostCalls()} lost, at most $${(ledger.peakMicroUsd() / 1e6).toFixed(2)} at once`,
    );
    if (proxy.isCapReached()) console.log('The cap was reached: run the same with a higher one to go on.');
    return !options.gate || (await passGates(cards, options.apply));
  } finally {
    await close();
    await proxy.close();
  }
}

async function passGates(cards: readonly Scorecard[], isApplied: boolean): Promise<boolean> {
  const failing = cards.map((card) => judge(card, readGates())).filter(({ failures }) => failures.length > 0);
  if (isApplied) await applyVerdicts(process.env.DATABASE_URL ?? '', failing);
  for (const verdict of failing) console.log(tellCommand(verdict));
  return failing.length === 0;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.rules) printRules(options.missed);
  else if (!(await (options.prove ? prove() : run(options)))) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
