import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLlm } from '@app/core/llm/llm';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import type { EvalCase } from './cases.ts';
import { describeTrial } from './describe-trial.ts';
import type { Lab } from './lab.ts';
import type { Ledger } from './ledger.ts';
import { type TrialResult, type TrialName, trialOf } from './result.ts';
import { tapAnswers } from './tap-answers.ts';
import type { WireProxy } from './wire-proxy.ts';
import { type WireStore, writeWhole } from './wire-store.ts';

export type EvalTrial = Omit<TrialName, 'caseId'> & { material: EvalCase };

type Run = {
  out: string;
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
  const results = await runWithConcurrency(trials.length, run.lanes, async (index) => {
    const trial = trials[index];
    const result = trial && (await runOnce(trial, run));
    done += 1;
    run.onProgress(done, trials.length);
    return result;
  });
  return results.flatMap((result) => result ?? []);
}

/** Undefined when the cap left no room for it: another run with a higher cap goes on here. */
async function runOnce({ material, ...where }: EvalTrial, run: Run): Promise<TrialResult | undefined> {
  const { out, lab, proxy, ledger, store } = run;
  const name = { ...where, caseId: material.id };
  const model = proxy.modelOf(name.provider);
  const trial = trialOf(name, model);
  const file = join(out, 'results', `${trial}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as TrialResult;
  if (proxy.isCapReached()) return undefined;

  const llm = openLlm({ providers: proxy.settingsFor(trial) });
  const answers = tapAnswers(llm);
  const began = performance.now();
  const written = await lab.write(llm, name, material);
  if (proxy.isCapReached(trial)) return undefined;
  const result = describeTrial(name, written, { model, began, answers, isResumed: proxy.replayed(trial) > 0 });
  writeWhole(file, JSON.stringify(result));
  ledger.settle(
    trial,
    written.calls.reduce((sum, { microUsd }) => sum + microUsd, 0),
  );
  const isOurs = material.set !== 'import';
  if (!run.isRecording || !isOurs) store.remove(trial);
  return result;
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
