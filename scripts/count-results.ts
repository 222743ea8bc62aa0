/** The result of one stage of the whole check. */
export type Stage = {
  name: string;
  /** A setup counts only when it fails; a check counts as one test; tests are counted from their report. */
  kind: 'setup' | 'check' | 'tests';
  ok: boolean;
};

export type Count = { passed: number; failed: number };

/** `report` is the JSON of Vitest or Playwright; absent when the stage wrote none. */
export function countStage({ kind, ok }: Stage, report?: unknown): Count {
  switch (kind) {
    case 'setup':
      return { passed: 0, failed: ok ? 0 : 1 };
    case 'check':
      return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
    case 'tests':
      return countTests(ok, report);
  }
}

function countTests(ok: boolean, report: unknown): Count {
  const passed = read(report, 'numPassedTests') + read(report, 'stats', 'expected');
  const failed = read(report, 'numFailedTests') + read(report, 'stats', 'unexpected');
  // A file that cannot be loaded, or a missing report, contains no failed test but is still a failure; so is a run
  // without any tests.
  const unseen = failed === 0 && (!ok || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}

function read(value: unknown, ...path: string[]): number {
  let current = value;
  for (const key of path) {
    current = typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined;
  }
  return typeof current === 'number' ? current : 0;
}
