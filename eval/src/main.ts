// `pnpm eval`: runs cases through the product and measures the reports (docs/quality.md).
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@app/core/config/config';
import { openLlm } from '@app/core/llm/llm';
import { DATABASE_SERVER } from '@app/testkit/database';
import { checkByHand, writeByHand } from './by-hand.ts';
import { type EvalCase, readCases } from './cases.ts';
import { InputError, writeWhole } from './files.ts';
import { applyVerdicts, judge, readGates, formatVerdicts } from './gates.ts';
import { createJudge, openRecordedModelCalls } from './recorded-model-calls.ts';
import { type ProductUnderTest, openProductUnderTest } from './product-under-test.ts';
import { printRules, readHeldOut } from './measure-rules.ts';
import { measureSafety } from './measure-safety.ts';
import type { Measures } from './measures.ts';
import { chooseCases, chooseModels, type ChosenModels, type EvalOptions, readOptions } from './options.ts';
import { findSurprises, measureRater, type RaterName, raters, renderProof } from './prove.ts';
import { createSecretFilter, secretsOf } from './redact.ts';
import { compareReplay, type TrialResult, trialOf } from './result.ts';
import { isSimulated, lockFolder, markFolder, openRecording, type RunRecording, type RunSource } from './run-folder.ts';
import { planTrials } from './plan-trials.ts';
import { type EvalTrial, runTrials } from './run-trials.ts';
import { makeScorecards, type Scorecard, writeScorecards } from './scorecard.ts';
import { sum } from './statistics.ts';
import { hashOf } from './wire-store.ts';

