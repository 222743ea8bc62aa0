import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ProviderId } from '@app/contract/models';
import type { LlmSettings } from '@app/core/llm/llm';
import { costOf } from '@app/core/llm/prices';
import { providers as adapters } from '@app/core/llm/providers/index';
import { noUsage } from '@app/core/llm/usage';
import { InputError } from './files.ts';
import type { Ledger, LedgerCall } from './ledger.ts';
import { createRedactor, createSecretFilter } from './redact.ts';
import { hashOf, keepHeaders, normaliseRequest, type WireStore } from './wire-store.ts';

/** The default addresses of the providers' packages. */
const usualAddresses: Record<ProviderId, string> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  deepseek: 'https://api.deepseek.com',
  perplexity: 'https://api.perplexity.ai',
};

type Providers = LlmSettings['providers'];

export type WireProxy = {
  /** Settings that send the calls of this trial through the proxy. */
  settingsFor(trial: string): Providers;
  modelOf(provider: ProviderId): string;
  /** The number of calls of the trial that were answered from the store. */
  replayed(trial: string): number;
  /** True if a call of this trial, or of any, was refused because of the cap. */
  isCapReached(trial?: string): boolean;
  /** Starts the trial again: its repeated calls get their stored answers. */
  restart(trial: string): void;
  /** True if a call of the trial never reached the provider, which says nothing about a model. */
  isUnreachable(trial: string): boolean;
  /** Set when a file could not be read or written. Then no provider is called, because the paid answer would be lost. */
  fault(): Error | undefined;
  close(): Promise<void>;
};

export type WireProxyOptions = {
  providers: Providers;
  store: WireStore;
  ledger: Ledger;
  isReplayOnly?: boolean;
  /** True if the simulator answers; otherwise its first answer stops the run. */
  isSimulated?: boolean;
  /** More secrets to remove than the keys of the providers. */
  secrets?: readonly string[];
};

/** An answer has less than one million bytes. */
const MAX_BYTES = 8_000_000;
/** A shorter key is a placeholder of tests and demos and may be an ordinary word. */
const MIN_KEY_CHARS = 12;

/**
 * A proxy between the providers' packages and the providers that records all calls. It stores an answer before it passes
 * the end on, and never sends an answered call again, so a killed run resumes without paying twice. It removes keys and
 * ids before it passes on or stores anything, so a replay gives the product the same bytes as the first run.
 */
