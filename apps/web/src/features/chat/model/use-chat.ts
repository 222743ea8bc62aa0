import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { failureOf } from '../../../lib/failure-of.ts';
import type { Session } from '../../../lib/session.ts';
import { strings } from '../../../strings/en.ts';
import { toast } from '../../../ui/toast-store.ts';
import { sendChat } from '../api/send-chat.ts';
import { listUnsaved, reduceChat, silent, type Unsaved } from './chat-state.ts';
import { composeExchange } from './compose-exchange.ts';

type Options = {
  model: ProviderId;
  messages: Message[];
  /** Gets the question and its reply, to be put behind `messages`. */
  onMessages: (fresh: Message[]) => void;
};

export type Chat = Unsaved & {
  isReplying: boolean;
  /** False: it was not sent, and the words belong back in the box. */
  send: (content: string) => Promise<boolean>;
  stop: () => void;
};

export function useChat(session: Session, { model, messages, onMessages }: Options): Chat {
  const [state, dispatch] = useReducer(reduceChat, silent);
  const running = useRef<AbortController>(undefined);
  const queryClient = useQueryClient();

  useEffect(() => {
    return () => {
      running.current?.abort();
      dispatch({ type: 'clear' });
    };
  }, [session.id]);

  async function ask(content: string, signal: AbortSignal): Promise<Message[]> {
    const answer = await sendChat({ content, sessionId: session.id, selectedModel: model }, signal);
    if (answer.type === 'messages') return answer.messages;
    let live = reduceChat(silent, { type: 'ask', question: content });
    for await (const event of answer.events) {
      if (signal.aborted) break;
      if (event.type === 'end') {
        return composeExchange(content, { id: event.messageId, text: live.text }, { session, messages });
      }
      if (event.type === 'error') throw failureOf(event);
      live = reduceChat(live, event);
      dispatch(event);
    }
    throw new Error(''); // Cut before the end.
  }

  async function send(content: string): Promise<boolean> {
    if (state.phase === 'replying') return false;
    const controller = new AbortController();
    running.current = controller;
    dispatch({ type: 'ask', question: content });
    try {
      const fresh = await ask(content, controller.signal);
      if (controller.signal.aborted) return true;
      onMessages(fresh);
      dispatch({ type: 'clear' });
      return true;
    } catch (error) {
      if (controller.signal.aborted) return true;
      console.error(error);
      dispatch({ type: 'clear' });
      toast({ ...strings.chat.failed, description: describe(error), variant: 'destructive' });
      return false;
    } finally {
      // The server knows best what it has kept, also of an exchange that was cut.
      void queryClient.invalidateQueries({ queryKey: ['messages', session.id] });
    }
  }

  function stop(): void {
    running.current?.abort();
    dispatch({ type: 'stop' });
  }

  return { ...listUnsaved(state, messages), isReplying: state.phase === 'replying', send, stop };
}

/** A failed connection has no words of its own that would help a visitor. */
function describe(error: unknown): string {
  const isReadable = error instanceof Error && !(error instanceof TypeError) && !(error instanceof SyntaxError);
  return (isReadable && error.message) || strings.chat.failed.description;
}
