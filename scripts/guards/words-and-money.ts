import { type Guard, uncounted } from './guard.ts';

const vault = 'packages/core/src/vault/vault.ts';
/** With this edit, a thief of the server keys needs no visitor secret. */
const keyWithoutVisitor = {
  file: vault,
  find: 'derive(secret ? Buffer.concat([serverKey, secret]) : serverKey, `wrap:${context}`)',
  replace: 'derive(secret ? serverKey : serverKey, `wrap:${context}`)',
};

export const wordsAndMoney: readonly Guard[] = [
  {
    promise: 'P1.1',
    guard: 'an analysis is found for its own visitor only, and the key opens with their secret only',
    edits: [
      keyWithoutVisitor,
      {
        file: 'packages/core/src/db/analyses.ts',
        find: "    .where('sessions.visitorHash', 'in', visitorHashes)\n    .where('analyses.id', '=', id)\n",
        replace: "    .where('analyses.id', '=', id)\n",
      },
    ],
    test: 'apps/api/src/access.integration.test.ts',
    title: 'another visitor gets the same answer',
  },
  {
    promise: 'P1.2',
    guard: 'all 256 bits of a share id count',
    edits: [
      keyWithoutVisitor,
      {
        file: vault,
        find: "createHash('sha256').update(token).digest()",
        replace: "createHash('sha256').update(token.subarray(0, 1)).digest()",
      },
    ],
    test: 'apps/api/src/routes/sharing.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.3',
    guard: 'an analysis whose worker died may be claimed again',
    edits: [
      {
        file: 'packages/core/src/db/leases.ts',
        find: 'and (lease_until < now() or (${isUnconnected}))',
        replace: "and lease_until < now() - interval '1 day'",
      },
    ],
    test: 'e2e/faults/leases.integration.test.ts',
    title: 'killed workers cost the parts in flight',
  },
  {
    promise: 'P1.4',
    guard: 'a row that is held cannot be claimed',
    edits: [
      {
        file: 'packages/core/src/db/analyses.ts',
        find: "and stage = ${stage} and status = 'queued'",
        replace: "and stage = ${stage} and status in ('queued', 'running')",
      },
    ],
    test: 'packages/core/src/db/leases.integration.test.ts',
    title: 'of sixteen who claim a row',
  },
  {
    promise: 'P1.4',
    guard: 'a renewal compares the epoch of the lease',
    edits: [
      {
        file: 'packages/core/src/db/leases.ts',
        find: 'where leases.id = held.id and leases.epoch = held.epoch',
        replace: 'where leases.id = held.id',
      },
    ],
    test: 'packages/core/src/db/leases.integration.test.ts',
    title: 'whoever lost a row learns it',
  },
  {
    promise: 'P1.4',
    guard: 'only the newest attempt saves an analysis',
    edits: [
      {
        file: 'packages/core/src/db/analyses.ts',
        find: `sealed_report = \${done.sealedReport}, worker_key = null,
        finished_at = now()
      where id = \${done.id} and attempt = \${done.attempt} and status = 'running'`,
        replace: `sealed_report = \${done.sealedReport}, worker_key = null,
        finished_at = now()
      where id = \${done.id} and status = 'running'`,
      },
    ],
    test: 'packages/core/src/db/leases.integration.test.ts',
    title: 'an attempt that was taken over saves nothing',
  },
  {
    promise: 'P1.4',
    guard: 'an idempotency key can be taken once',
    edits: [
      {
        file: 'packages/core/src/db/analyses.ts',
        find: 'on conflict (session_id, key) do nothing',
        replace: 'on conflict (session_id, key) do update set analysis_id = excluded.analysis_id',
      },
    ],
    test: 'packages/core/src/analyses/start-analysis.integration.test.ts',
    title: '500 submits of 50 keys',
  },
  {
    promise: 'P1.5',
    guard: 'a counter is raised only where the cap leaves room',
    edits: [uncounted],
    test: 'packages/core/src/spend/spend.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.5',
    guard: 'the most a call can cost is set aside, not a tenth of it',
    edits: [
      {
        file: 'apps/worker/src/jobs/analyze/call-model.ts',
        find: 'const microUsd = highestCostOf(llm, question);',
        replace: 'const microUsd = Math.round(highestCostOf(llm, question) / 10);',
      },
    ],
    test: 'apps/worker/src/jobs/analyze/analyze.integration.test.ts',
    title: 'what is set aside for a call',
  },
  {
    promise: 'P1.6',
    guard: 'the messages go with their session',
    edits: [
      {
        file: 'packages/core/src/db/erasures.ts',
        find: "['messages', 'perceptions', 'selfAnswers', 'idempotencyKeys']",
        replace: "['perceptions', 'selfAnswers', 'idempotencyKeys']",
      },
    ],
    test: 'packages/core/src/db/erasures.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.7',
    guard: 'half of the key is at the visitor',
    edits: [keyWithoutVisitor],
    test: 'e2e/proofs/stolen-copy.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.8',
    guard: 'of an error only class, code and place are logged',
    edits: [
      {
        file: 'packages/core/src/log/log.ts',
        find: '    name: error.name,\n',
        replace: '    name: error.message,\n',
      },
    ],
    test: 'packages/core/src/log/log.test.ts',
    title: '',
  },
  {
    promise: 'P1.9',
    guard: 'a parser has no network',
    edits: [
      {
        file: 'packages/core/src/extract/sandbox/confine.ts',
        find: "'--unshare-all', '--die-with-parent'",
        replace: "'--unshare-all', '--share-net', '--die-with-parent'",
      },
    ],
    test: 'packages/core/src/extract/sandbox/run-command.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.10',
    guard: 'signs that Markdown reads are escaped in what a model writes',
    edits: [
      {
        file: 'packages/reading/src/check/prose.ts',
        find: 'const isMarkup = ESCAPED.test(character) || isMarkupAfter(',
        replace: 'const isMarkup = isMarkupAfter(',
      },
    ],
    test: 'packages/reading/src/hostile.test.ts',
    title: '',
  },
  {
    promise: 'P1.11',
    guard: 'a hole in the chain of events makes the reader look again',
    edits: [
      {
        file: 'packages/core/src/events/live-reader.ts',
        find: '    if (previous !== expected) return false;\n',
        replace: '',
      },
    ],
    test: 'packages/core/src/events/live.integration.test.ts',
    title: 'a lost publication',
  },
  {
    promise: 'P1.12',
    guard: 'an address is made of plain characters only',
    edits: [
      {
        file: 'packages/core/src/mail/mail-address.ts',
        find: 'ADDRESS.test(text) &&',
        replace: "(ADDRESS.test(text) || text.includes('@')) &&",
      },
    ],
    test: 'packages/core/src/mail/mailer.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.12',
    guard: 'mails are counted in the commit that holds them',
    edits: [uncounted],
    test: 'apps/api/src/routes/sharing-limits.integration.test.ts',
    title: '',
  },
];
