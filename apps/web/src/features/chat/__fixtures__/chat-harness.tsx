import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';
import { type ReactNode, useState } from 'react';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createQueryClient } from '../../../lib/query-client.ts';
import { answerMessage } from '../../../testing/fake-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { ChatPanel } from '../components/chat-panel.tsx';
import { useChat } from '../model/use-chat.ts';

const SESSION = { id: 'session-1', isKnown: true };

export const box = page.getByPlaceholder('Ask a question about the analysis...');
export const log = page.getByRole('log', { name: 'Conversation' });
export const send = page.getByRole('button', { name: 'Send' });
export const stop = page.getByRole('button', { name: 'Stop' });
export const queryClient = createQueryClient();

/** The questions sent so far; each test starts with an empty list. */
export const calls: { url: string; init: RequestInit; body: unknown }[] = [];

type Given = { start?: Message[]; disabled?: boolean; openReply?: string; leaving?: AbortSignal };

function Harness({ start = [], disabled = false, openReply, leaving }: Given): ReactNode {
  const [messages, setMessages] = useState(start);
  const onMessages = (fresh: Message[]): void => setMessages((before) => [...before, ...fresh]);
  const { send: onSend, stop: onStop, ...chat } = useChat(SESSION, { model: 'openai', messages, openReply, leaving, onMessages });
  return <ChatPanel {...chat} messages={messages} disabled={disabled} onSend={onSend} onStop={onStop} />;
}

export function open(props: Given = {}): void {
  renderWithQueries(<Harness {...props} />, queryClient);
}

/** Intercepts the questions; other calls go to the previous fetch. */
export function answerWith(answer: (signal: AbortSignal) => Response | Promise<Response>): void {
  const otherCalls = fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit & { signal: AbortSignal; body: string }) => {
    if (url !== '/api/chat') return otherCalls(url, init);
    calls.push({ url, init, body: JSON.parse(init.body) });
    return Promise.resolve(answer(init.signal));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A streamed answer that the test controls. */
export function answerLive(headers: Record<string, string> = {}): {
  say: (event: AnalysisEvent) => void;
  hangUp: () => void;
  isLeft: () => boolean;
} {
  let wire: ReadableStreamDefaultController<Uint8Array>;
  let isLeft = false;
  answerWith((signal) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (wire = controller),
      cancel: () => void (isLeft = true),
    });
    signal.addEventListener('abort', () => {
      isLeft = true;
      wire.error(signal.reason);
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8', ...headers } });
  });
  return {
    say: (event) => wire.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    hangUp: () => wire.close(),
    isLeft: () => isLeft,
  };
}

export const asked = async (): Promise<void> => {
  await expect.poll(() => calls).toHaveLength(1);
};
/** Sends a question and waits until the server has it. */
export async function ask(): Promise<void> {
  await userEvent.type(box, 'Why so?{Enter}');
  await asked();
}

export const chunk = (offset: number, text: string): AnalysisEvent => ({ type: 'text-delta', offset, text });
export const chatMessage = (role: Message['role'], content: string): Message => ({
  ...answerMessage('a1', content),
  id: content,
  role,
  kind: 'chat',
});
