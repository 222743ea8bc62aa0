import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { json, text as readText } from 'node:stream/consumers';
import { AnalysisEvent, isFinalEvent } from '../../packages/contract/src/events.ts';

/** What one visitor received of one analysis. Times count from the start of the first request. */
export type StreamReading = {
  text: string;
  outcome: 'end' | 'error' | 'none';
  acceptedMs: number;
  /** When the worker reported the model's first chunk. */
  modelBeganMs: number | undefined;
  /** When the first words arrived: a noticed passage or text. */
  firstWordsMs: number | undefined;
  /** The arrival time of each piece and the text length at that time. */
  pieces: { atMs: number; length: number }[];
  endedMs: number;
  gaps: number;
  repeats: number;
  restarts: number;
  connections: number;
};

export type BenchVisitor = {
  /** Submits an analysis without following it; returns its id. */
  submit(content: string): Promise<string>;
  cancel(analysisId: string): Promise<void>;
  /** Opens the stream of an analysis and passes its events to `onEvent`. Resolves when the server has answered. */
  follow(analysisId: string, onEvent: (event: AnalysisEvent) => void): Promise<IncomingMessage>;
  /**
   * Submits and follows to the end, resuming after every disconnect. With `isGlance` it cancels the analysis after the
   * first words.
   */
  analyze(content: string, options?: { isGlance: boolean }): Promise<StreamReading>;
  /** The newest stored answer. */
  savedText(): Promise<string>;
};

const MODEL_BEGAN_PERCENT = 50;
const MOST_CONNECTIONS = 10;
const LIMIT_MS = 240_000;
const agent = new Agent({ keepAlive: true });
const FOREVER_MS = 3_600_000;

let visitors = 0;

/** Every visitor has its own network, because visitors of one network wait for each other at its daily counter. */
function nextAddress(): string {
  visitors += 1;
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function openVisitor(apiUrl: string): BenchVisitor {
  const sessionId = randomUUID();
  const address = nextAddress();
  let cookie = '';

  const call = (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    { body, limitMs = LIMIT_MS }: { body?: string; limitMs?: number } = {},
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const own = {
        ...headers,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json' }),
      };
      request(
        new URL(path, apiUrl),
        { agent, method, headers: own, signal: AbortSignal.timeout(limitMs) },
        (response) => {
          cookie ||= response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
          resolve(response);
        },
      )
        .once('error', reject)
        .end(body);
    });

  const cancel = async (analysisId: string): Promise<void> => {
    (await call('POST', `/api/analyses/${analysisId}/cancel`)).resume();
  };

  const submit = async (content: string): Promise<string> => {
    const body = JSON.stringify({ content, sessionId, selectedModel: 'openai' });
    const response = await call('POST', '/api/analyze/text', { prefer: 'respond-async' }, { body });
    if (response.statusCode !== 202)
      throw new Error(`submit answered ${response.statusCode}: ${await readText(response)}`);
    return ((await json(response)) as { analysisId: string }).analysisId;
  };

  return {
    submit,
    cancel,
    async follow(analysisId, onEvent) {
      const stream = await call('GET', `/api/analyses/${analysisId}/events`, {}, { limitMs: FOREVER_MS });
      if (stream.statusCode !== 200) throw new Error(`the stream answered ${stream.statusCode}`);
      follow(stream, onEvent).catch(() => {}); // the caller notices the end of the stream itself
      return stream;
    },
    async analyze(content, { isGlance } = { isGlance: false }) {
      const began = performance.now();
      const analysisId = await submit(content);
      const reading = newReading(performance.now() - began);
      let lastId = '';
      let isCancelled = false;
      while (reading.outcome === 'none' && reading.connections < MOST_CONNECTIONS) {
        reading.connections += 1;
        const stream = await call(
          'GET',
          `/api/analyses/${analysisId}/events`,
          lastId ? { 'last-event-id': lastId } : {},
        );
        await follow(stream, (event, id) => {
          see(reading, event, performance.now() - began);
          lastId = id || lastId;
          if (isGlance && reading.firstWordsMs !== undefined && !isCancelled) {
            isCancelled = true;
            void cancel(analysisId);
          }
        }).catch(() => {}); // a broken stream is opened again
      }
      reading.endedMs = performance.now() - began;
      return reading;
    },
    async savedText() {
      const messages = (await json(await call('GET', `/api/messages?sessionId=${sessionId}`))) as { content: string }[];
      return messages.at(-1)?.content ?? '';
    },
  };
}

async function follow(stream: IncomingMessage, onEvent: (event: AnalysisEvent, id: string) => void): Promise<void> {
  let id = '';
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('id: ')) id = line.slice(4);
      if (line.startsWith('data: ')) onEvent(AnalysisEvent.parse(JSON.parse(line.slice(6))), id);
    }
  }
}

function see(reading: StreamReading, event: AnalysisEvent, atMs: number): void {
  if (isFinalEvent(event)) reading.outcome = event.type === 'end' ? 'end' : 'error';
  if (event.type === 'restart') {
    reading.restarts += 1;
    reading.text = '';
  }
  if (event.type === 'progress' && event.percent === MODEL_BEGAN_PERCENT) reading.modelBeganMs ??= atMs;
  if (event.type === 'noticed') reading.firstWordsMs ??= atMs;
  if (event.type === 'text-delta' || event.type === 'snapshot') addText(reading, event, atMs);
}

type TextEvent = Extract<AnalysisEvent, { type: 'text-delta' | 'snapshot' }>;

function addText(reading: StreamReading, event: TextEvent, atMs: number): void {
  if (event.type === 'snapshot') reading.text = event.text;
  else {
    if (event.offset > reading.text.length) reading.gaps += 1;
    if (event.offset < reading.text.length) reading.repeats += 1;
    reading.text = reading.text.slice(0, event.offset) + event.text;
  }
  if (!event.text) return;
  reading.firstWordsMs ??= atMs;
  reading.pieces.push({ atMs, length: reading.text.length });
}

function newReading(acceptedMs: number): StreamReading {
  return {
    text: '',
    outcome: 'none',
    acceptedMs,
    modelBeganMs: undefined,
    firstWordsMs: undefined,
    pieces: [],
    endedMs: 0,
    gaps: 0,
    repeats: 0,
    restarts: 0,
    connections: 0,
  };
}
