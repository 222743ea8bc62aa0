// Runs cases through the report code and measures what comes back: docs/quality.md.
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '@app/core/config/config';
import { openLlm } from '@app/core/llm/llm';
import { openStores } from './demo/stores.ts';
import type { Scorecard } from './eval/card.ts';
import { chooseCases } from './eval/choose-cases.ts';
import { type EvalCase, readCases } from './eval/cases.ts';
import { type ChosenModels, chooseModels } from './eval/choose-models.ts';
import { compareReplay } from './eval/compare-replay.ts';
import { InputError, writeWhole } from './eval/files.ts';
import { applyVerdicts, judge, readGates, tellVerdicts } from './eval/gates.ts';
import { readHeldOut } from './eval/held-out.ts';
import { createJudge } from './eval/judge.ts';
import { type Lab, openLab } from './eval/lab.ts';
import { openLedger } from './eval/ledger.ts';
import { lockFolder } from './eval/lock-folder.ts';
import { measureSafety } from './eval/measure-safety.ts';
import { type EvalOptions, readOptions } from './eval/options.ts';
import { printRules } from './eval/print-rules.ts';
import { findSurprises, measureRater, renderProof } from './eval/prove.ts';
import { type RaterName, raters } from './eval/raters.ts';
import { createSecretFilter, secretsOf } from './eval/redact.ts';
import { type TrialResult, trialOf } from './eval/result.ts';
import { markFolder, openRecording, type RunRecording } from './eval/run-folder.ts';
import { type EvalTrial, planTrials, runTrials } from './eval/run-trials.ts';
import { makeScorecards, writeScorecards } from './eval/scorecard.ts';
import { isSimulated, type RunSource } from './eval/source.ts';
import { sum } from './eval/statistics.ts';
import { startWireProxy } from './eval/wire-proxy.ts';
import { hashOf, openWireStore } from './eval/wire-store.ts';

const tell = (line: string): void => void process.stderr.write(`${line}\n`);
const showProgress = (words: string): void =>
  void process.stderr.write(process.stderr.isTTY ? `\r${words}` : `${words}\n`);

async function openStoresAndLab(name: string, areSimulated: boolean) {
  const stores = await openStores({
    postgres: process.env.TEST_DATABASE_URL,
    redis: process.env.REDIS_URL,
    own: false,
  });
  const lab = await openLab({
    postgres: stores.postgres.url,
    redis: stores.redis.url,
    name: `analysis_eval_${hashOf(name)}`,
    isSimulated: areSimulated,
  });
  const close = async (): Promise<void> => {
    await lab.close();
    await stores.stop();
  };
  return { lab, close };
}

const PROVING = '.cache/eval-prove';

async function prove(): Promise<boolean> {
  const unlock = lockFolder(PROVING, tell);
  const { lab, close } = await openStoresAndLab(realpathSync(PROVING), true);
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
    unlock();
  }
  console.log(renderProof(measured));
  const surprises = [...measured].flatMap(([rater, measures]) => findSurprises(rater, measures));
  for (const surprise of surprises) console.log(surprise);
  return surprises.length === 0;
}

async function run(options: EvalOptions): Promise<boolean> {
  const { out } = options;
  const recording = options.replay === undefined ? undefined : openRecording(options.replay);
  const models = chooseModels(options, process.env, recording);
  const cases = await chooseCases({ ...options, ...(recording && { cases: casesOf(recording, options.cases) }) });
  if (options.apply) checkApply(models.source);
  const unlock = lockFolder(out, tell);
  try {
    if (recording && realpathSync(recording.folder) === realpathSync(out))
      throw new InputError('--replay and --out are the same folder: name another --out.');
    markFolder(out, { source: models.source, models: models.providers });
    const { lab, close } = await openStoresAndLab(realpathSync(out), isSimulated(models.source));
    try {
      return await runCases(cases, { options, models, recording, lab });
    } finally {
      await close();
    }
  } finally {
    unlock();
  }
}

type Opened = { options: EvalOptions; models: ChosenModels; recording: RunRecording | undefined; lab: Lab };

