import type { Message } from '@app/contract/messages';
import type { Session } from '../../../lib/session.ts';

type Reply = { id: string; text: string };
type Place = { session: Session; messages: Message[]; about?: string | undefined };

/** What was said live, as the messages the server has stored meanwhile. Without a question, it was there already. */
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
