import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { useChat } from '../features/chat/model/use-chat.ts';
import { newestReply, openWork } from '../lib/open-work.ts';
import type { Session } from '../lib/session.ts';

type Props = {
  session: Session;
  model: ProviderId;
  messages: Message[];
  /** The report the question is about; undefined means the newest. */
  about: string | undefined;
  disabled: boolean;
  leaving: AbortSignal;
  onMessages: (fresh: Message[]) => void;
};

export function ChatSection({ session, model, messages, about, disabled, leaving, onMessages }: Props): ReactNode {
  // `useAnalysis` fetches this query; `enabled: false` makes the chat read only the cached result.
  const { data: open } = useQuery({ ...openWork(session.id), select: newestReply, enabled: false });
  const openReply = open?.analysisId;
  const { send, stop, ...chat } = useChat(session, { model, messages, about, openReply, leaving, onMessages });
  return <ChatPanel {...chat} messages={messages} disabled={disabled} onSend={send} onStop={stop} />;
}
