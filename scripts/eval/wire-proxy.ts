import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ProviderId } from '@app/contract/models';
import type { ProviderSettings } from '@app/core/llm/llm';
import { highestWireCost } from './highest-wire-cost.ts';
import type { Ledger } from './ledger.ts';
import { hashOf, keepHeaders, normaliseRequest, removeIds, type WireStore } from './wire-store.ts';

/** Where the packages of the providers send their calls when no address is set. */
const usualAddresses: Record<ProviderId, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  deepseek: 'https://api.deepseek.com',
  perplexity: 'https://api.perplexity.ai',
};

type Providers = Partial<Record<ProviderId, ProviderSettings>>;

export type WireProxy = {
  /** The same providers, reached through the proxy; what they are asked belongs to this trial. */
  settingsFor(trial: string): Providers;
  modelOf(provider: ProviderId): string;
  /** Calls of the trial that were answered from the store. */
  replayed(trial: string): number;
  /** A call was refused because of the cap: of this trial, or of any. */
  isCapReached(trial?: string): boolean;
  close(): Promise<void>;
};

type Options = { providers: Providers; store: WireStore; ledger: Ledger; isReplayOnly?: boolean };

/**
 * Stands between the providers' packages and the providers. An answer is written down before its end is passed on, and a
 * question that has an answer is not sent again: a run that was killed goes on without paying twice.
 */
export async function startWireProxy({ providers, store, ledger, isReplayOnly = false }: Options): Promise<WireProxy> {
  const asked = new Map<string, number>();
  const replayed = new Map<string, number>();
  const refused = new Set<string>();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, trial = '', name, ...rest] = (request.url ?? '').split('/');
    const provider = ProviderId.parse(name);
    const body = await buffer(request);
    const path = `/${rest.join('/')}`;
    const normal = normaliseRequest(body, request.headers['content-type']);
    const question = `${trial} ${provider} ${path} ${hashOf(normal)}`;
    // The same question twice in a trial has two answers.
    const occurrence = asked.get(question) ?? 0;
    asked.set(question, occurrence + 1);
    const key = `${hashOf(question)}-${occurrence}`;

    const known = store.find(trial, key);
    if (known) {
      replayed.set(trial, (replayed.get(trial) ?? 0) + 1);
      if (known.status === 0) return void response.destroy();
      response.writeHead(known.status, known.headers);
      if (known.isAborted) response.write(known.body, () => response.destroy());
      else response.end(known.body);
      return;
    }
    if (isReplayOnly) return refuse(response, 404, `not recorded: ${question}`);
    if (!ledger.reserve(trial, key, highestWireCost(provider, normal))) {
      refused.add(trial);
      return refuse(response, 402, 'the spend cap of this run is reached');
    }
    await forward(request, response, { trial, key, provider, path, body, normal });
  }

  type Call = { trial: string; key: string; provider: ProviderId; path: string; body: Buffer; normal: string };

  async function forward(request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
    const { trial, key, provider, path, body, normal } = call;
    const base = providers[provider]?.baseUrl ?? usualAddresses[provider];
    const hungUp = new AbortController();
    response.once('close', () => hungUp.abort());
    let [status, headers, text]: [number, Record<string, string>, string] = [0, {}, ''];
    const save = (isAborted: boolean): void =>
      store.save(trial, key, { provider, path, request: normal, status, headers, body: removeIds(text), isAborted });
    try {
      const upstream = await fetch(`${base}${path}`, {
        method: request.method ?? 'POST',
        headers: passedHeaders(request),
        body: new Uint8Array(body),
        signal: hungUp.signal,
      });
      status = upstream.status;
      headers = keepHeaders(upstream.headers);
      response.writeHead(status, headers);
      const decoder = new TextDecoder();
      for await (const chunk of (upstream.body ?? []) as AsyncIterable<Uint8Array>) {
        text += decoder.decode(chunk, { stream: true });
        response.write(chunk);
      }
      save(false);
      response.end();
    } catch {
      // The provider broke off, or the caller hung up: another run meets the same end, unless the cap was the reason.
      if (!refused.has(trial)) save(true);
      response.destroy();
    }
  }

  return {
    settingsFor: (trial) =>
      Object.fromEntries(
        Object.entries(providers).map(([id, own]) => [
          id,
          { ...own, baseUrl: `http://127.0.0.1:${port}/${trial}/${id}` },
        ]),
      ),
    modelOf: (provider) => providers[provider]?.model ?? '',
    replayed: (trial) => replayed.get(trial) ?? 0,
    isCapReached: (trial) => (trial === undefined ? refused.size > 0 : refused.has(trial)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const DROPPED_HEADERS = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']);

function passedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED_HEADERS.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'laboratory' } }));
}
