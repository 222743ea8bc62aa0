/** One line of defence, how to take it away, and the test that must notice. */
export type Guard = {
  promise: string;
  /** What is taken away, in words. */
  guard: string;
  /** What stands there, and what is put in its place. */
  edits: { file: string; find: string; replace: string }[];
  test: string;
  /** The beginning of its title. */
  title: string;
};

const vault = 'packages/core/src/vault/vault.ts';
/** With this alone a thief of the server keys needs no visitor. */
const keyWithoutVisitor = {
  file: vault,
  find: 'derive(secret ? Buffer.concat([serverKey, secret]) : serverKey, `wrap:${place}`)',
  replace: 'derive(secret ? serverKey : serverKey, `wrap:${place}`)',
};
const uncounted = {
  file: 'packages/core/src/db/counters.ts',
  find: '    where counters.used + excluded.used <= (select most from wanted where wanted.name = excluded.name)\n',
  replace: '',
};

export const guards: readonly Guard[] = [
  {
    promise: 'P1.1',
    guard: 'an analysis is found for its own visitor only, and the key opens with their secret only',
    edits: [
      keyWithoutVisitor,
      {
        file: 'packages/core/src/db/analyses.ts',
        find: "    .where('sessions.visitor_hash', 'in', visitorHashes)\n    .where('analyses.id', '=', id)\n",
        replace: "    .where('analyses.id', '=', id)\n",
      },
    ],
    test: 'apps/api/src/access.integration.test.ts',
    title: 'another visitor gets the answer',
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
        file: 'packages/core/src/db/analyses.ts',
        find: ".where('status', 'in', openStatuses)\n    .where('stage', '=', stage)",
        replace: ".where('status', '=', 'queued')\n    .where('stage', '=', stage)",
      },
    ],
    test: 'e2e/faults/faults.integration.test.ts',
    title: 'killed workers lose nothing',
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
    promise: 'P1.6',
    guard: 'the messages go with their session',
    edits: [
      {
        file: 'packages/core/src/db/erasures.ts',
        find: "['messages', 'perceptions', 'idempotency_keys']",
        replace: "['perceptions', 'idempotency_keys']",
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
        file: 'packages/core/src/report/prose.ts',
        find: 'const isMarkup = ESCAPED.test(character) || isMarkupAfter(',
        replace: 'const isMarkup = isMarkupAfter(',
      },
    ],
    test: 'packages/core/src/report/hostile.test.ts',
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
  {
    promise: 'P1.13',
    guard: 'a phase that lasts too long ends the call',
    edits: [
      {
        file: 'packages/core/src/llm/timeouts.ts',
        find: "    controller.abort(new DOMException('The model took too long.', 'TimeoutError'));\n",
        replace: '',
      },
    ],
    test: 'packages/core/src/llm/ask-faults.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.14',
    guard: 'analyses are counted in the commit that holds them',
    edits: [uncounted],
    test: 'apps/api/src/admission.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.15',
    guard: 'large bodies are taken in so many at a time',
    edits: [
      {
        file: 'apps/api/src/bodies/upload-bodies.ts',
        find: "    if (taken >= limit) throw new AppError('UPLOADS_BUSY');\n",
        replace: '',
      },
    ],
    test: 'apps/api/src/bodies/receive-upload-body.integration.test.ts',
    title: 'with all slots taken',
  },
  {
    promise: 'P1.16',
    guard: 'a writing call of another site is refused',
    edits: [
      {
        file: 'apps/api/src/plugins/same-origin.ts',
        find: "    if (!isSameOrigin(request, config)) throw new AppError('FOREIGN_ORIGIN');\n",
        replace: '',
      },
    ],
    test: 'apps/api/src/plugins/same-origin.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.17',
    guard: 'a visit from elsewhere mints no cookie',
    edits: [
      {
        file: 'apps/api/src/plugins/visitor-cookie.ts',
        find: "if (!request.url.startsWith('/api/')) return;",
        replace: "if (request.method === 'HEAD') return;",
      },
      {
        file: 'apps/api/src/plugins/visitor-cookie.ts',
        find: ' || !isSameOrigin(request, config) || isNavigation(request)) return;',
        replace: ') return;',
      },
    ],
    test: 'apps/api/src/plugins/visitor-cookie.integration.test.ts',
    title: '100 entries from other sites',
  },
  {
    promise: 'P1.18',
    guard: 'no other page may frame ours',
    edits: [
      {
        file: 'apps/api/src/plugins/security-headers.ts',
        find: '        frameAncestors: ["\'none\'"],\n',
        replace: '',
      },
    ],
    test: 'apps/api/src/plugins/security-headers.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.19',
    guard: 'a shared copy ends',
    edits: [
      {
        file: 'packages/core/src/db/shares.ts',
        find: "    .where('token_hash', '=', tokenHash)\n    .where('expires_at', '>', sql<Date>`now()`)\n",
        replace: "    .where('token_hash', '=', tokenHash)\n",
      },
    ],
    test: 'apps/api/src/routes/sharing.integration.test.ts',
    title: 'malformed, unknown',
  },
  {
    promise: 'P1.20',
    guard: 'what comes in is parsed at the edge',
    edits: [
      {
        file: 'apps/api/src/bind.ts',
        find: "  if (!success) throw new AppError('BAD_REQUEST', { cause: error, detail: describeProblems(error) });\n  return data;",
        replace: '  if (!success) return describeProblems(error) && value;\n  return data;',
      },
    ],
    test: 'apps/api/src/malformed-input.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.21',
    guard: 'the rule for OpenAI and DeepSeek keys',
    edits: [
      {
        file: 'scripts/secrets/find-secrets.ts',
        find: "  'OpenAI or DeepSeek key': /sk-[A-Za-z0-9]{32,}/g,\n",
        replace: '',
      },
    ],
    test: 'scripts/secrets/find-secrets.test.ts',
    title: '',
  },
  {
    promise: 'P1.22',
    guard: 'every package has a sha512',
    edits: [
      {
        file: 'scripts/supply/lockfile.ts',
        find: '/^sha512-[\\w+/]{86}==$/.test(String(integrity))',
        replace: 'String(integrity)',
      },
    ],
    test: 'scripts/supply/lockfile.test.ts',
    title: '',
  },
  {
    promise: 'P1.23',
    guard: 'copies go when they expire',
    edits: [
      {
        file: 'packages/core/src/db/retention.ts',
        find: "    ['shares', sql`expires_at <= now()`],\n",
        replace: '',
      },
    ],
    test: 'packages/core/src/db/retention.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.24',
    guard: 'every key of the list opens, not the first alone',
    edits: [
      {
        file: vault,
        find: "new Map(serverKeys.map((key) => [keyId(key).toString('hex'), key]))",
        replace: "new Map(serverKeys.slice(0, 1).map((key) => [keyId(key).toString('hex'), key]))",
      },
    ],
    test: 'e2e/proofs/key-rotation.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.27',
    guard: 'an address counts as far as our own proxies vouch for it',
    edits: [
      {
        file: 'apps/api/src/app.ts',
        find: 'hop < config.TRUST_PROXY_HOPS',
        replace: 'hop <= config.TRUST_PROXY_HOPS',
      },
    ],
    test: 'apps/api/src/plugins/rate-limit.integration.test.ts',
    title: '1000 forged addresses',
  },
  {
    promise: 'P1.15',
    guard: 'an upload that only just moves is ended',
    edits: [
      {
        file: 'apps/api/src/bodies/watch-pace.ts',
        find: "    if (count * 1_000 < bytesPerSecond * totalMs) throw new AppError('UPLOAD_TOO_SLOW');\n",
        replace: '',
      },
    ],
    test: 'apps/api/src/slow-clients.integration.test.ts',
    title: 'clients that send a byte a second',
  },
  {
    promise: 'P1.20',
    guard: 'a download has a name of ours',
    edits: [
      {
        file: 'apps/api/src/routes/downloads.ts',
        find: 'fileNameOf(document.createdAt, format)',
        replace: 'document.text.slice(0, 40)',
      },
    ],
    test: 'apps/api/src/routes/hostile-names.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.21',
    guard: 'a program that reads files begins with nothing of ours',
    edits: [
      { file: 'packages/core/src/extract/sandbox/run-command.ts', find: 'env: {},', replace: 'env: process.env,' },
    ],
    test: 'apps/worker/src/child-secrets.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.23',
    guard: 'what has expired is removed to the last row',
    edits: [
      {
        file: 'packages/core/src/db/retention.ts',
        find: 'removed === MOST_ROWS; count += removed',
        replace: 'removed < 0; count += removed',
      },
    ],
    test: 'e2e/proofs/retention.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.30',
    guard: 'what a visitor writes is never an address to us',
    edits: [
      {
        file: 'packages/core/src/analyses/start-analysis.ts',
        find: '  const { provider, material } = start;\n',
        replace: "  const { provider, material } = start;\n  void fetch(start.title ?? '').catch(() => {});\n",
      },
    ],
    test: 'apps/api/src/no-calls-out.integration.test.ts',
    title: 'addresses of this machine',
  },
  {
    promise: 'P1.31',
    guard: 'a reader that takes nothing is cut',
    edits: [
      {
        file: 'apps/api/src/event-stream.ts',
        find: 'const DRAIN_LIMIT_MS = 3_000;',
        replace: 'const DRAIN_LIMIT_MS = 300_000;',
      },
    ],
    test: 'apps/api/src/slow-clients.integration.test.ts',
    title: '',
  },
];
