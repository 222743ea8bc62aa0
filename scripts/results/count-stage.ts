/** The result of one stage of the whole check. */
export type Stage = {
  /** A setup counts only when it fails; a check counts as one test; tests are counted from their report. */
  kind: 'setup' | 'check' | 'tests';
  ok: boolean;
};

export type Count = { passed: number; failed: number };

/** The counts of Vitest, or of Playwright. */
export type CountedReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number };
};

export function countStage({ kind, ok }: Stage, report: CountedReport = {}): Count {
  if (kind !== 'tests') return { passed: ok && kind === 'check' ? 1 : 0, failed: ok ? 0 : 1 };
  const passed = report.numPassedTests ?? report.stats?.expected ?? 0;
  const failed = report.numFailedTests ?? report.stats?.unexpected ?? 0;
  // A file that cannot be loaded, or a missing report, contains no failed test but is still a failure; so is a run
  // without any tests.
  const isUnseen = failed === 0 && (!ok || passed === 0);
  return { passed, failed: isUnseen ? 1 : failed };
}
