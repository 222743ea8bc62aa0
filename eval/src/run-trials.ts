import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLlm } from '@app/core/llm/llm';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import type { LabCalls } from './lab-calls.ts';
import type { EvalCase } from './cases.ts';
import { describeTrial, tapAnswers } from './describe-trial.ts';
import { writeWhole } from './files.ts';
import type { Lab } from './lab.ts';
import { readResult, type TrialName, type TrialResult, trialOf } from './result.ts';
import type { RunSource } from './run-folder.ts';
import { sum } from './statistics.ts';

export type EvalTrial = Omit<TrialName, 'caseId'> & { material: EvalCase };

export type TrialRun = LabCalls & {
  out: string;
  source: RunSource;
  lanes: number;
  lab: Lab;
  /** Wire traffic of finished trials stays. */
  isRecording?: boolean;
  onProgress?: (done: number, of: number) => void;
};

/** Several at once. A trial that has a result is not run again; after the cap nothing new is begun. */
export async function runTrials(trials: EvalTrial[], run: TrialRun): Promise<TrialResult[]> {
  let done = 0;
  const results = await runWithConcurrency(trials.length, run.lanes, async (index) => {
    const trial = trials[index];
    const result = trial && (await runOnce(trial, run));
    if (result) done += 1;
    run.onProgress?.(done, trials.length);
    return result ?? [];
  });
  return results.flat();
}

/** Undefined when the cap left no room for it or nobody was reached: the same line goes on here. */
async function runOnce({ material, ...where }: EvalTrial, run: TrialRun): Promise<TrialResult | undefined> {
  const { out, proxy, ledger, store } = run;
  const name = { ...where, caseId: material.id };
  const trial = trialOf(name, proxy.modelOf(where.provider));
  const file = join(out, 'results', `${trial}.json`);
  const known = existsSync(file) ? readResult(file, run.source) : undefined;
  const result = known ?? (proxy.isCapReached() ? undefined : await write(name, material, { ...run, trial }));
  if (!result) return undefined;
  if (!known) writeWhole(file, JSON.stringify(result));
  // Also of a known one: the process may have been killed between the two.
  ledger.settle(trial, sum(result.calls.map(({ microUsd }) => microUsd)));
  const isRemoved = material.set === 'import' || !(known || run.isRecording);
  if (isRemoved) store.remove(trial);
  return result;
}

const ATTEMPTS = 3;

/** A store that is too busy fails a step of the product, and its queue would repeat it. */
async function write(
  name: TrialName,
  material: EvalCase,
  { lab, proxy, source, trial }: TrialRun & { trial: string },
): Promise<TrialResult | undefined> {
  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const answers = tapAnswers(llm);
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = await lab.write(llm, name, material);
      const fault = proxy.fault();
      if (fault) throw fault;
      if (proxy.isCapReached(trial) || (proxy.isUnreachable(trial) && written.status !== 'done')) return undefined;
      const isResumed = proxy.replayed(trial) > 0;
      return describeTrial(name, written, { model: proxy.modelOf(name.provider), source, began, answers, isResumed });
    } catch (error) {
      if (proxy.fault() || attempt === ATTEMPTS) throw error;
      proxy.restart(trial);
      answers.length = 0;
    }
  }
}

type Plan = { frameworks: string[]; providers: EvalTrial['provider'][]; repeats: number };

/** Only planted texts are read twice: pairs and injections are compared with each other. */
export function planTrials(cases: readonly EvalCase[], { frameworks, providers, repeats }: Plan): EvalTrial[] {
  const runsOf = ({ set }: EvalCase): number => (set === 'text' || set === 'import' ? repeats : 1);
  const runs = cases.flatMap((material) =>
    Array.from({ length: runsOf(material) }, (_, index) => ({ material, repeat: index + 1 })),
  );
  return frameworks.flatMap((framework) =>
    providers.flatMap((provider) => runs.map((run) => ({ framework, provider, ...run }))),
  );
}
