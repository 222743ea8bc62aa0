import type { Message } from '@app/contract/messages';
import { parseInput } from '../analyses/analysis-input.ts';
import { readMessage } from '../analyses/read-messages.ts';
import { inputPlace } from '../analyses/sealed-places.ts';
import { findSealedInput } from '../db/chat-turns.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';

/** The question of a turn and, once it is there, its reply. */
export async function readExchange(
  services: Services,
  { analysis: { id }, session }: OwnedAnalysis,
): Promise<Message[]> {
  const sealed = await findSealedInput(services.db, id);
  const opened = sealed && services.vault.open(session.key, inputPlace(id), sealed);
  const input = opened === undefined ? undefined : parseInput(opened);
  const ids = input?.type === 'chat' ? [input.messageId, id] : [id];
  const messages = await Promise.all(ids.map((messageId) => readMessage(services, session, messageId)));
  return messages.flatMap((message) => message ?? []);
}
