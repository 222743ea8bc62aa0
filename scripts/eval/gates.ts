import { join } from 'node:path';
import { ProviderId } from '@app/contract/models';
import { openDatabase } from '@app/core/db/database';
import { switchOff } from '@app/core/db/switches';
import { openLog } from '@app/core/log/log';
import { z } from 'zod';
import { figuresOf, tellFigure } from './figures.ts';
import { readJson } from './files.ts';
import { isSimulated } from './source.ts';
import type { Scorecard } from './card.ts';

const Threshold = z.strictObject({ least: z.number().optional(), most: z.number().optional() });
const Thresholds = z.record(z.string(), Threshold);
/** For all, then for a framework (`bigfive`), for a provider (`at openai`), for both (`bigfive at openai`): the last counts. */
const EvalGates = z.strictObject({ all: Thresholds, own: z.record(z.string(), Thresholds) });
export type EvalGates = z.infer<typeof EvalGates>;

export const readGates = (file = join(import.meta.dirname, '../../eval/gates.json')): EvalGates =>
  readJson(file, EvalGates);

export type Verdict = { switch: string; failures: string[] };

/** What falls below its threshold. A figure that was not measured neither passes nor fails. */
export function judge(card: Scorecard, { all, own }: EvalGates): Verdict {
  const { framework, provider, measures } = card;
  const names = [framework, `at ${provider}`, `${framework} at ${provider}`];
  const thresholds = { ...all, ...Object.assign({}, ...names.map((name) => own[name] ?? {})) } as EvalGates['all'];
  const failures = figuresOf(measures).flatMap((figure) => {
    const { least, most } = thresholds[figure.name] ?? {};
    const { label, value, unit } = figure;
    if (value === undefined) return [];
    if (least !== undefined && value < least)
      return [`${label} ${tellFigure(figure)}, at least ${tellFigure({ value: least, unit })}`];
    if (most !== undefined && value > most)
      return [`${label} ${tellFigure(figure)}, at most ${tellFigure({ value: most, unit })}`];
    return [];
  });
  return { switch: `framework:${framework}-at-${ProviderId.parse(provider)}`, failures };
}

/** What an operator can type; it holds for every process at its next request. */
const tellCommand = ({ switch: name, failures }: Verdict): string =>
  `pnpm ops switch off ${name} --because "${failures.join('; ')}"`;

/** Without scorecards nothing was shown to be good. A simulated model says nothing about a pair that visitors use. */
export function tellVerdicts(cards: readonly Scorecard[], failing: readonly Verdict[]): string[] {
  if (cards.length === 0) return ['--gate fails: there is no scorecard.'];
  const hasSimulated = cards.some(({ source }) => isSimulated(source));
  return failing.map((verdict) =>
    hasSimulated ? `simulated: ${verdict.switch} fails: ${verdict.failures.join('; ')}` : tellCommand(verdict),
  );
}

/**
 * The same at once: the api then refuses the pair as an unavailable model. Nothing is switched on here, because an
 * operator may have switched it off for another reason.
 */
export async function applyVerdicts(databaseUrl: string, failing: readonly Verdict[]): Promise<void> {
  const db = openDatabase(databaseUrl, 1, openLog('silent'));
  try {
    for (const { switch: name, failures } of failing) await switchOff(db, name, failures.join('; '));
  } finally {
    await db.destroy();
  }
}
