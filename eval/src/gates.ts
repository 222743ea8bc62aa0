import { join } from 'node:path';
import { ProviderId } from '@app/contract/models';
import { openDatabase } from '@app/core/db/database';
import { switchOff } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';
import { z } from 'zod';
import { figuresOf, type Scorecard, formatFigure } from './scorecard.ts';
import { readJson } from './files.ts';
import { isSimulated } from './run-folder.ts';

const Threshold = z.strictObject({ least: z.number().optional(), most: z.number().optional() });
const Thresholds = z.record(z.string(), Threshold);
/** Thresholds for all, a framework (`bigfive`), a provider (`at openai`), a pair (`bigfive at openai`): the last counts. */
const EvalGates = z.strictObject({ all: Thresholds, own: z.record(z.string(), Thresholds) });
export type EvalGates = z.infer<typeof EvalGates>;

export const readGates = (file = join(import.meta.dirname, '../gates.json')): EvalGates => readJson(file, EvalGates);

export type Verdict = { switch: string; failures: string[] };

/** Lists the figures of a scorecard outside their thresholds. An unmeasured figure neither passes nor fails. */
export function judge(card: Scorecard, { all, own }: EvalGates): Verdict {
  const { framework, provider, measures } = card;
  const names = [framework, `at ${provider}`, `${framework} at ${provider}`];
  const thresholds = { ...all, ...Object.assign({}, ...names.map((name) => own[name] ?? {})) } as EvalGates['all'];
  const failures = figuresOf(measures).flatMap((figure) => {
    const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = thresholds[figure.name] ?? {};
    const { label, value = Number.NaN, unit } = figure;
    if (!(value < least || value > most)) return [];
    const bound = value < least ? 'at least' : 'at most';
    return [
      `${label} ${formatFigure(figure)}, ${bound} ${formatFigure({ value: value < least ? least : most, unit })}`,
    ];
  });
  return { switch: `framework:${framework}-at-${ProviderId.parse(provider)}`, failures };
}

/**
 * The `pnpm ops` command for each failing pair. No scorecard is a failure. Simulated models get no command, because they
 * say nothing about a pair that visitors use.
 */
export function formatVerdicts(cards: readonly Scorecard[], failing: readonly Verdict[]): string[] {
  if (cards.length === 0) return ['--gate fails: there is no scorecard.'];
  const hasSimulated = cards.some(({ source }) => isSimulated(source));
  return failing.map(({ switch: name, failures }) =>
    hasSimulated
      ? `simulated: ${name} fails: ${failures.join('; ')}`
      : `pnpm ops switch off ${name} --because "${failures.join('; ')}"`,
  );
}

/**
 * Switches failing pairs off in the database: the api then refuses them as unavailable models. It switches nothing on,
 * because an operator may have switched it off for another reason.
 */
export async function applyVerdicts(databaseUrl: string, failing: readonly Verdict[]): Promise<void> {
  const db = openDatabase(databaseUrl, 1, openLog('silent'));
  try {
    for (const { switch: name, failures } of failing) await switchOff(db, name, failures.join('; '));
  } finally {
    await db.destroy();
  }
}
