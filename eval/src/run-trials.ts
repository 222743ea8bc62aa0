import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openLlm } from '@app/core/llm/llm';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import type { RecordedModelCalls } from './recorded-model-calls.ts';
import type { EvalCase } from './cases.ts';
import { describeTrial, tapAnswers } from './describe-trial.ts';
import { writeWhole } from './files.ts';
import type { ProductUnderTest } from './product-under-test.ts';
import { readResult, type TrialName, type TrialResult, trialOf } from './result.ts';
import type { RunSource } from './run-folder.ts';
import { sum } from './statistics.ts';

export type EvalTrial = Omit<TrialName, 'caseId'> & { material: EvalCase };

export type TrialRun = RecordedModelCalls & {
  out: string;
  source: RunSource;
  concurrency: number;
  product: ProductUnderTest;
  /** True to store the recorded model calls of finished trials. Otherwise they are deleted. */
  isRecording?: boolean;
  onProgress?: (done: number, of: number) => void;
};

/** Runs the trials that have no result file yet. After the spending cap is reached, no new trial starts. */
export async function runTrials(trials: EvalTrial[], run: TrialRun): Promise<TrialResult[]> {
  let done = 0;
  const results = await runWithConcurrency(trials.length, run.concurrency, async (index) => {
    const trial = trials[index];
    const result = trial && (await runOnce(trial, run));
    if (result) done += 1;
    run.onProgress?.(done, trials.length);
    return result ?? [];
  });
  return results.flat();
}

/** Undefined when the spending cap or an unreachable provider stopped the trial. The same command then repeats it. */
async function runOnce({ material, ...where }: EvalTrial, run: TrialRun): Promise<TrialResult | undefined> {
  const { out, proxy, ledger, store } = run;
  const name = { ...where, caseId: material.id };
  const trial = trialOf(name, proxy.modelOf(where.provider));
  const file = join(out, 'results', `${trial}.json`);
  const known = existsSync(file) ? readResult(file, run.source) : undefined;
  const result = known ?? (proxy.isCapReached() ? undefined : await write(name, material, { ...run, trial }));
  if (!result) return undefined;
  if (!known) writeWhole(file, JSON.stringify(result));
  // Known results are settled again, because a killed process may have written the file and not the ledger.
  ledger.settle(trial, sum(result.calls.map(({ microUsd }) => microUsd)));
  const isRemoved = material.set === 'import' || !(known || run.isRecording);
  if (isRemoved) store.remove(trial);
  return result;
}

const ATTEMPTS = 3;

/** Repeats a failed trial, because there is no queue here to retry a step that failed while a store was busy. */
async function write(
  name: TrialName,
  material: EvalCase,
  { product, proxy, source, trial }: TrialRun & { trial: string },
): Promise<TrialResult | undefined> {
  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const answers = tapAnswers(llm);
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      const written = await product.write(llm, name, material);
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
