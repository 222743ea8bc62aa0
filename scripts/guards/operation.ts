import type { GuardRow } from './guard.ts';

/** Promises that hold while processes, clocks and load change. */
export const operationGuards: readonly GuardRow[] = [
  {
    guard: 'P1.25: a shared copy expires by the clock of the database',
    file: 'packages/core/src/db/shares.ts',
    find: "    .where('tokenHash', '=', tokenHash)\n    .where('expiresAt', '>', sql<Date>`now()`)\n",
    replace: "    .where('tokenHash', '=', tokenHash)\n    .where('expiresAt', '>', new Date())\n",
    test: 'e2e/proofs/clocks.long.test.ts: every api opens a shared copy',
  },
  {
    guard: 'P1.26: a URL in a text is material and never fetched',
    file: 'apps/worker/src/jobs/analyze/gather-material.ts',
    find: '  const { analysis, source, plan } = options;\n',
    replace:
      '  const { analysis, source, plan } = options;\n' +
      '  for (const [url] of source.text.matchAll(/https?:[^\\s"<>)]+/g)) void fetch(url).catch(() => {});\n',
    test: 'e2e/proofs/injection.long.test.ts: no attack caused an outgoing',
  },
  {
    guard: 'P1.28: a queue that is too long refuses new work',
    file: 'packages/core/src/analyses/overload.ts',
    find: "    if (retryAfterMs !== undefined) throw new AppError('OVERLOADED', { retryAfterMs });\n",
    replace: "    if (retryAfterMs === 0) throw new AppError('OVERLOADED', { retryAfterMs });\n",
    test: 'e2e/faults/overload.long.test.ts',
  },
  {
    guard: 'P1.29: switches are checked in the transaction that opens a model call',
    file: 'packages/core/src/db/model-calls.ts',
    find: '    await refuseSwitchedOffCall(transaction, call);\n',
    test: 'e2e/faults/switches.integration.test.ts: queued work of a switched-off',
  },
  {
    guard: 'P1.32: a stopping api fails its health check before its port closes',
    file: 'apps/api/src/start-api.ts',
    find: '      draining.abort();\n      await delay(config.DRAIN_MS);\n',
    replace: '      await delay(0);\n      process.exit(0);\n',
    test: 'e2e/faults/faults.long.test.ts: a restart of every process',
  },
  {
    guard: 'P1.33: the queue board requires its secret',
    file: 'apps/api/src/internal/queue-board.ts',
    find: '  if (!isAdmin(headers.authorization, secret))\n',
    replace: '  if (!isAdmin(headers.authorization, secret) && headers.authorization !== undefined)\n',
    test: 'apps/api/src/internal/queue-board.integration.test.ts: without a configured secret the board',
  },
  {
    guard: 'P1.34: a required sandbox that cannot start stops the process',
    file: 'packages/core/src/extract/sandbox/sandbox.ts',
    find: '  if (settings.isRequired) throw',
    replace: '  if (settings.isRequired && !settings.workFolder) throw',
    test: 'packages/core/src/extract/sandbox/sandbox.integration.test.ts: without namespaces a required sandbox',
  },
];
