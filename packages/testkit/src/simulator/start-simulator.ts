import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { type CallLog, createCallLog, type RequestRecord } from './call-log.ts';
import { defaultPace, type StreamPace } from './pace.ts';
import { playCall, sendProblem } from './play-call.ts';
import { DEFAULT_SPEECH, playTranscription } from './play-transcription.ts';
import { createPromptCache } from './prompt-cache.ts';
import { createOrderReader } from './read-order.ts';
import type { SimulatorScript } from './script.ts';
import { anthropicMessages } from './wire/anthropic-messages.ts';
import { deepseekChat } from './wire/deepseek-chat.ts';
import { openaiResponses } from './wire/openai-responses.ts';
import { readTranscriptionAsk } from './wire/openai-transcription.ts';
import { perplexityAgent } from './wire/perplexity-agent.ts';
import { shortenPictures } from './wire/read-parts.ts';
import { readSchemaInWords } from './wire/read-schema-in-words.ts';
import type { HttpProblem, Tokens, WireProtocol } from './wire/wire.ts';
import { type Labels, readSmallTask } from './writing/small-tasks.ts';

export type SimulatorOptions = Partial<StreamPace> & {
  port?: number;
  /** The transcript of every recording. */
  speech?: string;
  /** The number of people in every image unless the key orders otherwise; by default 0 to 7, derived from the bytes. */
  people?: number;
  /** Called with the body of each call to a writing model; may return a fault order, which replaces that of the key. */
  onCall?: (body: unknown) => string | undefined;
  /** Replaces the default answers. */
  says?: SimulatorScript;
  /** The labels from which the small models answer. */
  labels?: Labels;
};
export type Simulator = {
  url: string;
  close(): Promise<void>;
  /** The newest calls to writing models. */
  requests(): RequestRecord[];
  smallRequests(): RequestRecord[];
  /** What arrived at the address to which redirects lead. */
  bytesElsewhere(): number;
};

export const wires: Record<string, WireProtocol> = {
  '/openai/v1/responses': openaiResponses,
  '/anthropic/v1/messages': anthropicMessages,
  '/deepseek/chat/completions': deepseekChat,
  '/perplexity/v1/agent': perplexityAgent,
  '/perplexity/v1/responses': perplexityAgent,
};
/** Where redirects lead; another name of this machine, so that it is another host to the caller. */
const ELSEWHERE = '/elsewhere';
const TRANSCRIPTIONS = '/openai/v1/audio/transcriptions';

/** A loopback server that implements the wire formats of the four providers. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const logs = { large: createCallLog(), small: createCallLog() };
  let bytesElsewhere = 0;
  const answer = createAnswerer(options, logs, (bytes) => (bytesElsewhere += bytes));
  const server = createServer((request, response) => {
    // Whoever measures models can tell a simulated one, whatever address led to it.
    response.setHeader('x-simulated', 'true');
    answer(request, response).catch((error: unknown) => {
      // A disconnected caller ends the answer; any other error is a fault of the simulator and must be visible.
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else sendProblem(response, createError(500, String(error), 'simulator_error'));
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    requests: logs.large.list,
    smallRequests: logs.small.list,
    bytesElsewhere: () => bytesElsewhere,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

type Sent = Pick<RequestRecord, 'provider' | 'path' | 'headers'>;
type Logs = { large: CallLog; small: CallLog };
type Call = { bytes: Buffer; apiKey: string; wire: WireProtocol; request: IncomingMessage; response: ServerResponse };

function createAnswerer(options: SimulatorOptions, logs: Logs, onElsewhere: (bytes: number) => void) {
  const { speech = DEFAULT_SPEECH, says, onCall, people, labels = {}, ...ownPace } = options;
  const pace = { ...defaultPace, ...ownPace };
  const cache = createPromptCache();
  const readOrder = createOrderReader(people);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { headers, method = '', url = '/' } = request;
    const path = new URL(url, 'http://simulator').pathname;
    if (method === 'GET' && path === '/readyz') {
      response.end();
      return;
    }
    if (path === ELSEWHERE) {
      onElsewhere((await buffer(request)).length);
      response.end();
      return;
    }
    const wire = path === TRANSCRIPTIONS ? openaiResponses : wires[path];
    if (method !== 'POST' || wire === undefined) {
      sendProblem(response, createError(404, `no such path: ${method} ${path}`, 'not_found'));
      return;
    }
    const bytes = await buffer(request);
    const apiKey = wire.readApiKey(headers);
    if (apiKey === '') {
      sendProblem(response, wire.createProblem('denied', 401));
      return;
    }
    const call = { bytes, apiKey, wire, request, response };
    const sent = { provider: wire.provider, path, headers };
    await (path === TRANSCRIPTIONS ? hear(call, sent) : talk(call, sent));
  };

  async function talk({ bytes, apiKey, wire, request, response }: Call, sent: Sent): Promise<void> {
    const body = JSON.parse(bytes.toString('utf8')) as unknown;
    const ask = readSchemaInWords(wire.readAsk(body));
    const isSmall = readSmallTask(ask) !== undefined;
    const { fault: order, scene } = readOrder(isSmall ? undefined : onCall?.(body), apiKey, isSmall);
    const kept = { ...sent, body: shortenPictures(body, ask), parts: ask.parts, fault: order?.name };
    const { record, signal } = follow(response, isSmall ? logs.small : logs.large, kept);
    const onTokens = (tokens: Tokens): unknown => (record.tokens = tokens);
    const elsewhere = `http://localhost:${request.socket.localPort}${ELSEWHERE}`;
    await playCall({ wire, ask, order, scene, labels, pace, cache, response, elsewhere, signal, onTokens, says });
  }

  async function hear({ bytes, apiKey, request, response }: Call, sent: Sent): Promise<void> {
    const { fault: order } = readOrder(undefined, apiKey);
    const ask = await readTranscriptionAsk(bytes, request.headers['content-type'] ?? '');
    const body = { ...ask.fields, file: ask.file };
    const { signal } = follow(response, logs.large, { ...sent, body, parts: [], fault: order?.name });
    await playTranscription({ ask, speech, order, pace, response, signal });
  }
}

const createError = (status: number, message: string, type: string): HttpProblem => ({
  status,
  body: { error: { message, type } },
});

/** Records the call; the signal aborts when the caller disconnects. */
function follow(
  response: ServerResponse,
  log: CallLog,
  fields: Omit<RequestRecord, 'outcome'>,
): { record: RequestRecord; signal: AbortSignal } {
  const record: RequestRecord = { ...fields, outcome: 'open' };
  log.add(record);
  const hungUp = new AbortController();
  response.once('close', () => {
    // The simulator itself sends a reset, so the caller did not disconnect.
    record.outcome = response.writableFinished || record.fault === 'reset' ? 'done' : 'closed';
    hungUp.abort();
  });
  return { record, signal: hungUp.signal };
}
