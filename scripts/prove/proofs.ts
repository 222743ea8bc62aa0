/** A promise at its documented size; CI runs the same test with a smaller number. */
export type LongProof = {
  /** The id in docs/SECURITY.md. */
  promise: string;
  what: string;
  file: string;
  /** A part of the titles of the tests to run; without one the whole file is run. */
  title?: string;
  /** The environment variables that set the full size. */
  size: Record<string, string>;
  /** The approximate duration on two cores. */
  minutes: number;
};

export const proofs: LongProof[] = [
  {
    promise: 'P1.2',
    what: 'ids of analyses and cookies are guessed',
    file: 'apps/api/src/access.integration.test.ts',
    title: 'guessed',
    size: { GUESSES: '10000' },
    minutes: 2,
  },
  {
    promise: 'P1.2',
    what: 'share ids are guessed',
    file: 'apps/api/src/routes/sharing.integration.test.ts',
    title: 'guessed share ids open nothing',
    size: { SHARE_GUESSES: '10000' },
    minutes: 2,
  },
  {
    promise: 'P1.5',
    what: 'calls of 200 visitors at once meet the cap',
    file: 'packages/core/src/spend/spend.integration.test.ts',
    title: 'never pass the cap',
    size: { SPEND_CALLS: '5000' },
    minutes: 2,
  },
  {
    promise: 'P1.5',
    what: 'whole requests meet the cap while Redis falls',
    file: 'apps/worker/src/jobs/analyze/spend.integration.test.ts',
    title: 'no more are paid for than the cap allows',
    size: { SPEND_REQUESTS: '300' },
    minutes: 3,
  },
  {
    promise: 'P1.6',
    what: 'sessions are cleared at any moment of running work',
    file: 'e2e/faults/clears.integration.test.ts',
    title: 'clears at any moment',
    size: { CLEARS: '1000' },
    minutes: 10,
  },
  {
    promise: 'P1.6',
    what: 'every store, log and copy is searched for the words of a cleared session',
    file: 'e2e/proofs/forensics.integration.test.ts',
    size: {},
    minutes: 1,
  },
  {
    promise: 'P1.7',
    what: 'a thief tries every key on every row, stream entry and file of a copy',
    file: 'e2e/proofs/stolen-copy.integration.test.ts',
    size: { AT_REST_SESSIONS: '1000' },
    minutes: 10,
  },
  {
    promise: 'P1.9',
    what: 'hostile and damaged files go through the parsers',
    file: 'packages/core/src/extract/corpus.integration.test.ts',
    title: 'file',
    size: { CORPUS_HOSTILE: '1000', CORPUS_DAMAGED: '2000' },
    minutes: 20,
  },
  {
    promise: 'P1.10',
    what: 'hostile reports become PDF and DOCX',
    file: 'packages/core/src/export/files.integration.test.ts',
    title: 'hostile reports become files',
    size: { HOSTILE_EXPORTS: '500' },
    minutes: 5,
  },
  {
    promise: 'P1.12',
    what: 'fuzzed addresses are mailed to',
    file: 'packages/core/src/mail/mailer.integration.test.ts',
    title: 'fuzzed addresses',
    size: { MAIL_ADDRESSES: '10000' },
    minutes: 2,
  },
  {
    promise: 'P1.12',
    what: 'one visitor, and a hundred, ask for mails without end',
    file: 'apps/api/src/routes/sharing-limits.integration.test.ts',
    title: 'become mails',
    size: { SHARE_SUBMITS: '1000' },
    minutes: 3,
  },
  {
    promise: 'P1.12',
    what: 'a worker is killed at every moment of sending',
    file: 'apps/worker/src/jobs/send-mail/killed.integration.test.ts',
    title: 'sends no mail twice',
    size: { FAULT_ROUNDS: '5' },
    minutes: 5,
  },
  {
    promise: 'P1.14',
    what: 'submits of one visitor, and of one network, come at once',
    file: 'apps/api/src/admission.integration.test.ts',
    title: 'exactly',
    size: { AT_ONCE: '200' },
    minutes: 1,
  },
  {
    promise: 'P1.23',
    what: 'the upkeep is killed at every step, weeks later by the clock of the database',
    file: 'e2e/proofs/retention.integration.test.ts',
    size: { RETENTION_ROWS: '100000' },
    minutes: 2,
  },
  {
    promise: 'P1.24',
    what: 'server keys rotate process by process under load',
    file: 'e2e/proofs/key-rotation.long.test.ts',
    size: { ROTATION_VISITORS: '12' },
    minutes: 4,
  },
  {
    promise: 'P1.25',
    what: 'an api and a worker are an hour ahead, and others an hour behind',
    file: 'e2e/proofs/clocks.long.test.ts',
    size: { CLOCK_ANALYSES: '200' },
    minutes: 6,
  },
  {
    promise: 'P1.26',
    what: 'documents, pictures and answers of the model try to reach beyond their analysis',
    file: 'e2e/proofs/injection.integration.test.ts',
    size: { INJECTIONS: '200' },
    minutes: 5,
  },
  {
    promise: 'P1.2',
    what: 'what another has is timed against what nobody has',
    file: 'apps/api/src/stranger-timing.integration.test.ts',
    title: 'takes as long as',
    size: { TIMING_ROUNDS: '2000' },
    minutes: 3,
  },
  {
    promise: 'P1.20',
    what: 'fuzzed bodies over all calls',
    file: 'apps/api/src/fuzzed-calls.integration.test.ts',
    size: { FUZZ_BODIES: '20000' },
    minutes: 5,
  },
  {
    promise: 'P1.20',
    what: 'hostile requests over all calls',
    file: 'apps/api/src/malformed-input.integration.test.ts',
    title: 'hostile requests',
    size: { HOSTILE_REQUESTS: '2000' },
    minutes: 1,
  },
  {
    promise: 'P1.27',
    what: 'one network, and a hundred, call without end',
    file: 'apps/api/src/plugins/rate-limit.integration.test.ts',
    title: 'through two processes',
    size: { RATE_REQUESTS: '10000' },
    minutes: 3,
  },
  {
    promise: 'P1.28',
    what: 'twice what can be done is asked for',
    file: 'e2e/faults/overload.long.test.ts',
    title: 'under twice',
    size: { OVERLOAD_SECONDS: '600' },
    minutes: 14,
  },
  {
    promise: 'P1.30',
    what: 'addresses of this machine stand in every field',
    file: 'apps/api/src/no-calls-out.integration.test.ts',
    size: { URL_SPELLINGS: '200' },
    minutes: 5,
  },
  {
    promise: 'P1.31',
    what: 'lines that never finish their headers, readers that never read',
    file: 'apps/api/src/slow-clients.long.test.ts',
    size: { SLOW_HEADERS: '1000', SILENT_READERS: '200' },
    minutes: 3,
  },
  {
    promise: 'P1.42',
    what: 'follow-ups of one visitor are asked for at once',
    file: 'apps/api/src/routes/interview.integration.test.ts',
    title: 'follow-ups asked at once',
    size: { AT_ONCE: '200' },
    minutes: 1,
  },
];
