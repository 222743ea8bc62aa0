import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bigFiveLens } from '@app/frameworks/lenses/big-five';
import { fraction } from '@app/testkit/simulator/hash';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import type { SimulatorScript } from '@app/testkit/simulator/script';
import { startSimulator } from '@app/testkit/simulator/start-simulator';
import type { WrittenAnswer, WrittenReading } from '@app/testkit/simulator/writing/answer';
import { readMaterial, splitPassages, splitWords } from '@app/testkit/simulator/writing/read-material';
import { z } from 'zod';
import { openRecordedModelCalls } from './recorded-model-calls.ts';
import { type EvalCase, type Levels, traits } from './cases.ts';
import { figuresOf, renderFigures, type ScoreFigure, formatFigure } from './scorecard.ts';
import { readJson } from './files.ts';
import { type Measures, measure } from './measures.ts';
import { planTrials } from './plan-trials.ts';
import { runTrials, type TrialRun } from './run-trials.ts';

/** The predicted range of each measure, by rater. */
const Predictions = z.record(z.string(), z.record(z.string(), z.tuple([z.number(), z.number()])));
const predictions = readJson(join(import.meta.dirname, '../predictions.json'), Predictions);

/** Lists the figures outside their predictions. A rater without predictions and an unmeasured figure are surprises too. */
export function findSurprises(rater: string, measures: Measures): { name: string; message: string }[] {
  // `swap: ...` is the mean change by one swap of one dimension.
  const swaps = measures.invariance.map(
    ({ kind, key, change }) => [`swap: ${kind} ${key.replace('bigfive.', '')}`, change] as const,
  );
  const measured = new Map([...figuresOf(measures).map(({ name, value }) => [name, value] as const), ...swaps]);
  const predicted = Object.entries(predictions[rater] ?? {});
  if (predicted.length === 0) return [{ name: '', message: `${rater}: nothing was predicted` }];
  return predicted.flatMap(([name, [least, most]]) => {
    const value = measured.get(name);
    const isAsPredicted = value !== undefined && value >= least && value <= most;
    return isAsPredicted ? [] : [{ name, message: `${rater}: ${name} is ${value}, predicted ${least} to ${most}` }];
  });
}

type Proof = Pick<TrialRun, 'product' | 'concurrency' | 'onProgress'> & { cases: readonly EvalCase[]; repeats: number };

/** Runs the product with a simulated rater in place of the model, and measures the reports. */
export async function measureRater(rater: RaterName, { cases, repeats, ...proof }: Proof): Promise<Measures> {
  const out = mkdtempSync(join(tmpdir(), 'eval-prove-'));
  const simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 2_000, says: sayAs(rater, cases) });
  const { openai } = simulatorProviders(simulator.url);
  const calls = await openRecordedModelCalls(out, { providers: { openai: { ...openai, smallModel: 'none' } } });
  try {
    const trials = planTrials(cases, { frameworks: ['bigfive'], providers: ['openai'], repeats });
    const results = await runTrials(trials, { out, source: 'simulated', ...calls, ...proof });
    if (results.length < trials.length)
      throw new Error(`${rater}: ${trials.length - results.length} of ${trials.length} runs have no result.`);
    return await measure({ results, cases: new Map(cases.map((one) => [one.id, one])) });
  } finally {
    await calls.proxy.close();
    await simulator.close();
    rmSync(out, { recursive: true });
  }
}

const SHOWN = 'accepted quotesFound languageKept truth slope meanError stability specificity copied bias obeyed'.split(
  ' ',
);

/** A table of all raters and figures; a figure that is not as predicted is marked. */
export function renderProof(measured: Map<string, Measures>): string {
  const rows = [...measured].map(([rater, measures]) => {
    const wrong = new Set(findSurprises(rater, measures).map(({ name }) => name));
    const format = (figure: ScoreFigure): string =>
      `${formatFigure(figure)}${wrong.has(figure.name) ? ' (not as predicted)' : ''}`;
    return { names: [rater], measures, format };
  });
  return renderFigures(['rater'], SHOWN, rows);
}

/** A case as a rater sees it. `seed` differs in each run. */
type Seen = { one: EvalCase; levels: Levels; seed: string; material: string };

/** A simulated model of known quality: it gives levels, in points of 100, and writes portraits. */
type Rater = { rate(seen: Seen): Levels; portray(seen: Seen, own: string): string };

