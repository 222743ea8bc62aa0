import type { GuardRow } from './guard.ts';

const vault = 'packages/core/src/vault/vault.ts';
const separation = 'packages/core/src/vault/separation.test.ts';
const mails = 'packages/core/src/db/share-mails.ts';
const sendMail = 'apps/worker/src/jobs/send-mail/send-mail.integration.test.ts';
const injections = 'packages/core/src/chat/injections.test.ts: every call holds the canary';

/** Guards that could once be removed without a test noticing. */
export const quietGuards: readonly GuardRow[] = [
  {
    guard: 'P1.3: an answer that ends at its token limit is not whole',
    file: 'apps/worker/src/jobs/analyze/write-part.ts',
    find: "finish !== 'stop' || !isWhole(text)",
    replace: '!isWhole(text)',
    test: 'apps/worker/src/jobs/analyze/write-report.integration.test.ts: a letter that ends at its token limit',
  },
  {
    guard: 'P1.2: a shared copy has no private title',
    file: 'packages/core/src/sharing/snapshot.ts',
    find: 'const document = { ...own, title: undefined };',
    replace: 'const document = own;',
    test: 'packages/core/src/sharing/snapshot.test.ts: the title that its owner gave',
  },
  {
    guard: 'P1.11: proxies do not buffer events',
    file: 'apps/api/src/event-stream.ts',
    find: "    'x-accel-buffering': 'no',\n",
    test: 'apps/api/src/event-replay.integration.test.ts: no proxy collects events',
  },
  {
    guard: 'P1.3: Postgres ends a transaction that its process left idle',
    file: 'packages/core/src/db/database.ts',
    find: '    idle_in_transaction_session_timeout: 15_000,\n',
    test: 'packages/core/src/db/idle-transaction.integration.test.ts: Postgres itself ends',
  },
  {
    guard: 'P1.3: a write to a Redis that became a replica goes to the new primary',
    file: 'packages/core/src/redis/redis.ts',
    find: "(redisCode(error) === 'READONLY' ? 2 : false)",
    replace: "(redisCode(error) === '' ? 2 : false)",
    test: 'packages/core/src/redis/read-only.integration.test.ts: a write to a primary',
  },
  {
    guard: 'P1.12: the mail library never sends again by itself',
    file: 'packages/core/src/mail/mailer.ts',
    find: '    maxRequeues: 0,\n',
    test: 'packages/core/src/mail/mailer.integration.test.ts: the transport itself never tries',
  },
  {
    guard: 'P1.13: a call whose pictures were left out fails',
    file: 'packages/core/src/llm/read-stream.ts',
    find: "part.type === 'stream-start' && hasDroppedInput(part.warnings)",
    replace: "part.type === 'stream-start' && part.warnings.length < 0",
    test: 'packages/core/src/llm/read-stream.test.ts: a call whose pictures',
  },
  {
    guard: 'P1.12: only a visitor mails',
    file: 'apps/api/src/routes/sharing.ts',
    find: "    if (!request.visitor) throw new AppError('FOREIGN_ORIGIN');\n",
    replace: '    request.visitor ??= { secret: Buffer.alloc(32) };\n',
    test: 'apps/api/src/routes/share-mails.integration.test.ts: a request that brings no visitor',
  },
  {
    guard: 'P1.12: a mail that may have arrived is not sent again',
    file: 'packages/core/src/mail/mail-outcome.ts',
    find: "  return wasHandedOver ? 'unknown' : 'postponed';",
    replace: "  return wasHandedOver && code === '' ? 'unknown' : 'postponed';",
    test: `${sendMail}: a mail whose connection breaks after the message`,
  },
  {
    guard: 'P1.12: a mail waits for its next try',
    file: mails,
    find: "and status = 'queued' and coalesce(not_before <= now(), true)",
    replace: "and status = 'queued'",
    test: `${sendMail}: the pauses between tries double`,
  },
  {
    guard: 'P1.12: a mail that no server takes ends',
    file: mails,
    find: "(status = 'queued' and (${isLate(tryForMs)} or not ${isStillShared})))",
    replace: "(status = 'queued' and not ${isStillShared}))",
    test: `${sendMail}: a mail that no server takes fails after six hours`,
  },
  {
    guard: 'P1.12: the visitor sees the end of a mail by another link',
    file: 'packages/core/src/db/shares.ts',
    find: "where own.id is not null or passed.id is not null or mailed.status = 'failed'",
    replace: 'where own.id is not null',
    test: 'apps/api/src/routes/mail-ends.integration.test.ts: a reader who passes a link on',
  },
  {
    guard: 'P1.26: what the second reader reads stands between tags',
    file: 'packages/reading/src/check/second-reader.ts',
    find: "${wrapMaterial(listSentences(sentences), 'sentences')}",
    replace: '${listSentences(sentences)}',
    test: injections,
  },
  {
    guard: 'P1.26: people in view are numbers in the instructions',
    file: 'packages/reading/src/observe/about-material.ts',
    find: '({ number }: { number: number }): string => `Person ${number}`;',
    replace: '({ number, locator }: { number: number; locator: string }): string => `Person ${number} (${locator})`;',
    test: injections,
  },
  {
    guard: 'P1.26: nobody can guess the name of a tag',
    file: 'packages/reading/src/ask/build-instructions.ts',
    find: "const tag = `${name}-${randomBytes(8).toString('hex')}`;",
    replace: "const tag = `${name}-${randomBytes(8).fill(0).toString('hex')}`;",
    test: 'packages/core/src/chat/injections.test.ts: words that forge',
  },
  {
    guard: 'P1.7: cookies and puzzles are signed with keys of their own',
    file: vault,
    find: "derive(key, 'proof')",
    replace: "derive(key, 'cookie')",
    test: `${separation}: what is derived from a server key`,
  },
  {
    guard: 'P1.39: a media key opens the file of its own job only',
    file: vault,
    find: 'openForMedia: (wrapped, jobId) => media.unwrap(wrapped, { context: `media:${jobId}` }),',
    replace: 'openForMedia: (wrapped, jobId) => media.unwrap(wrapped, { context: jobId && `media:j1` }),',
    test: `${separation}: a media key opens the key of its own job`,
  },
  {
    guard: 'P1.7: a fingerprint belongs to one session',
    file: vault,
    find: "hmac(derive(read(key), 'fingerprint'), bytes)",
    replace: 'hmac(derive(serverKeys[0] as Buffer, `fingerprint${read(key).type}`), bytes)',
    test: `${separation}: equal bytes have one fingerprint`,
  },
  {
    guard: 'P1.7: a value of another format does not open',
    file: vault,
    find: 'value[0] !== FORMAT || value.length',
    replace: 'value.length',
    test: `${separation}: a value of another format`,
  },
];
