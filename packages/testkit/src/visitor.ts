import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AnalysisEvent, isFinalEvent } from '@app/contract/events';
import type { AnalysisReply } from '@app/contract/analyses';
import { Message } from '@app/contract/messages';
import { z } from 'zod';
import { readEventStream } from './read-event-stream.ts';
import type { Stack } from './stack.ts';

/** What one reader received of one analysis. Like the page, it resumes after a disconnect. */
export type SeenEvents = {
  text: string;
  events: AnalysisEvent[];
  /** The number of text events; a high number means that the text arrived in steps. */
  steps: number;
  restarts: number;
  /** Pieces that did not continue the text: `gaps` start after its end, `repeats` before it. */
  gaps: number;
  repeats: number;
  connections: number;
  longestPauseMs: number;
  firstTextMs: number;
};

export type TestVisitor = {
  sessionId: string;
  cookie(): string;
  /** Sends each request to the next server in turn, as a load balancer does. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Retries until a server answers with a status below 500; idempotency keys make that safe. */
  requestUntilAnswered(path: string, init?: RequestInit): Promise<Response>;
  submit(
    content: string,
    options?: { model?: string; key?: string; sessionId?: string; framework?: string },
  ): Promise<string>;
  /** Sends a file as the page does, with the other fields of the call; returns the analysis id. */
  submitFile(path: string, file: Buffer, fields?: Record<string, unknown>): Promise<string>;
  follow(
    analysisId: string,
    options?: { signal?: AbortSignal; onEvent?: (event: AnalysisEvent) => void },
  ): Promise<SeenEvents>;
  messages(): Promise<Message[]>;
};

const RETRY_MS = 100;
/** How long a visitor keeps retrying. */
const ANSWER_LIMIT_MS = 180_000;

/** One request as its sender saw it; without a status there was no answer. */
export type AnalysisRequest = {
  method: string;
  path: string;
  status: number | undefined;
  tookMs: number;
  /** Whether the answer says when to try again. */
  hasRetryAfter?: boolean;
};

/**
 * A visitor with its own cookie that sends each request to the next server. `address` is its client address, sent as
 * X-Forwarded-For to servers that trust a proxy.
 */
