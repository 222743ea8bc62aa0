import { chat } from '@app/contract/chat';
import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';
import type { ProviderId } from '@app/contract/models';
import { httpErrorOf, urlOf } from '../../../lib/api-client.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { visitorLocale } from '../../../lib/visitor-locale.ts';
import { type ProofOptions, withProof } from '../../../lib/proof/with-proof.ts';
import { readEvents } from './read-events.ts';

type SendOptions = Pick<ProofOptions, 'onPuzzle'> & { signal: AbortSignal };
type Question = {
  content: string;
  sessionId: string;
  selectedModel: ProviderId;
  analysisId?: string;
  shareId?: string | undefined;
};
export type ChatAnswer =
  /** With its id, a reply can be stopped, and followed on a new connection when this one breaks. */
  | { type: 'events'; events: AsyncGenerator<AnalysisEvent>; analysisId: string | undefined }
  | { type: 'messages'; messages: Message[] };

const EVENTS_PATH = /^\/api\/analyses\/([^/]+)\/events$/;

/** Requests a stream; a server that does not stream answers with the finished messages. */
export async function sendChat(question: Question, options: SendOptions): Promise<ChatAnswer> {
  await requireCookies();
  const response = await withProof((proof) => ask(question, proof, options.signal), options);
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream');
  if (isStream && response.body) {
    const [, analysisId] = EVENTS_PATH.exec(response.headers.get('Content-Location') ?? '') ?? [];
    return { type: 'events', events: readEvents(response.body), analysisId };
  }
  const { messages } = (await response.json()) as { messages: Message[] };
  return { type: 'messages', messages };
}

async function ask(question: Question, proof: Record<string, string>, signal: AbortSignal): Promise<Response> {
  const response = await fetch(urlOf(chat), {
    method: chat.method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream, application/json;q=0.9', ...proof },
    body: JSON.stringify({ ...question, ...visitorLocale() }),
    signal,
  });
  if (!response.ok) throw await httpErrorOf(response);
  return response;
}
