import { type GuardRow, uncounted } from './guard.ts';

const vault = 'packages/core/src/vault/vault.ts';
/** With this edit, a thief of the server keys needs no visitor secret. */
const keyWithoutVisitor = {
  file: vault,
  find: 'derive(secret ? Buffer.concat([serverKey, secret]) : serverKey, `wrap:${context}`)',
  replace: 'derive(secret ? serverKey : serverKey, `wrap:${context}`)',
};

/** P1.1 to P1.12: access, leases, spend, deletion, encryption, parsers, mail. */
export const dataGuards: readonly GuardRow[] = [
  {
    guard: 'P1.1: an analysis is found for its own visitor only, and the key opens with their secret only',
    file: 'packages/core/src/db/analyses.ts',
    find: "    .where('sessions.visitorHash', 'in', visitorHashes)\n    .where('analyses.id', '=', id)\n",
    replace: "    .where('analyses.id', '=', id)\n",
    also: keyWithoutVisitor,
    test: 'apps/api/src/access.integration.test.ts: gets the same answer as for an unknown id',
  },
  {
    guard: 'P1.2: all 256 bits of a share id count',
    file: vault,
    find: "createHash('sha256').update(token).digest()",
    replace: "createHash('sha256').update(token.subarray(0, 1)).digest()",
    also: keyWithoutVisitor,
    test: 'apps/api/src/routes/sharing.integration.test.ts',
  },
  {
    guard: 'P1.3: an analysis whose worker died may be claimed again',
    file: 'packages/core/src/db/leases.ts',
    find: 'and (lease_until < now() or ${isFromTheFuture} or (${isUnconnected}))',
    replace: "and lease_until < now() - interval '1 day'",
    test: 'e2e/faults/leases.long.test.ts: killed workers cost the parts in flight',
  },
  {
    guard: 'P1.4: a leased row cannot be claimed',
    file: 'packages/core/src/db/analyses.ts',
    find: "and stage = ${stage} and status = 'queued'",
    replace: "and stage = ${stage} and status in ('queued', 'running')",
    test: 'packages/core/src/db/leases.integration.test.ts: exactly one of sixteen concurrent claims',
  },
  {
    guard: 'P1.4: a renewal compares the epoch of the lease',
    file: 'packages/core/src/db/leases.ts',
    find: 'where leases.id = held.id and leases.epoch = held.epoch',
    replace: 'where leases.id = held.id',
    test: 'packages/core/src/db/leases.integration.test.ts: the next renewal aborts the work',
  },
  {
    guard: 'P1.4: only the newest attempt saves an analysis',
    file: 'packages/core/src/db/analyses.ts',
    find: `sealed_report = \${done.sealedReport}, worker_key = null,
        finished_at = now()
      where id = \${done.id} and attempt = \${done.attempt} and status = 'running'`,
    replace: `sealed_report = \${done.sealedReport}, worker_key = null,
        finished_at = now()
      where id = \${done.id} and status = 'running'`,
    test: 'packages/core/src/db/leases.integration.test.ts: an attempt that was taken over saves nothing',
  },
  {
    guard: 'P1.4: an idempotency key starts one analysis',
    file: 'packages/core/src/db/analyses.ts',
    find: 'on conflict (session_id, key) do nothing',
    replace: 'on conflict (session_id, key) do update set analysis_id = excluded.analysis_id',
    test: 'packages/core/src/analyses/start-analysis.integration.test.ts: every key submitted ten times',
  },
  {
    guard: 'P1.5: a counter never exceeds its cap',
    ...uncounted,
    test: 'packages/core/src/spend/spend.integration.test.ts',
  },
  {
    guard: 'P1.5: a call reserves its highest cost, not a tenth of it',
    file: 'apps/worker/src/jobs/analyze/call-model.ts',
    find: 'const microUsd = highestCostOf(llm, question);',
    replace: 'const microUsd = Math.round(highestCostOf(llm, question) / 10);',
    test: 'apps/worker/src/jobs/analyze/analyze.integration.test.ts: the reservation of a call covers',
  },
  {
    guard: 'P1.6: clearing a session deletes its messages',
    file: 'packages/core/src/db/erasures.ts',
    find: "['messages', 'perceptions', 'selfAnswers', 'idempotencyKeys']",
    replace: "['perceptions', 'selfAnswers', 'idempotencyKeys']",
    test: 'packages/core/src/db/erasures.integration.test.ts',
  },
  {
    guard: 'P1.7: the session key needs the secret of the visitor',
    ...keyWithoutVisitor,
    test: 'e2e/proofs/stolen-copy.long.test.ts',
  },
  {
    guard: 'P1.8: the log of an error has its class, code and place only',
    file: 'packages/core/src/log/log.ts',
    find: '    name: error.name,\n',
    replace: '    name: error.message,\n',
    test: 'packages/core/src/log/log.test.ts',
  },
  {
    guard: 'P1.9: a parser has no network',
    file: 'packages/core/src/extract/sandbox/confine.ts',
    find: "'--unshare-all', '--die-with-parent'",
    replace: "'--unshare-all', '--share-net', '--die-with-parent'",
    test: 'packages/core/src/extract/sandbox/run-command.integration.test.ts',
  },
  {
    guard: 'P1.10: Markdown characters in model output are escaped',
    file: 'packages/document/src/markdown-text.ts',
    find: "where === 'inside' ? INSIDE : AT_START, String.raw`\\$&`",
    replace: "where === 'inside' ? INSIDE : AT_START, '$&'",
    test: 'packages/reading/src/hostile.test.ts',
  },
  {
    guard: 'P1.11: a gap in the events makes the reader read the stream again',
    file: 'packages/core/src/events/live-reader.ts',
    find: '    if (previous !== expected) return false;\n',
    test: 'packages/core/src/events/live.integration.test.ts: a lost pub/sub message',
  },
  {
    guard: 'P1.12: a mail address has plain characters only',
    file: 'packages/core/src/mail/mail-address.ts',
    find: 'ADDRESS.test(text) &&',
    replace: "(ADDRESS.test(text) || text.includes('@')) &&",
    test: 'packages/core/src/mail/mailer.integration.test.ts',
  },
  {
    guard: 'P1.12: mails are counted in the transaction that stores them',
    ...uncounted,
    test: 'apps/api/src/routes/sharing-limits.integration.test.ts',
  },
];