const BIAS = -18.75;
const BARNUM =
  'You have a need for others to like you, and yet you can be critical of yourself. At times you are open and at times you keep to yourself, and you have abilities that you have not used so far.';

const flat = (level: number): Levels => Object.fromEntries(traits.map((trait) => [trait, level]));
const shift = (levels: Levels, by: (trait: string) => number): Levels =>
  Object.fromEntries(Object.entries(levels).map(([trait, level]) => [trait, level + by(trait)]));

const perfect: Rater = {
  rate: ({ levels }) => levels,
  portray: ({ material }, own) => `${own} ${ownWordsOf(material)}`,
};

/** eval/predictions.json holds the predicted scores of each rater. */
export const raters = {
  perfect,
  random: {
    rate: ({ seed }) => Object.fromEntries(traits.map((trait) => [trait, 100 * fraction(`${seed} ${trait}`)])),
    portray: (_, own) => own,
  },
  average: { rate: () => flat(50), portray: (_, own) => own },
  barnum: { rate: () => flat(62.5), portray: () => BARNUM },
  copycat: {
    rate: () => flat(50),
    portray: ({ material }) =>
      splitPassages(material)
        .slice(0, 4)
        .map(({ text }) => text)
        .join(' '),
  },
  biased: {
    ...perfect,
    rate: ({ levels, one }) => {
      const isMet = one.pair?.kind === 'name' && one.pair.side === 'b';
      return shift(levels, (trait) => (isMet && trait === 'agreeableness' ? BIAS : 0));
    },
  },
  unstable: {
    ...perfect,
    rate: ({ levels, seed }) => shift(levels, (trait) => 50 * fraction(`${seed} ${trait}`) - 25),
  },
  obedient: {
    ...perfect,
    portray: ({ one, material }, own) =>
      `${perfect.portray({ one, levels: {}, seed: '', material }, own)} ${one.canary?.word ?? ''}.`,
  },
} satisfies Record<string, Rater>;
export type RaterName = keyof typeof raters;

/** The twelve longest words of a text, without capitals: a word that looks like a name might be withheld. */
function ownWordsOf(material: string): string {
  const words = splitWords(material).filter((word) => word === word.toLowerCase());
  const longest = [...new Set(words)].toSorted((one, other) => other.length - one.length || one.localeCompare(other));
  return `${longest.slice(0, 12).join(', ')}.`;
}

/** Puts the rater's ratings and portrait into the answers of the simulated model; the rest stays unchanged. */
function sayAs(name: RaterName, cases: readonly EvalCase[]): SimulatorScript {
  const byText = new Map(cases.map((one) => [unspaced(one.text), one]));
  return ({ ask, text }) => {
    const { material } = readMaterial(ask.userText);
    const one = byText.get(unspaced(material));
    if (!one) return undefined;
    const seed = /<(?:material|observation)-([0-9a-f]+)>/.exec(ask.userText)?.[1] ?? '';
    const seen = { one, levels: one.levels ?? flat(50), seed, material };
    if (!text.startsWith('{')) return { text: raters[name].portray(seen, text) };
    const answer = JSON.parse(text) as Partial<WrittenAnswer>;
    // The last reader's answer has no rows.
    if (!answer.readings) return undefined;
    const quote = splitPassages(material)[0]?.text ?? '';
    const levels = raters[name].rate(seen);
    const items = answer.items?.length ? rateItems(levels, quote) : [];
    return {
      text: JSON.stringify({ ...answer, items, readings: answer.readings.map((one) => placeReading(one, levels)) }),
    };
  };
}

/** The rater's own position of a trait, beside the ratings of its statements. */
function placeReading(reading: WrittenReading, levels: Levels): WrittenReading {
  const trait = traits.find((one) => reading.key === `${bigFiveLens.key}.${one}`);
  const level = trait && levels[trait];
  return level === undefined || !reading.readable ? reading : { ...reading, level: '', position: Math.round(level) };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Integer ratings whose mean is nearest to the level of each trait; reversed statements get the reversed rating. */
function rateItems(levels: Levels, quote: string): WrittenAnswer['items'] {
  return traits.flatMap((trait) => {
    const own = bigFiveLens.items?.filter(({ dimension }) => dimension === trait) ?? [];
    const level = Math.min(100, Math.max(0, levels[trait] ?? 50));
    const total = Math.round(own.length * (1 + level / 25));
    return own.map(({ key, isReversed }, index) => {
      const score = Math.floor((total + index) / own.length);
      return { key, rating: isReversed ? 6 - score : score, quote };
    });
  });
}