export function openVisitor(
  servers: () => string[],
  onAsked: (asked: AnalysisRequest) => void = () => {},
  address?: string,
): TestVisitor {
  const sessionId = randomUUID();
  let cookie = '';
  let turn = 0;

  const headers = (init: RequestInit = {}): Record<string, string> => ({
    ...(init.body ? { 'content-type': 'application/json' } : {}),
    ...(cookie && { cookie }),
    ...(address && { 'x-forwarded-for': address }),
    ...(init.headers as Record<string, string> | undefined),
  });

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const list = servers();
    turn += 1;
    const sent = headers(init);
    const began = performance.now();
    const tell = (response?: Response): void =>
      onAsked({
        method: init.method ?? 'GET',
        path,
        status: response?.status,
        tookMs: performance.now() - began,
        hasRetryAfter: response?.headers.has('retry-after') ?? false,
      });
    const response = await fetch(`${list[turn % list.length]}${path}`, { ...init, headers: sent }).catch(
      (error: unknown) => {
        if (!init.signal?.aborted) tell();
        throw error;
      },
    );
    tell(response);
    const minted = response.headers.getSetCookie()[0]?.split(';')[0];
    // Of requests sent at the same time, only the first answer sets the cookie.
    if (minted && (sent.cookie ?? '') === cookie) cookie = minted;
    return response;
  }

  async function requestUntilAnswered(path: string, init: RequestInit = {}): Promise<Response> {
    const end = Date.now() + ANSWER_LIMIT_MS;
    for (;;) {
      const response = await request(path, init).catch(() => undefined);
      if (response && response.status < 500) return response;
      await response?.body?.cancel();
      if (Date.now() > end) throw new Error(`no answer from ${path}: ${response?.status ?? 'no connection'}`);
      await delay(RETRY_MS);
    }
  }

  return {
    sessionId,
    cookie: () => cookie,
    request,
    requestUntilAnswered,
    async submit(content, { model = 'openai', key = randomUUID(), sessionId: label = sessionId, framework } = {}) {
      const response = await requestUntilAnswered(`/api/analyze/text${framework ? `/${framework}` : ''}`, {
        method: 'POST',
        headers: { prefer: 'respond-async', 'idempotency-key': key },
        body: JSON.stringify({ content, sessionId: label, selectedModel: model }),
      });
      if (response.status !== 202) throw new Error(`submit answered ${response.status}: ${await response.text()}`);
      return ((await response.json()) as AnalysisReply).analysisId;
    },
    async submitFile(path, file, fields = {}) {
      const response = await request(path, {
        method: 'POST',
        headers: { prefer: 'respond-async' },
        body: fileBody(path, file, { sessionId, ...fields }),
      });
      if (response.status !== 202) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
      return ((await response.json()) as AnalysisReply).analysisId;
    },
    async follow(analysisId, { signal, onEvent } = {}) {
      const sight: SeenEvents = {
        text: '',
        events: [],
        steps: 0,
        restarts: 0,
        gaps: 0,
        repeats: 0,
        connections: 0,
        longestPauseMs: 0,
        firstTextMs: 0,
      };
      const began = performance.now();
      let seen = began;
      let lastId: string | undefined;
      const isAborted = (): boolean => signal?.aborted ?? false;
      while (!isAborted()) {
        sight.connections += 1;
        try {
          const response = await request(`/api/analyses/${analysisId}/events`, {
            ...(signal && { signal }),
            headers: lastId ? { 'last-event-id': lastId } : {},
          });
          if (response.status === 404) throw new Error('not found');
          for await (const { id, data } of readEventStream(response)) {
            const event = AnalysisEvent.parse(JSON.parse(data));
            const now = performance.now();
            if (sight.steps > 0) sight.longestPauseMs = Math.max(sight.longestPauseMs, now - seen);
            seen = now;
            lastId = id ?? lastId;
            see(sight, event, now - began);
            onEvent?.(event);
            if (isFinalEvent(event)) return sight;
          }
        } catch (error) {
          if ((error as Error).message === 'not found') throw error;
        }
        await delay(RETRY_MS);
      }
      return sight;
    },
    async messages() {
      const response = await requestUntilAnswered(`/api/messages?sessionId=${sessionId}`);
      return z.array(Message).parse(await response.json());
    },
  };
}

/** Opens a visitor of a stack and gets the cookie with a first request. */
export async function openVisitorWithCookie(stack: Pick<Stack, 'apis'>, address?: string): Promise<TestVisitor> {
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url), undefined, address);
  await visitor.request('/api/status');
  return visitor;
}

/** A request body with a file as in the specification: a data URL in the call's file field. */
export function fileBody(path: string, file: Buffer, fields: Record<string, unknown> = {}): string {
  const field = /document|extract/.test(path) ? 'fileData' : 'mediaData';
  return JSON.stringify({ ...fields, [field]: `data:application/octet-stream;base64,${file.toString('base64')}` });
}

function see(sight: SeenEvents, event: AnalysisEvent, atMs: number): void {
  sight.events.push(event);
  switch (event.type) {
    case 'text-delta':
      if (event.offset > sight.text.length) sight.gaps += 1;
      if (event.offset < sight.text.length) sight.repeats += 1;
      sight.text = sight.text.slice(0, event.offset) + event.text;
      sight.steps += 1;
      sight.firstTextMs ||= atMs;
      return;
    case 'snapshot':
      sight.text = event.text;
      sight.steps += 1;
      if (event.text) sight.firstTextMs ||= atMs;
      return;
    case 'restart':
      sight.restarts += 1;
      sight.text = '';
      return;
    case 'blocks':
    case 'progress':
    case 'noticed':
    case 'end':
    case 'error':
    case 'reconnect':
  }
}
