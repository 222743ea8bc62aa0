import { interviewQuestions } from '@app/contract/interview';
import { ProviderId } from '@app/contract/models';
import { langs } from '@app/words/languages';
import { z } from 'zod';
import type { QuotaSubject } from '../db/analyses.ts';

const hash = z.base64url().transform((value): Buffer => Buffer.from(value, 'base64url'));

/** What a worker needs to ask for one follow-up; sealed in storage while the request waits. */
export const FollowUpTask = z
  .object({
    questionId: z.enum(interviewQuestions),
    answer: z.string(),
    lang: z.enum(langs),
    provider: ProviderId,
    /** The stored name of the quota subject. */
    payer: z.object({ visitor: hash, network: hash, block: hash }),
    /** The answer mentions a young age: triage decides before the answer goes to the chosen model. */
    isAgeHinted: z.boolean(),
  })
  .transform(({ payer: quotaSubject, ...task }) => ({ ...task, quotaSubject }));
export type FollowUpTask = z.infer<typeof FollowUpTask>;

/** The worker's result. Without a question: the model gave none, or its question was refused. */
export const FollowUpResult = z.object({
  question: z.string().optional(),
  triage: z
    .object({
      selfHarm: z.enum(['none', 'mentioned', 'acute']),
      under18: z.enum(['yes', 'no', 'unclear']),
      language: z.string().optional(),
    })
    .optional(),
});
export type FollowUpResult = z.infer<typeof FollowUpResult>;

export function encodeTask({ quotaSubject, ...task }: FollowUpTask): Buffer {
  const hashes = Object.entries(quotaSubject satisfies QuotaSubject).map(([kind, value]) => [
    kind,
    value.toString('base64url'),
  ]);
  return Buffer.from(JSON.stringify({ ...task, payer: Object.fromEntries(hashes) as unknown }));
}