async function runCases(cases: EvalCase[], { options, models, recording, lab }: Opened): Promise<boolean> {
  const { out, lanes, cap = 0, frameworks, repeats } = options;
  const { providers, source, ids } = models;
  const isRecording = options.record && options.csv === undefined;
  const use = recording ? 'read' : isRecording ? 'keep' : 'resume';
  const store = openWireStore(join(recording?.folder ?? out, 'wire'), use);
  const ledger = openLedger(join(out, 'ledger.jsonl'), cap, (trial, key) => store.find(trial, key) !== undefined);
  const planned = planTrials(cases, { frameworks, providers: ids, repeats });
  const trials = recording ? keepRecorded(planned, recording) : planned;
  const secrets = secretsOf(process.env);
  const proxy = await startWireProxy({
    providers,
    store,
    ledger,
    isReplayOnly: recording !== undefined,
    isSimulated: isSimulated(source),
    secrets,
  });
  try {
    const asking = { proxy, ledger, store };
    const spent = (): string => `$${(ledger.spentMicroUsd() / 1e6).toFixed(2)} of $${cap}, ${ledger.calls()} calls`;
    const onProgress = (done: number, of: number): void => showProgress(`${done} of ${of} results, ${spent()}`);
    const results = await runTrials(trials, { out, source, lanes, lab, ...asking, isRecording, onProgress });
    if (options.safety) for (const provider of ids) await writeSafety(out, { source, provider, lanes, ...asking });
    const match = options.judge && createJudge(options.judge, asking);
    const cards = await makeScorecards({ results, cases, ...(match && { judge: match }) });
    writeScorecards(out, cards);
    const most = (ledger.peakMicroUsd() / 1e6).toFixed(2);
    console.log(`\n${cards.length} scorecards (${source}) in ${join(out, 'scorecards')}`);
    console.log(`${spent()}, ${ledger.lostCalls()} lost, at most $${most} at once`);
    const missing = trials.length - results.length;
    if (missing > 0) console.log(tellMissing(missing, trials.length, proxy.isCapReached()));
    const isEqual = compareWith(recording, results);
    const hasPassed = await passGates(cards, options);
    return missing === 0 && isEqual && hasPassed;
  } finally {
    await proxy.close();
  }
}

/** Pictures are drawn only where some were recorded. */
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

const tellMissing = (missing: number, of: number, isCapReached: boolean): string =>
  `${missing} of ${of} runs have no result yet: ${isCapReached ? 'the cap was reached. Type the same line with a higher one' : 'the provider was not reached. Type the same line'} to go on.`;

async function writeSafety(
  out: string,
  { source, ...measuring }: Omit<Parameters<typeof measureSafety>[1], 'onProgress'> & { source: RunSource },
): Promise<void> {
  const { provider } = measuring;
  const onProgress = (done: number, of: number): void =>
    showProgress(`safety with ${provider}: ${done} of ${of} results`);
  const model = openLlm({ providers: measuring.proxy.settingsFor('safety') }).offered.get(provider)?.small?.modelId;
  const figures = await measureSafety(readHeldOut(), { ...measuring, onProgress });
  const file = join(out, 'scorecards', `safety.${provider}.json`);
  writeWhole(file, `${JSON.stringify({ source, provider, model, figures }, undefined, 2)}\n`);
  const unanswered = sum(figures.flatMap((one) => (one.language === 'all' ? [one.unanswered] : [])));
  if (unanswered > 0) console.log(`\n${unanswered} items had no answer of ${provider} and are not measured.`);
}

function compareWith(recording: RunRecording | undefined, results: readonly TrialResult[]): boolean {
  if (!recording) return true;
  const { folder } = recording;
  const { equal, different, alone } = compareReplay(join(folder, 'results'), results);
  console.log(`replay: ${equal} reports equal, ${different.length} different, ${alone} without a result to compare`);
  for (const trial of different) console.log(`different: ${trial}`);
  return different.length === 0;
}

function checkApply(source: RunSource): void {
  if (isSimulated(source)) throw new InputError('--apply: simulated models switch nothing off. Leave it out.');
  if (!process.env.DATABASE_URL) throw new InputError('--apply needs DATABASE_URL.');
}

async function passGates(cards: readonly Scorecard[], { gate, apply }: EvalOptions): Promise<boolean> {
  if (!gate) return true;
  const failing = cards.map((card) => judge(card, readGates())).filter(({ failures }) => failures.length > 0);
  if (apply) await applyVerdicts(process.env.DATABASE_URL ?? '', failing);
  const lines = tellVerdicts(cards, failing);
  for (const line of lines) console.log(line);
  return lines.length === 0;
}

const hideSecrets = createSecretFilter(secretsOf(process.env));
try {
  const options = readOptions(process.argv.slice(2));
  if (options.rules) printRules(options.missed);
  else if (!(await (options.prove ? prove() : run(options)))) process.exitCode = 1;
} catch (error) {
  const isInput = error instanceof InputError || error instanceof ConfigError;
  console.error(hideSecrets((error as Error).message));
  if (!isInput) console.error('The run stopped. Type the same line again to go on.');
  process.exitCode = isInput ? 2 : 1;
}
