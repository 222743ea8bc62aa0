import { askFollowUp as followUpRoute, type FollowUp, type InterviewQuestionId } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import { call } from '../../../lib/api-client.ts';
import { withProof } from '../../../lib/proof/with-proof.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { visitorLocale } from '../../../lib/visitor-locale.ts';

type Answered = {
  questionId: InterviewQuestionId;
  answer: string;
  isLast?: boolean;
  model: ProviderId;
  signal: AbortSignal;
};

export async function askFollowUp({ questionId, answer, isLast, model, signal }: Answered): Promise<FollowUp> {
  await requireCookies();
  const body = { questionId, answer, ...(isLast && { isLast }), selectedModel: model, ...visitorLocale() };
  return withProof((headers) => call(followUpRoute, { body, headers, signal }), { signal });
}
