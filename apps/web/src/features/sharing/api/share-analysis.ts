import { shareAnalysis as route } from '@app/contract/sharing';
import { call } from '../../../lib/api-client.ts';

type Share = { analysisId: string; senderEmail: string; recipientEmail: string; preview?: string | undefined };

export async function shareAnalysis(body: Share): Promise<void> {
  await call(route, { body });
}
