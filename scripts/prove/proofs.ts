/** A promise of docs/SECURITY.md at its documented size; CI runs the same tests with smaller numbers. */
export type FullSizeProof = { promise: string; file: string; title: string; size: Record<string, string> };

/** The promise, the file, a part of the titles of its tests (all without one), the variables that set the full size. */
const TABLE = `
P1.2 | apps/api/src/access.integration.test.ts | guessed | GUESSES=10000
P1.2 | apps/api/src/routes/sharing.integration.test.ts | guessed share ids open nothing | SHARE_GUESSES=10000
P1.2 | apps/api/src/stranger-timing.integration.test.ts | takes as long as | TIMING_ROUNDS=2000
P1.5 | packages/core/src/spend/spend.integration.test.ts | never pass the cap | SPEND_CALLS=5000
P1.5 | apps/worker/src/jobs/analyze/spend.long.test.ts | no more are paid for than the cap allows | SPEND_REQUESTS=300
P1.6 | e2e/faults/clears.integration.test.ts | clears at any moment | CLEARS=1000
P1.6 | e2e/proofs/forensics.long.test.ts |  |
P1.7 | e2e/proofs/stolen-copy.long.test.ts |  | AT_REST_SESSIONS=1000
P1.9 | packages/core/src/extract/corpus.integration.test.ts | file | CORPUS_HOSTILE=1000 CORPUS_DAMAGED=2000
P1.10 | packages/core/src/export/files.integration.test.ts | hostile reports become files | HOSTILE_EXPORTS=500
P1.12 | packages/core/src/mail/mailer.integration.test.ts | fuzzed addresses | MAIL_ADDRESSES=10000
P1.12 | apps/api/src/routes/sharing-limits.integration.test.ts | become mails | SHARE_SUBMITS=1000
P1.12 | apps/worker/src/jobs/send-mail/killed.long.test.ts | sends no mail twice | FAULT_ROUNDS=5
P1.14 | apps/api/src/admission.integration.test.ts | exactly | AT_ONCE=200
P1.14 | apps/api/src/routes/opinions.integration.test.ts | concurrent requests start no more | AT_ONCE=200
P1.20 | apps/api/src/fuzzed-calls.integration.test.ts |  | FUZZ_BODIES=20000
P1.20 | apps/api/src/routes/hostile-names.integration.test.ts |  | HOSTILE_NAMES=60
P1.20 | apps/api/src/malformed-input.integration.test.ts | hostile requests | HOSTILE_REQUESTS=2000
P1.23 | e2e/faults/retention.integration.test.ts |  | RETENTION_ROWS=100000
P1.24 | e2e/proofs/key-rotation.long.test.ts |  | ROTATION_VISITORS=12
P1.25 | e2e/proofs/clocks.long.test.ts |  | CLOCK_ANALYSES=200
P1.26 | e2e/proofs/injection.long.test.ts |  | INJECTIONS=200
P1.27 | apps/api/src/plugins/rate-limit.integration.test.ts | through two processes | RATE_REQUESTS=10000
P1.28 | e2e/faults/overload.long.test.ts | at twice the capacity | OVERLOAD_SECONDS=600
P1.30 | apps/api/src/no-calls-out.long.test.ts |  | URL_SPELLINGS=200
P1.31 | apps/api/src/slow-clients.long.test.ts |  | SLOW_HEADERS=1000 SILENT_READERS=200
P1.42 | apps/api/src/routes/interview.integration.test.ts | concurrent follow-ups | AT_ONCE=200
`;

export const proofs: FullSizeProof[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [promise = '', file = '', title = '', size = ''] = line.split('|').map((cell) => cell.trim());
    return { promise, file, title, size: Object.fromEntries(new URLSearchParams(size.replaceAll(' ', '&'))) };
  });