export async function startWireProxy(options: WireProxyOptions): Promise<WireProxy> {
  const { providers, store, ledger, isReplayOnly = false, isSimulated = true, secrets = [] } = options;
  const keys = Object.values(providers).map(({ apiKey }) => apiKey);
  const removeSecrets = createSecretFilter([...secrets, ...keys.filter((key) => key.length >= MIN_KEY_CHARS)]);
  let fault: Error | undefined;
  const unreachable = new Set<string>();
  const asked = new Map<string, number>();
  const replayed = new Map<string, number>();
  const refused = new Set<string>();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      fault ??= error as Error;
      response.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, trial = '', name, ...rest] = (request.url ?? '').split('/');
    const provider = ProviderId.parse(name);
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (fault) return refuse(response, 503, 'the evaluation has stopped');
    const path = `/${rest.join('/')}`;
    const normal = normaliseRequest(body, request.headers['content-type']);
    const fingerprint = `${trial} ${provider} ${path} ${hashOf(normal)}`;
    // A call repeated within a trial has an answer of its own.
    const occurrence = asked.get(fingerprint) ?? 0;
    asked.set(fingerprint, occurrence + 1);
    const key = `${hashOf(fingerprint)}-${occurrence}`;

    const known = store.find(trial, key);
    if (known) {
      replayed.set(trial, (replayed.get(trial) ?? 0) + 1);
      if (known.status === 0) return void response.destroy();
      response.writeHead(known.status, known.headers);
      if (known.isAborted) response.write(known.body, () => response.destroy());
      else response.end(known.body);
      return;
    }
    if (isReplayOnly) return refuse(response, 404, `not recorded: ${fingerprint}`);
    const call = { trial, key, microUsd: highestWireCost(provider, normal) };
    if (!ledger.reserve(call)) {
      refused.add(trial);
      return refuse(response, 402, 'the spend cap of this run is reached');
    }
    await forward(request, response, { ...call, provider, path, body, normal });
  }

  type Sent = LedgerCall & { provider: ProviderId; path: string; body: Buffer; normal: string };

  async function forward(request: IncomingMessage, response: ServerResponse, sent: Sent): Promise<void> {
    const { provider, path, body, normal, ...call } = sent;
    const { trial, key } = call;
    const base = providers[provider]?.baseUrl ?? usualAddresses[provider];
    const hungUp = new AbortController();
    response.once('close', () => hungUp.abort());
    let [status, headers, kept]: [number, Record<string, string>, string] = [0, {}, ''];
    let [isAborted, isUnsent] = [false, false];
    try {
      const upstream = await fetch(`${base}${path}`, {
        method: request.method ?? 'POST',
        headers: passedHeaders(request),
        body: new Uint8Array(body),
        signal: hungUp.signal,
      });
      if (upstream.headers.has('x-simulated') && !isSimulated) {
        fault ??= new InputError(
          `${base} is the simulator: name it with SIMULATOR_URL, not as the address of ${provider}.`,
        );
        return refuse(response, 503, 'the evaluation has stopped');
      }
      status = upstream.status;
      headers = keepHeaders(upstream.headers, removeSecrets);
      response.writeHead(status, headers);
      for await (const lines of readRedacted(upstream, removeSecrets)) {
        kept += lines;
        response.write(lines);
      }
    } catch (error) {
      isAborted = true;
      isUnsent = status === 0 && isBeforeSending(error);
    }
    if (isUnsent) {
      unreachable.add(trial);
      ledger.release(call);
    } else {
      // The provider may charge an interrupted call in full.
      if (isAborted) ledger.lose(call);
      // An aborted answer is stored too, so another run meets the same end, unless the cap aborted it.
      if (!isAborted || !refused.has(trial))
        store.save(trial, key, { provider, path, request: normal, status, headers, body: kept, isAborted });
    }
    if (isAborted) response.destroy();
    else response.end();
  }

  return {
    settingsFor: (trial) =>
      Object.fromEntries(
        Object.entries(providers).map(([id, own]) => [id, { ...own, baseUrl: `${address}/${trial}/${id}` }]),
      ),
    modelOf: (provider) => providers[provider]?.model ?? '',
    replayed: (trial) => replayed.get(trial) ?? 0,
    isCapReached: (trial) => (trial === undefined ? refused.size > 0 : refused.has(trial)),
    restart(trial) {
      for (const fingerprint of asked.keys()) if (fingerprint.startsWith(`${trial} `)) asked.delete(fingerprint);
    },
    isUnreachable: (trial) => unreachable.has(trial),
    fault: () => fault,
    async close() {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The clips last seconds, and transcription costs less than a cent a minute. */
const TRANSCRIPTION_MICRO_USD = 10_000;
const PICTURE_TOKENS = 2_000;
/** For a provider that does not publish its output limit. */
const MAX_OUTPUT_TOKENS = 16_000;

/** The highest cost of a call, estimated from all bytes of its request and without any cache hit. */
function highestWireCost(provider: ProviderId, request: string): number {
  if (!request.startsWith('{')) return TRANSCRIPTION_MICRO_USD;
  const body = JSON.parse(request) as { model?: string; max_output_tokens?: number; max_tokens?: number };
  const pictures = request.match(/base64-[0-9a-f]{16}/g)?.length ?? 0;
  const inputTokens = adapters[provider].maxTokensOf(request) + pictures * PICTURE_TOKENS;
  const outputTokens = body.max_output_tokens ?? body.max_tokens ?? MAX_OUTPUT_TOKENS;
  return costOf(body.model ?? '', { ...noUsage, inputTokens, cacheWriteTokens: inputTokens, outputTokens });
}

/** Redacts whole lines, and an error as a whole, because the network may split a key over two chunks. */
async function* readRedacted(
  { status, body }: Response,
  removeSecrets: (text: string) => string,
): AsyncGenerator<string, void> {
  const isProblem = status >= 400;
  const redact = createRedactor(removeSecrets, isProblem);
  const decoder = new TextDecoder();
  let [rest, length] = ['', 0];
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error('too long');
    const end = isProblem ? 0 : rest.lastIndexOf('\n') + 1;
    if (end > 0) yield redact(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest !== '') yield redact(rest);
}

/** The connection broke after the request was sent, so it may be charged. All other failures happen before sending. */
const BROKEN_OFF = /^(?:ECONNRESET|EPIPE|UND_ERR_(?:SOCKET|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

function isBeforeSending(error: unknown): boolean {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return name !== 'AbortError' && !BROKEN_OFF.test(cause?.code ?? '');
}

const DROPPED_HEADERS = ['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding'];

function passedHeaders(request: IncomingMessage): Headers {
  const headers = new Headers(request.headers as Record<string, string>);
  for (const name of DROPPED_HEADERS) headers.delete(name);
  return headers;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'evaluation' } }));
}
