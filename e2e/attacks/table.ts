import type { AttackOutcome } from './run-attack.ts';

const titles = [
  'attack',
  'by',
  'answers to the attack',
  'honest requests',
  'refused',
  'restarted',
  'p95 idle → under attack',
  'worst ratio',
  'loop p99 api, worker, media',
  'most memory',
  'processor',
  'waited for one: api, worker, media',
  'spent',
  'dead',
];

const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;

export function renderTable(outcomes: AttackOutcome[]): string {
  return [line(titles), line(titles.map(() => '---')), ...outcomes.map(renderRow)].join('\n');
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
    Object.entries(p95)
      .map(([name, { idleMs, underMs }]) => `${name} ${Math.round(idleMs)} → ${Math.round(underMs)} ms`)
      .join(', '),
    worstRatio(outcome).toFixed(2),
    Object.values(lagMs)
      .slice(0, 3) // the stores have none
      .map((ms) => `${Math.round(ms)} ms`)
      .join(', '),
    Object.entries(peakMb)
      .map(([name, megabytes]) => `${name} ${megabytes}`)
      .join(', '),
    Object.entries(cpu)
      .map(([name, share]) => `${name} ${Math.round(share * 100)} %`)
      .join(', '),
    Object.values(starved)
      .slice(0, 3) // the stores have several threads
      .map((share) => `${Math.round(share * 100)} %`)
      .join(', '),
    `$${spentUsd.toFixed(2)}`,
    dead.join('; ') || 'none',
  ]);
}

const counts = (of: Record<string, number>): string =>
  Object.entries(of)
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