const showProgress = (words: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\r${words}` : `${words}\n`);

/** Locks the folder, and opens the product on a database of its own. */
async function withProduct(
  { folder, source, begin = () => {} }: ProductFolder,
  work: (product: ProductUnderTest) => Promise<boolean>,
) {
  const unlock = lockFolder(folder);
  try {
    begin();
    const redis = process.env.REDIS_URL || 'redis://127.0.0.1:6379';
    const name = `analysis_eval_${hashOf(realpathSync(folder))}`;
    const product = await openProductUnderTest({
      postgres: DATABASE_SERVER,
      redis,
      name,
      isSimulated: isSimulated(source),
    });
    try {
      return await work(product);
    } finally {
      await product.close();
    }
  } finally {
    unlock();
  }
}

type ProductFolder = { folder: string; source: RunSource; begin?: () => void };

const PROOF: ProductFolder = { folder: '.cache/eval-prove', source: 'simulated' };

async function prove(product: ProductUnderTest): Promise<boolean> {
  const cases = readCases().filter(({ set }) => set !== 'example');
  const measured = new Map<string, Measures>();
  for (const rater of Object.keys(raters) as RaterName[]) {
    const onProgress = (done: number, of: number): void => showProgress(`${rater}: ${done} of ${of}`);
    const repeats = rater === 'random' ? 4 : 2;
    measured.set(rater, await measureRater(rater, { product, cases, repeats, concurrency: 8, onProgress }));
  }
  console.log(renderProof(measured));
  const surprises = [...measured].flatMap(([rater, measures]) => findSurprises(rater, measures));
  for (const { message } of surprises) console.log(message);
  return surprises.length === 0;
}

async function run(options: EvalOptions): Promise<boolean> {
  const { out } = options;
  const recording = options.replay === undefined ? undefined : openRecording(options.replay);
  const models = chooseModels(options, process.env, recording);
  const { source, providers } = models;
  const cases = await chooseCases({ ...options, ...(recording && { cases: casesOf(recording, options.cases) }) });
  if (options.apply && isSimulated(source))
    throw new InputError('--apply: simulated models switch nothing off. Leave it out.');
  if (options.apply && !process.env.DATABASE_URL) throw new InputError('--apply needs DATABASE_URL.');
  const begin = (): void => {
    if (recording && realpathSync(recording.folder) === realpathSync(out))
      throw new InputError('--replay and --out are the same folder: name another --out.');
    markFolder(out, { source, models: providers });
  };
  return withProduct({ folder: out, source, begin }, (product) =>
    runCases(cases, { options, models, recording, product }),
  );
}

type Opened = {
  options: EvalOptions;
  models: ChosenModels;
  recording: RunRecording | undefined;
  product: ProductUnderTest;
};

async function runCases(cases: EvalCase[], { options, models, recording, product }: Opened): Promise<boolean> {
  const { out, concurrency, cap = 0, frameworks, repeats } = options;
  const { providers, source, ids } = models;
  const isRecording = options.record && options.csv === undefined;
  const planned = planTrials(cases, { frameworks, providers: ids, repeats });
  const trials = recording ? keepRecorded(planned, recording) : planned;
  const modelCalls = await openRecordedModelCalls(out, {
    providers,
    capUsd: cap,
    use: recording ? 'read' : isRecording ? 'keep' : 'resume',
    recorded: recording?.folder,
    isReplayOnly: recording !== undefined,
    isSimulated: isSimulated(source),
    secrets: secretsOf(process.env),
  });
  const { ledger, proxy } = modelCalls;
  try {
    const spent = (): string => `$${(ledger.spentMicroUsd() / 1e6).toFixed(2)} of $${cap}, ${ledger.calls()} calls`;
    const onProgress = (done: number, of: number): void => showProgress(`${done} of ${of} results, ${spent()}`);
    const results = await runTrials(trials, {
      out,
      source,
      concurrency,
      product,
      ...modelCalls,
      isRecording,
      onProgress,
    });
    if (options.safety)
      for (const provider of ids) await writeSafety(out, { source, provider, concurrency, ...modelCalls });
    const match = options.judge && createJudge(options.judge, modelCalls);
    const cards = await makeScorecards({ results, cases, ...(match && { judge: match }) });
    writeScorecards(out, cards);
    const most = (ledger.peakMicroUsd() / 1e6).toFixed(2);
    console.log(`\n${cards.length} scorecards (${source}) in ${join(out, 'scorecards')}`);
    console.log(`${spent()}, ${ledger.lostCalls()} lost, at most $${most} at once`);
    const missing = trials.length - results.length;
    const why = proxy.isCapReached()
      ? 'the cap was reached. Raise it'
      : 'the provider was not reached. Type the same line';
    if (missing > 0) console.log(`${missing} of ${trials.length} runs have no result yet: ${why} to go on.`);
    const isEqual = compareWith(recording, results);
    const hasPassed = await passGates(cards, options);
    return missing === 0 && isEqual && hasPassed;
  } finally {
    await proxy.close();
  }
}

/** Pictures are drawn only if the recording has some. */
const casesOf = ({ trials }: RunRecording, wanted: string[]): string[] =>
  wanted.length === 0 && [...trials].some((trial) => /\.(picture|clip)-/.test(trial))
    ? ['text', 'example', 'pair', 'injection', 'media']
    : wanted;

function keepRecorded(planned: EvalTrial[], { models, trials }: RunRecording): EvalTrial[] {
  const recorded = planned.filter(({ material, ...trial }) =>
    trials.has(trialOf({ ...trial, caseId: material.id }, models[trial.provider]?.model ?? '')),
  );
  if (recorded.length === 0) throw new InputError('--replay: none of these runs was recorded.');
  return recorded;
}

type SafetyOptions = Omit<Parameters<typeof measureSafety>[1], 'onProgress'> & { source: RunSource };

async function writeSafety(out: string, { source, ...options }: SafetyOptions): Promise<void> {
  const { provider } = options;
  const onProgress = (done: number, of: number): void =>
    showProgress(`safety with ${provider}: ${done} of ${of} results`);
  const model = openLlm({ providers: options.proxy.settingsFor('safety') }).offered.get(provider)?.small?.modelId;
  const figures = await measureSafety(readHeldOut(), { ...options, onProgress });
  const file = join(out, 'scorecards', `safety.${provider}.json`);
  writeWhole(file, `${JSON.stringify({ source, provider, model, figures }, undefined, 2)}\n`);
  const unanswered = sum(figures.flatMap((one) => (one.language === 'all' ? [one.unanswered] : [])));
  if (unanswered > 0) console.log(`\n${unanswered} items had no answer of ${provider} and are not measured.`);
}

function compareWith(recording: RunRecording | undefined, results: readonly TrialResult[]): boolean {
  if (!recording) return true;
  const { equal, different, alone } = compareReplay(join(recording.folder, 'results'), results);
  console.log(`replay: ${equal} reports equal, ${different.length} different, ${alone} without a result to compare`);
  for (const trial of different) console.log(`different: ${trial}`);
  return different.length === 0 && alone === 0;
}

async function passGates(cards: readonly Scorecard[], { gate, apply }: EvalOptions): Promise<boolean> {
  if (!gate) return true;
  const failing = cards.map((card) => judge(card, readGates())).filter(({ failures }) => failures.length > 0);
  if (apply) await applyVerdicts(process.env.DATABASE_URL ?? '', failing);
  const lines = formatVerdicts(cards, failing);
  for (const line of lines) console.log(line);
  return lines.length === 0;
}

function chosenRun(options: EvalOptions): boolean | Promise<boolean> {
  const { check, text, 'by-hand': byHand } = options;
  if (check !== undefined) return checkByHand(check, text ?? '');
  if (byHand !== undefined)
    return withProduct({ folder: byHand, source: 'simulated' }, (product) => writeByHand(byHand, product));
  return options.prove ? withProduct(PROOF, prove) : run(options);
}

const hideSecrets = createSecretFilter(secretsOf(process.env));
try {
  const options = readOptions(process.argv.slice(2));
  if (options.rules) printRules(options.missed);
  else if (!(await chosenRun(options))) process.exitCode = 1;
} catch (error) {
  const isInput = error instanceof InputError || error instanceof ConfigError;
  console.error(hideSecrets((error as Error).message));
  if (!isInput) console.error('The run stopped. Type the same line again to go on.');
  process.exitCode = isInput ? 2 : 1;
}
