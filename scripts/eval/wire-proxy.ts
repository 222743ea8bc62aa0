import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ProviderId } from '@app/contract/models';
import type { ProviderSettings } from '@app/core/llm/llm';
import { InputError } from './files.ts';
import { highestWireCost } from './highest-wire-cost.ts';
import type { Ledger } from './ledger.ts';
import { createRedactor, createSecretFilter } from './redact.ts';
import { hashOf, keepHeaders, normaliseRequest, type WireStore } from './wire-store.ts';

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
  /** The trial begins anew: its questions get the answers they had. */
  restart(trial: string): void;
  /** A call of the trial reached nobody: that says nothing about a model. */
  isUnreachable(trial: string): boolean;
  /** A file could not be read or written. Nothing is called any more: it would be paid for and lost. */
  fault(): Error | undefined;
  close(): Promise<void>;
};

type Options = {
  providers: Providers;
  store: WireStore;
  ledger: Ledger;
  isReplayOnly?: boolean;
  /** Answers of the simulator are expected; otherwise the first one stops the run. */
  isSimulated?: boolean;
  /** Besides the keys of the providers. */
  secrets?: readonly string[];
};

/** A report has less than one million. */
const MOST_BYTES = 8_000_000;
/** What stands in place of a key in tests and demos may be a word. */
const SHORTEST_KEY = 12;

/**
 * Stands between the providers' packages and the providers. An answer is written down before its end is passed on, and a
 * question that has an answer is not sent again: a run that was killed goes on without paying twice. Keys and ids are
 * removed before anything is passed on or written, so that a replay gives the product what the first run gave it.
 */
export async function startWireProxy(options: Options): Promise<WireProxy> {
  const { providers, store, ledger, isReplayOnly = false, isSimulated = true, secrets = [] } = options;
  const keys = Object.values(providers).map(({ apiKey }) => apiKey);
  const removeSecrets = createSecretFilter([...secrets, ...keys.filter((key) => key.length >= SHORTEST_KEY)]);
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
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, trial = '', name, ...rest] = (request.url ?? '').split('/');
    const provider = ProviderId.parse(name);
    const body = await buffer(request).catch(() => undefined);
    if (body === undefined) return;
    if (fault) return refuse(response, 503, 'the laboratory has stopped');
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
    const microUsd = highestWireCost(provider, normal);
    if (!ledger.reserve(trial, key, microUsd)) {
      refused.add(trial);
      return refuse(response, 402, 'the spend cap of this run is reached');
    }
    await forward(request, response, { trial, key, provider, path, body, normal, microUsd });
  }

  type Call = {
    trial: string;
    key: string;
    provider: ProviderId;
    path: string;
    body: Buffer;
    normal: string;
    microUsd: number;
  };

  async function forward(request: IncomingMessage, response: ServerResponse, call: Call): Promise<void> {
    const { trial, key, provider, path, body, normal, microUsd } = call;
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
        return refuse(response, 503, 'the laboratory has stopped');
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
      ledger.release(trial, key, microUsd);
    } else if (!isAborted || !refused.has(trial)) {
      // The provider broke off, or the caller hung up: another run meets the same end, unless the cap was the reason.
      store.save(trial, key, { provider, path, request: normal, status, headers, body: kept, isAborted });
    }
    if (isAborted) response.destroy();
    else response.end();
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
    restart(trial) {
      for (const question of asked.keys()) if (question.startsWith(`${trial} `)) asked.delete(question);
    },
    isUnreachable: (trial) => unreachable.has(trial),
    fault: () => fault,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whole lines, and the whole of an error: a key may be cut in two by the network. */
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
    if (length > MOST_BYTES) throw new Error('too long');
    const end = isProblem ? 0 : rest.lastIndexOf('\n') + 1;
    if (end > 0) yield redact(rest.slice(0, end));
    rest = rest.slice(end);
  }
  if (rest !== '') yield redact(rest);
}

/** The connection broke when the question was on its way, so it may be paid for. Every other failure came before. */
const BROKEN_OFF = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);

function isBeforeSending(error: unknown): boolean {
  const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return name !== 'AbortError' && !BROKEN_OFF.has(cause?.code ?? '');
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
