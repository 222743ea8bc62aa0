import type { Message } from '@app/contract/messages';
import { readInput } from '../analyses/read-input.ts';
import { readMessage } from '../analyses/read-messages.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';

/** Returns the question of a turn and, once it exists, its reply. */
export async function readExchange(
  services: Services,
  { analysis: { id }, session }: OwnedAnalysis,
): Promise<Message[]> {
  const input = await readInput(services, session.key, id);
  const ids = input?.type === 'chat' ? [input.messageId, id] : [id];
  const messages = await Promise.all(ids.map((messageId) => readMessage(services, session, messageId)));
  return messages.flatMap((message) => message ?? []);
}
