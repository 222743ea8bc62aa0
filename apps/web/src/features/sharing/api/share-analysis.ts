import { shareAnalysis as route } from '@app/contract/sharing';
import { call } from '../../../lib/api-client.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { currentLanguage } from '../../../words/language.ts';
import { type ProofOptions, withProof } from '../../../lib/proof/with-proof.ts';

type Share = { analysisId: string; senderEmail: string; recipientEmail: string; preview?: string | undefined };

export async function shareAnalysis(body: Share, options: ProofOptions): Promise<void> {
  await requireCookies();
  const language = currentLanguage();
  // The mail is in English unless another language is named.
  const mail = language === 'en' ? body : { ...body, language };
  await withProof((headers) => call(route, { body: mail, headers }), options);
}
