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
  /** Which report is asked about, when it is not the newest. */
  about: string | undefined;
  disabled: boolean;
  leaving: AbortSignal;
  onMessages: (fresh: Message[]) => void;
};

export function ChatSection({ session, model, messages, about, disabled, leaving, onMessages }: Props): ReactNode {
  // Read by the analysis, which comes first; here it is only looked at.
  const { data: open } = useQuery({ ...openWork(session.id), select: newestReply, enabled: false });
  const openReply = open?.analysisId;
  const { send, stop, ...chat } = useChat(session, { model, messages, about, openReply, leaving, onMessages });
  return <ChatPanel {...chat} messages={messages} disabled={disabled} onSend={send} onStop={stop} />;
}
