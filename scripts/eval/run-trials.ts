import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLlm } from '@app/core/llm/llm';
import type { EvalCase } from './cases.ts';
import { describeTrial } from './describe-trial.ts';
import { writeWhole } from './files.ts';
import type { Lab } from './lab.ts';
import type { Ledger } from './ledger.ts';
import { readResult, type TrialResult, type TrialName, trialOf } from './result.ts';
import { runLanes } from './run-lanes.ts';
import type { RunSource } from './source.ts';
import { sum } from './statistics.ts';
import { tapAnswers } from './tap-answers.ts';
import type { WireProxy } from './wire-proxy.ts';
import type { WireStore } from './wire-store.ts';

export type EvalTrial = Omit<TrialName, 'caseId'> & { material: EvalCase };

type Run = {
  out: string;
  source: RunSource;
  lanes: number;
  lab: Lab;
  proxy: WireProxy;
  ledger: Ledger;
  store: WireStore;
  /** Wire traffic of finished trials stays. */
  isRecording: boolean;
  onProgress: (done: number, of: number) => void;
};

/** Several at once. A trial that has a result is not run again; after the cap nothing new is begun. */
export async function runTrials(trials: EvalTrial[], run: Run): Promise<TrialResult[]> {
  let done = 0;
  const results = await runLanes(trials.length, run.lanes, async (index) => {
    const trial = trials[index];
    const result = trial && (await runOnce(trial, run));
    if (result) done += 1;
    run.onProgress(done, trials.length);
    return result;
  });
  return results.flatMap((result) => result ?? []);
}

/** Undefined when the cap left no room for it or nobody was reached: the same line goes on here. */
async function runOnce(trial: EvalTrial, run: Run): Promise<TrialResult | undefined> {
  const { out, proxy, ledger, store } = run;
  const { material, ...where } = trial;
  const name = trialOf({ ...where, caseId: material.id }, proxy.modelOf(where.provider));
  const file = join(out, 'results', `${name}.json`);
  const known = existsSync(file) ? readResult(file, run.source) : undefined;
  const result = known ?? (await write(trial, run, name));
  if (!result) return undefined;
  if (!known) writeWhole(file, JSON.stringify(result));
  // Also of a known one: the process may have been killed between the two.
  ledger.settle(name, sum(result.calls.map(({ microUsd }) => microUsd)));
  const isRemoved = material.set === 'import' || !(known || run.isRecording);
  if (isRemoved) store.remove(name);
  return result;
}

async function write({ material, ...where }: EvalTrial, run: Run, trial: string): Promise<TrialResult | undefined> {
  const { lab, proxy, source } = run;
  if (proxy.isCapReached()) return undefined;
  const name = { ...where, caseId: material.id };
  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const answers = tapAnswers(llm);
  const began = performance.now();
  const written = await tryAgain(() => lab.write(llm, name, material), {
    isOver: () => proxy.fault() !== undefined,
    begin() {
      proxy.restart(trial);
      answers.length = 0;
    },
  });
  const fault = proxy.fault();
  if (fault) throw fault;
  if (proxy.isCapReached(trial) || (proxy.isUnreachable(trial) && written.status !== 'done')) return undefined;
  const isResumed = proxy.replayed(trial) > 0;
  return describeTrial(name, written, { model: proxy.modelOf(name.provider), source, began, answers, isResumed });
}

const ATTEMPTS = 3;

/** A store that is too busy fails a step of the product, and its queue would repeat it. */
async function tryAgain<Value>(
  work: () => Promise<Value>,
  { isOver, begin }: { isOver: () => boolean; begin: () => void },
): Promise<Value> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (isOver()) throw error;
      begin();
    }
  }
  return work();
}

export function planTrials(
  cases: EvalCase[],
  { frameworks, providers, repeats }: { frameworks: string[]; providers: EvalTrial['provider'][]; repeats: number },
): EvalTrial[] {
  return frameworks.flatMap((framework) =>
    providers.flatMap((provider) =>
      cases.flatMap((material) =>
        Array.from({ length: repeatsOf(material, repeats) }, (_, index) => ({
          framework,
          provider,
          material,
          repeat: index + 1,
        })),
      ),
    ),
  );
}

/** Only planted texts are read twice: pairs and injections are compared with each other. */
const repeatsOf = ({ set }: EvalCase, repeats: number): number => (set === 'text' || set === 'import' ? repeats : 1);
