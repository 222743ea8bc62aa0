import type { Message } from '@app/contract/messages';
import type { Session } from '../../../lib/session.ts';

type Reply = { id: string; text: string };
type Place = { session: Session; messages: Message[] };

/** What was said live, as the two messages the server has stored meanwhile. */
export function composeExchange(question: string, reply: Reply, { session, messages }: Place): Message[] {
  const about = messages.findLast(({ kind }) => kind === 'analysis')?.analysisId ?? '';
  const shared = {
    analysisId: about,
    sessionId: session.id,
    kind: 'chat' as const,
    createdAt: new Date().toISOString(),
  };
  return [
    { ...shared, id: `${reply.id}-question`, role: 'user', content: question },
    { ...shared, id: reply.id, role: 'assistant', content: reply.text },
  ];
}
