import { AnalysisEvent } from '@app/contract/events';
import { Message } from '@app/contract/messages';
import { readEventStream } from './read-event-stream.ts';
import { sampleText } from './sample-text.ts';
import type { Stack } from './stack.ts';
import { type TestVisitor, openVisitorWithCookie } from './visitor.ts';
import { z } from 'zod';

/** A visitor with a finished analysis to chat about. */
export type ChatVisitor = TestVisitor & { analysisId: string; report: string };

export async function openChatVisitor(stack: Stack, content = sampleText()): Promise<ChatVisitor> {
  const visitor = await openVisitorWithCookie(stack);
  const analysisId = await visitor.submit(content);
  const { text } = await visitor.follow(analysisId);
  return { ...visitor, analysisId, report: text };
}

type Asked = { body?: object; headers?: Record<string, string>; signal?: AbortSignal };

export function askInChat(
  visitor: TestVisitor,
  content: string,
  { body, headers = {}, signal }: Asked = {},
): Promise<Response> {
  return visitor.request('/api/chat', {
    method: 'POST',
    headers,
    body: JSON.stringify({ sessionId: visitor.sessionId, content, ...body }),
    ...(signal && { signal }),
  });
}

/** The question and its reply. */
export async function exchangeOf(response: Response): Promise<Message[]> {
  return z.object({ messages: z.array(Message) }).parse(await response.json()).messages;
}

export type LiveAnswer = {
  turnId: string;
  events: AsyncGenerator<AnalysisEvent, void>;
};

export async function askLive(visitor: TestVisitor, content: string, asked: Asked = {}): Promise<LiveAnswer> {
  const response = await askInChat(visitor, content, { ...asked, headers: { accept: 'text/event-stream' } });
  const place = response.headers.get('content-location') ?? '';
  const [, turnId = ''] = /^\/api\/analyses\/([0-9a-f-]{36})\/events$/.exec(place) ?? [];
  return { turnId, events: readEvents(response) };
}

async function* readEvents(response: Response): AsyncGenerator<AnalysisEvent, void> {
  for await (const { data } of readEventStream(response)) yield AnalysisEvent.parse(JSON.parse(data));
}

/** Every event up to the last one. */
export async function readToEnd(events: AsyncGenerator<AnalysisEvent, void>): Promise<AnalysisEvent[]> {
  const seen: AnalysisEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/** The text a reader has after these events. */
export function textOf(events: AnalysisEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'text-delta') text = text.slice(0, event.offset) + event.text;
    else if (event.type === 'snapshot') text = event.text;
    else if (event.type === 'restart') text = '';
  }
  return text;
}

/** Reads until some text arrives and leaves the stream there. */
export async function untilText(events: AsyncGenerator<AnalysisEvent, void>): Promise<string> {
  for (;;) {
    const next = await events.next();
    if (next.done) throw new Error('the stream ended without text');
    const text = textOf([next.value]);
    if (text) return text;
  }
}
