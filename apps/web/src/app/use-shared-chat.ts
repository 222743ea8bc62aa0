import type { Message } from '@app/contract/messages';
import type { SharedAnalysis } from '@app/contract/sharing';
import { useState } from 'react';
import { useMessageList } from '../features/analysis/model/use-message-list.ts';
import type { Session } from '../lib/session.ts';

type SharedChat = { messages: Message[]; append: (fresh: Message[]) => void };

/**
 * The reader's chat about a shared report. The first question copies the report into the reader's own session; after a
 * reload the chat is found there by the text of the report.
 */
export function useSharedChat(session: Session, { messages: shared }: SharedAnalysis): SharedChat {
  const [live, setLive] = useState<Message[]>([]);
  const { messages: own } = useMessageList(session.id, session.isKnown);
  const isCopy = ({ kind, content }: Message): boolean =>
    kind === 'analysis' && shared.some((message) => message.content === content);
  const copies = new Set(own.filter(isCopy).map(({ analysisId }) => analysisId));
  const stored = own.filter(({ kind, analysisId }) => kind === 'chat' && copies.has(analysisId));
  const replies = new Set(stored.map(({ id }) => id));
  return {
    messages: [...stored, ...live.filter(({ id }) => !replies.has(id.replace(/-question$/, '')))],
    append: (fresh) => setLive((before) => [...before, ...fresh]),
  };
}
