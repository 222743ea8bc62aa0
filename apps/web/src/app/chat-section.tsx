import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import type { ReactNode } from 'react';
import { ChatPanel } from '../features/chat/components/chat-panel.tsx';
import { useChat } from '../features/chat/model/use-chat.ts';
import type { Session } from '../lib/session.ts';

type Props = {
  session: Session;
  model: ProviderId;
  messages: Message[];
  disabled: boolean;
  onMessages: (fresh: Message[]) => void;
};

export function ChatSection({ session, model, messages, disabled, onMessages }: Props): ReactNode {
  const { pending, reply, isReplying, send, stop } = useChat(session, { model, messages, onMessages });
  return (
    <ChatPanel
      messages={messages}
      pending={pending}
      reply={reply}
      isReplying={isReplying}
      disabled={disabled}
      onSend={send}
      onStop={stop}
    />
  );
}
