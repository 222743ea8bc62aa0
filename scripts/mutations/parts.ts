const core = 'packages/core/src';
const check = 'packages/reading/src/check';

/** What is changed and which tests must notice; the quickest that can, because each change runs them again. */
export const parts: Record<string, { mutate: string[]; tests: string[] }> = {
  vault: {
    mutate: [`${core}/vault/vault.ts`, `${core}/vault/sealed-stream.ts`],
    tests: [`${core}/vault/vault.test.ts`, `${core}/vault/separation.test.ts`, `${core}/vault/sealed-stream.test.ts`],
  },
  leases: {
    mutate: [`${core}/db/leases.ts`, `${core}/db/lease-keeper.ts`],
    tests: [`${core}/db/leases.integration.test.ts`, `${core}/db/lease-keeper.test.ts`],
  },
  spend: {
    mutate: [
      `${core}/spend/caps.ts`,
      `${core}/spend/pressure.ts`,
      `${core}/db/counters.ts`,
      `${core}/db/model-calls.ts`,
    ],
    tests: [`${core}/spend/spend.integration.test.ts`],
  },
  quotes: {
    mutate: ['find-quote', 'check-evidence', 'passage-limit', 'quotations'].map((name) => `${check}/${name}.ts`),
    tests: [`${check}/find-quote*.test.ts`, `${check}/passage-limit.test.ts`, `${check}/quotations.test.ts`],
  },
  sharing: {
    mutate: [`${core}/sharing/*.ts`, `!${core}/sharing/*.test.ts`, `${core}/db/share-mails.ts`, `${core}/db/shares.ts`],
    tests: [
      `${core}/sharing/snapshot.test.ts`,
      'apps/worker/src/jobs/send-mail/send-mail.integration.test.ts',
      'apps/api/src/routes/sharing.integration.test.ts',
      'apps/api/src/routes/share-mails.integration.test.ts',
    ],
  },
};
