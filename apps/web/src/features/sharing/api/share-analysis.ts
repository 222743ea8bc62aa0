import { type MailState, shareAnalysis as route } from '@app/contract/sharing';
import { call } from '../../../lib/api-client.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { type ProofOptions, withProof } from '../../../lib/proof/with-proof.ts';

type Share = { analysisId: string; senderEmail: string; recipientEmail: string; preview?: string | undefined };

export async function shareAnalysis(body: Share, options: ProofOptions): Promise<MailState> {
  await requireCookies();
  const { mail = 'accepted' } = await withProof((headers) => call(route, { body, headers }), options);
  return mail;
}
