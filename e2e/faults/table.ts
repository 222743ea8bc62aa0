import { zeroCounts } from './check-history.ts';
import type { FaultOutcome } from './run-fault.ts';

const shown: readonly string[] = ['lost', 'double', 'paidTwice', 'gaps', 'repeats'];
const TITLES =
  '| fault | how often | requests | failed | acknowledged | lost | double | paid twice | gaps | repeats | other ' +
  '| pause p99 | longest pause | recovery | verdict |';

const line = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |`;
const secondsOf = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The column `other` sums all remaining counts that must be zero. */
export function renderTable(outcomes: FaultOutcome[]): string {
  return [TITLES, TITLES.replaceAll(/[^|]+/g, ' --- '), ...outcomes.map(renderRow)].join('\n');
}

function renderRow({ fault, size, findings, recoveryMs, notes, violations }: FaultOutcome): string {
  const other = zeroCounts.filter((kind) => !shown.includes(kind)).reduce((sum, kind) => sum + findings[kind], 0);
  const verdict = violations.length === 0 ? 'kept' : `BROKEN: ${violations.join('; ')}`;
  return line([
    `${fault.title}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`,
    size.seconds > 0 ? `${size.seconds} s` : `${size.times} x`,
    findings.requests,
    findings.failed,
    findings.acknowledged,
    findings.lost,
    findings.double,
    findings.paidTwice,
    findings.gaps,
    findings.repeats,
    other,
    secondsOf(findings.pauseP99Ms),
    secondsOf(findings.longestPauseMs),
    secondsOf(recoveryMs),
    verdict,
  ]);
}
