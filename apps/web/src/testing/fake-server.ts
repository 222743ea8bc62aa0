import type { AnalysisEvent } from '@app/contract/events';
import type { Message } from '@app/contract/messages';
import { onTestFinished, vi } from 'vitest';
import type { UploadTask } from '../lib/upload/upload-task.ts';
import { fakeUploadWorker } from './fake-upload-worker.ts';

type Call = { method: string; path: string; headers: Record<string, string>; body: unknown };
/** `until`: the answer waits for this promise. */
type Answer = { status: number; body: unknown; until?: Promise<void>; code?: string };

export type FakeServer = {
  calls: Call[];
  /** Method and path of each call. */
  requests: () => string[];
  answers: Record<string, Answer>;
  streams: FakeStream[];
  /** Sends an event on the newest stream. */
  send: (event: AnalysisEvent) => void;
};

class FakeStream {
  readyState: number = EventSource.OPEN;
  onmessage: ((event: { data: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onopen: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
  }
  close(): void {
    this.readyState = 2;
  }
}

/** Answers the page's calls from a table; `answers` is keyed by `METHOD /path`. */
export function startFakeServer(): FakeServer {
  const server: FakeServer = {
    calls: [],
    requests: () => server.calls.map(({ method, path }) => `${method} ${path}`),
    answers: { 'GET /api/status': ok({ sendgrid: false, simulated: true, models: ['anthropic', 'openai'] }) },
    streams: [],
    send: (event) => server.streams.at(-1)?.onmessage?.({ data: JSON.stringify(event) }),
  };

  async function answer(call: Call): Promise<{ status: number; body: string; code: string | undefined }> {
    server.calls.push(call);
    const { status, body, until, code } = server.answers[`${call.method} ${call.path}`] ?? {
      status: 404,
      body: 'Not found.',
    };
    await until;
    return { status, body: typeof body === 'string' ? body : JSON.stringify(body), code };
  }

  async function fetchFake(url: string, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const path = url.split('?')[0] ?? url;
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const headers = init.headers as Record<string, string>;
    const { status, body: text, code } = await answer({ method, path, headers, body });
    return new Response(text, { status, ...(code && { headers: { 'x-error-code': code } }) });
  }

  /** The recorded body holds the file itself instead of its data URL. */
  function receiveFile({ url, headers, fields, name, file }: UploadTask['task']): Promise<UploadTask['answer']> {
    return answer({ method: 'POST', path: url, headers, body: { ...fields, [name]: file } });
  }

  class StreamFake extends FakeStream {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    constructor(url: string) {
      super(url);
      server.streams.push(this);
    }
  }

  vi.stubGlobal('fetch', fetchFake);
  vi.stubGlobal('EventSource', StreamFake);
  vi.stubGlobal('Worker', fakeUploadWorker(receiveFile));
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}

export function ok(body: unknown): Answer {
  return { status: 200, body };
}

export function answerMessage(analysisId: string, content: string): Message {
  const createdAt = '2026-01-01T00:00:00.000Z';
  return { id: `m-${analysisId}`, analysisId, sessionId: 's', role: 'assistant', kind: 'analysis', content, createdAt };
}
