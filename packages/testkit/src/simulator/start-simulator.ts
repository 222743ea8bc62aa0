import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type CallLog, createCallLog, type RequestRecord } from './call-log.ts';
import { type Conditions, createConditions, type ConditionOptions } from './conditions.ts';
import { defaultPace, type StreamPace } from './pace.ts';
import { type SimulatedCall, playCall, sendJson } from './play-call.ts';
import { DEFAULT_SPEECH, playTranscription } from './play-transcription.ts';
import { createOrderReader, type SimulatorOrder } from './read-order.ts';
import type { SimulatorScript } from './says.ts';
import { anthropicMessages } from './wire/anthropic-messages.ts';
import { deepseekChat } from './wire/deepseek-chat.ts';
import { openaiResponses } from './wire/openai-responses.ts';
import { readTranscriptionAsk } from './wire/openai-transcription.ts';
import { perplexityAgent } from './wire/perplexity-agent.ts';
import { shortenPictures } from './wire/read-parts.ts';
import { readSchemaInWords } from './wire/read-schema-in-words.ts';
import type { SentRequest, WireProtocol } from './wire/wire.ts';
import { type Labels, readSmallTask, type SmallTask } from './writing/small-tasks.ts';

export type SimulatorOptions = Partial<StreamPace> &
  ConditionOptions & {
    port?: number;
    /** The transcript of every recording. */
    speech?: string;
    /**
     * The number of people in every image unless the key orders otherwise; by default 0 to 7, derived from the bytes.
     */
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
  port: number;
  close(): Promise<void>;
  requests(): RequestRecord[];
  smallRequests(): RequestRecord[];
};

const wires: Record<string, WireProtocol> = {
  '/openai/v1/responses': openaiResponses,
  '/anthropic/v1/messages': anthropicMessages,
  '/deepseek/chat/completions': deepseekChat,
  '/perplexity/v1/agent': perplexityAgent,
  '/perplexity/v1/responses': perplexityAgent,
};

/** A loopback server that implements the wire formats of the four providers. */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const {
    port = 0,
    speech = DEFAULT_SPEECH,
    says,
    onCall,
    people,
    labels = {},
    limits,
    outputLimits,
    ...pace
  } = options;
  const log = createCallLog();
  const conditions = createConditions({ limits, outputLimits });
  const answer = createAnswerer(
    { pace: { ...defaultPace, ...pace }, conditions, speech, says, onCall, people, labels },
    log,
  );
  const server = createServer((request, response) => {
    // Whoever measures models can tell a simulated one, whatever address led to it.
    response.setHeader('x-simulated', 'true');
    answer(request, response).catch((error: unknown) => {
      // A disconnected caller ends the answer; any other error is a fault of the simulator and must be visible.
      if (response.destroyed) return;
      if (response.headersSent) response.destroy();
      else sendJson(response, 500, { error: { message: String(error), type: 'simulator_error' } });
    });
  });
  server.listen(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const bound = (server.address() as AddressInfo).port;

  return {
    url: `http://127.0.0.1:${bound}`,
    port: bound,
    requests: log.records,
    smallRequests: log.smallRecords,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; path: string; order: SimulatorOrder };
type Heard = Exchange & { bytes: Buffer };
type Told = Exchange & { body: unknown; ask: SentRequest; task: SmallTask | undefined };

type Ways = {
  pace: StreamPace;
  conditions: Conditions;
  speech: string;
  says: SimulatorScript | undefined;
  onCall: SimulatorOptions['onCall'];
  people: number | undefined;
  labels: Labels;
};

function createAnswerer({ pace, conditions, speech, says, onCall, people, labels }: Ways, log: CallLog) {
  const readOrder = createOrderReader(people);

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://simulator').pathname;
    if (request.method === 'GET' && path === '/stats') {
      sendJson(response, 200, log.stats());
      return;
    }
    const isTranscription = path === '/openai/v1/audio/transcriptions';
    const wire = isTranscription ? openaiResponses : wires[path];
    if (request.method !== 'POST' || wire === undefined) {
      sendJson(response, 404, { error: { message: `no such path: ${request.method} ${path}`, type: 'not_found' } });
      return;
    }

    const bytes = await readBody(request);
    const apiKey = wire.readApiKey(request.headers);
    if (apiKey === '') {
      const denied = wire.createProblem('denied', 401);
      sendJson(response, denied.status, denied.body);
      return;
    }
    if (isTranscription) return hear({ request, response, path, bytes, order: readOrder(undefined, apiKey) });
    const body = JSON.parse(bytes.toString('utf8')) as unknown;
    const ask = readSchemaInWords(wire.readAsk(body));
    const task = readSmallTask(ask);
    const ordered = task === undefined ? onCall?.(body) : undefined;
    const order = readOrder(ordered, apiKey, task !== undefined);
    await talk({ request, response, path, body, ask, task, order }, wire);
  };

  async function talk({ request, response, path, body, ask, task, order }: Told, wire: WireProtocol): Promise<void> {
    const { provider } = wire;
    const fault = order.fault?.name;
    const record = { provider, path, headers: request.headers, body: shortenPictures(body, ask), fault, task };
    const followed = follow(response, { ...record, parts: ask.parts });
    const onTokens: SimulatedCall['onTokens'] = (tokens) => (followed.record.tokens = tokens);
    const { signal } = followed;
    const { scene } = order;
    await playCall({
      wire,
      ask,
      order: order.fault,
      scene,
      labels,
      pace,
      conditions,
      response,
      signal,
      onTokens,
      says,
    });
  }

  async function hear({ request, response, path, bytes, order }: Heard): Promise<void> {
    const ask = await readTranscriptionAsk(bytes, request.headers['content-type'] ?? '');
    const body = { ...ask.fields, file: ask.file };
    const record = { provider: 'openai', path, headers: request.headers, body, fault: order.fault?.name } as const;
    const { signal } = follow(response, { ...record, parts: [] });
    await playTranscription({ ask, speech, order: order.fault, pace, response, signal });
  }

  /** Records the call; the signal aborts when the caller disconnects. */
  function follow(
    response: ServerResponse,
    fields: Omit<RequestRecord, 'outcome'>,
  ): { record: RequestRecord; signal: AbortSignal } {
    const record = log.begin(fields);
    const hungUp = new AbortController();
    response.once('close', () => {
      log.end(record, response.writableFinished || isOwnEnd(record) ? 'done' : 'closed');
      hungUp.abort();
    });
    return { record, signal: hungUp.signal };
  }
}

/** The simulator itself sends the reset, so the caller did not disconnect. */
function isOwnEnd(record: RequestRecord): boolean {
  return record.fault === 'reset';
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
