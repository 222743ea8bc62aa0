import { type Guard, uncounted } from './guard.ts';

const vault = 'packages/core/src/vault/vault.ts';

export const edgesAndHouse: readonly Guard[] = [
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
        file: 'apps/api/src/bodies/upload-slots.ts',
        find: '      if (holders.size >= slots) continue;\n',
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
    guard: 'the session is held while a link is made',
    edits: [{ file: 'packages/core/src/db/sessions.ts', find: '    .forKeyShare()\n', replace: '' }],
    test: 'packages/core/src/sharing/share-and-clear.integration.test.ts',
    title: 'an owner who shares and clears at once',
  },
  {
    promise: 'P1.3',
    guard: 'a call to Postgres has a deadline',
    edits: [
      {
        file: 'packages/core/src/db/database.ts',
        find: 'statement_timeout: 4_000, query_timeout: 4_500',
        replace: 'statement_timeout: 4_000',
      },
    ],
    test: 'packages/core/src/db/frozen.integration.test.ts',
    title: 'calls to a Postgres that stands still',
  },
  {
    promise: 'P1.19',
    guard: 'a shared copy ends',
    edits: [
      {
        file: 'packages/core/src/db/shares.ts',
        find: "    .where('tokenHash', '=', tokenHash)\n    .where('expiresAt', '>', sql<Date>`now()`)\n",
        replace: "    .where('tokenHash', '=', tokenHash)\n",
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
        find: "new Map(keys.map((key) => [keyId(key).toString('hex'), key]))",
        replace: "new Map(keys.slice(0, 1).map((key) => [keyId(key).toString('hex'), key]))",
      },
    ],
    test: 'e2e/proofs/key-rotation.integration.test.ts',
    title: '',
  },
  {
    promise: 'P1.39',
    guard: 'the key of the file, not of the session, is wrapped for media workers',
    edits: [
      {
        file: 'packages/core/src/analyses/start-analysis.ts',
        find: 'vault.wrapForMedia(material.upload.key, id)',
        replace: 'vault.wrapForMedia(session.key, id)',
      },
    ],
    test: 'apps/worker/src/media-keys.integration.test.ts',
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
    guard: 'the title in the name of a download is encoded',
    edits: [
      {
        file: 'packages/core/src/downloads/file-name.ts',
        find: 'encodeURIComponent(name).replaceAll',
        replace: 'name.replaceAll',
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
        replace: 'removed === MOST_ROWS && count === 0; count += removed',
      },
    ],
    test: 'packages/core/src/db/retention.integration.test.ts',
    title: 'one round removes all',
  },
  {
    promise: 'P1.30',
    guard: 'what a visitor writes is never an address to us',
    edits: [
      {
        file: 'packages/core/src/analyses/start-analysis.ts',
        find: '  const { provider, material, asked = [provider] } = start;\n',
        replace:
          "  const { provider, material, asked = [provider] } = start;\n  void fetch(start.title ?? '').catch(() => {});\n",
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
  {
    promise: 'P1.31',
    guard: 'answers that nobody takes share a budget',
    edits: [{ file: 'apps/api/src/plugins/answer-budget.ts', find: '    hold.add(bytes);\n', replace: '' }],
    test: 'apps/api/src/plugins/answer-budget.integration.test.ts',
    title: 'answers that nobody takes',
  },
  {
    promise: 'P1.31',
    guard: 'a body of endless tiny chunks is cut',
    edits: [{ file: 'apps/api/src/bodies/tiny-chunks.ts', find: '      raw.socket.destroy();\n', replace: '' }],
    test: 'apps/api/src/bodies/tiny-chunks.integration.test.ts',
    title: 'bodies of endless tiny chunks',
  },
  {
    promise: 'P1.40',
    guard: 'a long text counts as many reads',
    edits: [
      {
        file: 'apps/api/src/long-reads.ts',
        find: '  await takeReads(services, request, uses);\n',
        replace: '',
      },
    ],
    test: 'apps/api/src/long-reads.integration.test.ts',
    title: 'a long text read again',
  },
  {
    promise: 'P1.40',
    guard: 'old events count as further streams',
    edits: [
      {
        file: 'apps/api/src/event-stream.ts',
        find: '      await countReplayed(id);\n',
        replace: '',
      },
    ],
    test: 'apps/api/src/event-replay.integration.test.ts',
    title: 'who reads a long stream from its beginning',
  },
  {
    promise: 'P1.40',
    guard: 'long texts are opened one at a time',
    edits: [
      {
        file: 'apps/api/src/long-reads.ts',
        find: 'const longReads = openTextGate(1);',
        replace: 'const longReads = openTextGate(100);',
      },
    ],
    test: 'apps/api/src/long-reads.integration.test.ts',
    title: 'long texts are opened one at a time',
  },
];
