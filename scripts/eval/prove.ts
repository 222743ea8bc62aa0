import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator } from '@app/testkit/simulator/start-simulator';
import { z } from 'zod';
import type { EvalCase } from './cases.ts';
import { figuresOf, tellFigure } from './figures.ts';
import type { Lab } from './lab.ts';
import { openLedger } from './ledger.ts';
import { type Measures, measure } from './measures.ts';
import { type RaterName, sayAs } from './raters.ts';
import { table } from './render-markdown.ts';
import { planTrials, runTrials } from './run-trials.ts';
import { startWireProxy } from './wire-proxy.ts';
import { openWireStore } from './wire-store.ts';

const Predictions = z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()])));
/** Of each rater, between which two numbers each measure must lie. */
export const readPredictions = (): z.infer<typeof Predictions> =>
  Predictions.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../../eval/predictions.json'), 'utf8')));

/** Everything a prediction can be about; `swap: ...` is the mean change by one swap of one dimension. */
export function provableOf(measures: Measures): Map<string, number | undefined> {
  const swaps = measures.invariance.map(
    ({ kind, key, change }) => [`swap: ${kind} ${key.replace('bigfive.', '')}`, change] as const,
  );
  return new Map([...figuresOf(measures).map(({ name, value }) => [name, value] as const), ...swaps]);
}

export function findSurprises(rater: string, measures: Measures): string[] {
  const measured = provableOf(measures);
  return Object.entries(readPredictions()[rater] ?? {}).flatMap(([name, [least, most]]) => {
    const value = measured.get(name);
    const isAsPredicted = value !== undefined && value >= least && value <= most;
    return isAsPredicted ? [] : [`${rater}: ${name} is ${value}, predicted ${least} to ${most}`];
  });
}

type Proof = {
  lab: Lab;
  cases: readonly EvalCase[];
  repeats: number;
  lanes: number;
  onProgress?: (done: number, of: number) => void;
};

/** A rater of known quality in place of the model; plan, calls, checks and rendering are those of the product. */
export async function measureRater(
  rater: RaterName,
  { lab, cases, repeats, lanes, onProgress = () => {} }: Proof,
): Promise<Measures> {
  const out = mkdtempSync(join(tmpdir(), 'eval-prove-'));
  const simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 2_000, says: sayAs(rater, cases) });
  const store = openWireStore(join(out, 'wire'), 'resume');
  const ledger = openLedger(join(out, 'ledger.jsonl'), Number.POSITIVE_INFINITY, () => true);
  const { openai } = simulatorProviders(simulator.url);
  const proxy = await startWireProxy({ providers: { openai: { ...openai, smallModel: 'none' } }, store, ledger });
  try {
    const trials = planTrials([...cases], { frameworks: ['bigfive'], providers: ['openai'], repeats });
    const results = await runTrials(trials, {
      out,
      source: 'simulated',
      lanes,
      lab,
      proxy,
      ledger,
      store,
      isRecording: false,
      onProgress,
    });
    return await measure({ results, cases: new Map(cases.map((one) => [one.id, one])) });
  } finally {
    await proxy.close();
    await simulator.close();
    rmSync(out, { recursive: true });
  }
}

const SHOWN = [
  'accepted',
  'quotesFound',
  'languageKept',
  'truth',
  'slope',
  'meanError',
  'stability',
  'specificity',
  'copied',
  'bias',
  'obeyed',
];

/** All raters and all measures; a figure that is not as predicted is marked. */
export function renderProof(measured: Map<string, Measures>): string {
  const predictions = readPredictions();
  const rows = [...measured].map(([rater, measures]) => {
    const cells = figuresOf(measures).filter(({ name }) => SHOWN.includes(name));
    return [
      rater,
      ...cells.map((figure) => {
        const [least, most] = predictions[rater]?.[figure.name] ?? [];
        const isWrong =
          least !== undefined &&
          most !== undefined &&
          !((figure.value ?? Number.NaN) >= least && (figure.value ?? Number.NaN) <= most);
        return `${tellFigure(figure)}${isWrong ? ' (not as predicted)' : ''}`;
      }),
    ];
  });
  const [first] = measured.values();
  const labels = first ? figuresOf(first).flatMap(({ name, label }) => (SHOWN.includes(name) ? [label] : [])) : [];
  return table(['rater', ...labels], rows).join('\n');
}
