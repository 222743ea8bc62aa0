import type { AttackOutcome } from './run-attack.ts';

const TITLES =
  '| attack | by | answers to the attack | honest requests | refused | restarted | p95 idle → under attack | worst ratio ' +
  '| loop p99 api, worker, media | most memory | processor | waited for one: api, worker, media | spent | dead |';

const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function renderTable(outcomes: AttackOutcome[]): string {
  return [TITLES, TITLES.replaceAll(/[^|]+/g, ' --- '), ...outcomes.map(renderRow)].join('\n');
}

/** The worst ratio among the actions that were measured both idle and under attack. */
export function worstRatio({ p95 }: AttackOutcome): number {
  return Math.max(
    ...Object.values(p95).flatMap(({ idleMs, underMs }) => (idleMs > 0 && underMs > 0 ? [underMs / idleMs] : [])),
  );
}

function renderRow(outcome: AttackOutcome): string {
  const { attack, senders, answers, done, refused, restarts, p95, lagMs, peakMb, cpu, starved, dead, spentUsd } =
    outcome;
  return line([
    attack.title,
    senders,
    counts(answers),
    done,
    counts(refused) || 0,
    restarts,
    named(p95, ({ idleMs, underMs }) => `${Math.round(idleMs)} → ${Math.round(underMs)} ms`),
    worstRatio(outcome).toFixed(2),
    Object.values(lagMs)
      .slice(0, 3) // the stores have none
      .map((ms) => `${Math.round(ms)} ms`)
      .join(', '),
    named(peakMb, (megabytes) => `${megabytes}`),
    named(cpu, (share) => `${Math.round(share * 100)} %`),
    Object.values(starved)
      .slice(0, 3) // the stores have several threads
      .map((share) => `${Math.round(share * 100)} %`)
      .join(', '),
    `$${spentUsd.toFixed(2)}`,
    dead.join('; ') || 'none',
  ]);
}

const named = <Value>(of: Record<string, Value>, write: (value: Value) => string): string =>
  Object.entries(of)
    .map(([name, value]) => `${name} ${write(value)}`)
    .join(', ');

const counts = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
