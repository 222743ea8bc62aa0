import type { Message } from '@app/contract/messages';
import type { Session } from '../../../lib/session.ts';

type Reply = { id: string; text: string };
type Place = { session: Session; messages: Message[]; about?: string | undefined };

/**
 * Builds the messages that the server has stored meanwhile from the streamed exchange. Without a question, the question
 * is already in the list.
 */
export function composeExchange(
  question: string | undefined,
  reply: Reply,
  { session, messages, about }: Place,
): Message[] {
  const newest = messages.findLast(({ kind }) => kind === 'analysis')?.analysisId ?? '';
  const shared = {
    analysisId: about ?? newest,
    sessionId: session.id,
    kind: 'chat' as const,
    createdAt: new Date().toISOString(),
  };
  const asked =
    question === undefined ? [] : [{ ...shared, id: `${reply.id}-question`, role: 'user', content: question } as const];
  return [...asked, { ...shared, id: reply.id, role: 'assistant', content: reply.text }];
}
