import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { failureOf } from '../../../lib/failure-of.ts';
import { showFailure } from '../../../lib/show-failure.ts';
import type { Session } from '../../../lib/session.ts';
import { followReply, readReplyStream } from '../api/read-reply.ts';
import { sendChat } from '../api/send-chat.ts';
import { type ChatAction, listUnsaved, reduceChat, silent, type Unsaved } from './chat-state.ts';
import { chatNotice } from './chat-notice.ts';
import { composeExchange } from './compose-exchange.ts';
import { type Exchange, openExchange } from './exchange.ts';

type Options = {
  model: ProviderId;
  messages: Message[];
  /** The analysis the question is about; undefined means the newest. */
  about?: string | undefined;
  /** Set on the page of a shared report: questions are about that report. */
  shareId?: string | undefined;
  /** A reply that was already open on load; it is followed to its end. */
  openReply?: string | undefined;
  /** Aborted when the visitor starts over: all work in progress ends at once. */
  leaving?: AbortSignal | undefined;
  /** Receives the question and its reply, to append to `messages`. */
  onMessages: (fresh: Message[]) => void;
};

export type Chat = Unsaved & {
  isReplying: boolean;
  /** The browser solves a proof of work before the server accepts the question. */
  isSolving: boolean;
  /** The newest reply has just been completed. */
  isReady: boolean;
  /** Resolves to false if the question was not sent; its text then goes back into the box. */
  send: (content: string) => Promise<boolean>;
  stop: () => void;
};

export function useChat(session: Session, options: Options): Chat {
  const { model, messages, about, shareId, openReply, leaving, onMessages } = options;
  const [state, dispatch] = useReducer(reduceChat, silent);
  const running = useRef<Exchange>(undefined);
  const queryClient = useQueryClient();

  useEffect(() => {
    return () => {
      running.current?.leave();
      dispatch({ type: 'clear' });
    };
  }, [session.id]);

  /** Reads a reply to its end, on a second connection if the first one breaks. */
  async function listen(exchange: Exchange, question?: string): Promise<Message[]> {
    const { signal } = exchange;
    let live = reduceChat(silent, { type: 'ask', question });
    const onEvent = (event: ChatAction): void => {
      live = reduceChat(live, event);
      dispatch(event);
    };
    const ending =
      (exchange.events && (await readReplyStream(exchange.events, { signal, onEvent }))) ??
      (exchange.analysisId && (await followReply(exchange.analysisId, { signal, onEvent })));
    if (!ending) throw new Error(''); // The stream broke, and without an id it cannot be resumed.
    if (ending.type === 'error') throw await failureOf(ending);
    return composeExchange(question, { id: ending.messageId, text: live.text }, { session, messages, about });
  }

  async function ask(exchange: Exchange, content: string): Promise<Message[]> {
    const subject = { ...(about && { analysisId: about }), ...(shareId && { shareId }) };
    const question = { content, sessionId: session.id, selectedModel: model, ...subject };
    const answer = await sendChat(question, {
      signal: exchange.signal,
      onPuzzle(isOn) {
        exchange.hold(isOn);
        dispatch({ type: 'puzzle', isOn });
      },
    });
    if (answer.type === 'messages') return answer.messages;
    exchange.accept(answer);
    return listen(exchange, content);
  }

  /** Refetches the messages after success and failure, because only the server knows what it has stored. */
  async function carry(exchange: Exchange, work: Promise<Message[]>): Promise<boolean> {
    running.current = exchange;
    try {
      const fresh = await work;
      if (exchange.isOver()) return true;
      onMessages(fresh);
      dispatch({ type: 'answered' });
      return true;
    } catch (error) {
      if (running.current === exchange) dispatch({ type: exchange.isOver() ? 'stop' : 'clear' });
      if (exchange.isOver()) return true;
      console.error(error);
      void showFailure('chat', chatNotice(error), error);
      return false;
    } finally {
      if (!leaving?.aborted) void queryClient.invalidateQueries({ queryKey: ['messages', session.id] });
    }
  }

  async function send(content: string): Promise<boolean> {
    if (state.phase === 'replying') return false;
    dispatch({ type: 'ask', question: content });
    const exchange = openExchange(leaving);
    return carry(exchange, ask(exchange, content));
  }

  const resume = useEffectEvent((analysisId: string): Exchange | undefined => {
    if (state.phase === 'replying') return undefined;
    dispatch({ type: 'ask', question: undefined });
    const exchange = openExchange(leaving);
    exchange.accept({ analysisId });
    void carry(exchange, listen(exchange));
    return exchange;
  });
  useEffect(() => {
    const resumed = openReply ? resume(openReply) : undefined;
    return () => resumed?.leave();
  }, [openReply]);

  function stop(): void {
    dispatch({ type: 'stop' });
    running.current?.stop();
  }

  return {
    ...listUnsaved(state, messages),
    isReplying: state.phase === 'replying',
    isSolving: state.isSolving,
    isReady: state.phase === 'answered',
    send,
    stop,
  };
}
