import type { EvalCase } from './cases.ts';
import type { EvalTrial } from './run-trials.ts';

type Plan = { frameworks: string[]; providers: EvalTrial['provider'][]; repeats: number };

/**
 * Texts and imported cases run `repeats` times. All others run once: pairs and injections are compared with each other.
 */
export function planTrials(cases: readonly EvalCase[], { frameworks, providers, repeats }: Plan): EvalTrial[] {
  const runsOf = ({ set }: EvalCase): number => (set === 'text' || set === 'import' ? repeats : 1);
  const runs = cases.flatMap((material) =>
    Array.from({ length: runsOf(material) }, (_, index) => ({ material, repeat: index + 1 })),
  );
  return frameworks.flatMap((framework) =>
    providers.flatMap((provider) => runs.map((run) => ({ framework, provider, ...run }))),
  );
}
