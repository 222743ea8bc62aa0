import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

import { findRefusal } from './find-refusal.ts';
import { hash } from './hash.ts';
import type { PromptCache } from './prompt-cache.ts';
import { type StreamPace, splitIntoChunks } from './pace.ts';
import { playFlood } from './play-flood.ts';
import type { FaultOrder, SceneOrder } from './read-order.ts';
import type { SimulatorScript } from './script.ts';
import {
  type WireRequest,
  countInputTokens,
  type Ending,
  type HttpProblem,
  type WireReply,
  type SentRequest,
  type WireProtocol,
} from './wire/wire.ts';
import { type Labels, readSmallTask } from './writing/small-tasks.ts';
import { writeAnswer } from './writing/write-answer.ts';

export type SimulatedCall = {
  wire: WireProtocol;
  ask: SentRequest;
  order: FaultOrder | undefined;
  scene: SceneOrder;
  labels: Labels;
  pace: StreamPace;
  cache: PromptCache;
  response: ServerResponse;
  /** Where a redirect leads. */
  elsewhere: string;
  signal: AbortSignal;
  /** Called before the first text, because a caller that disconnects is billed all the same. */
  onTokens: (tokens: Ending['tokens']) => unknown;
  /** Replaces the answer of a writing model. */
  says: SimulatorScript | undefined;
};

/** The end of an answer, and unsolicited events to send before its text. */
type Composed = Ending & { frames: string };

const REFUSAL = "I'm sorry, but I can't help with that request.";
const THOUGHT = 'The text is read once for what it says and once for how it says it.';

/** Answers one call and injects the fault, if any. Pacing and faults are the same for all wire formats. */
export async function playCall(call: SimulatedCall): Promise<void> {
  const { wire, ask, order, response } = call;
  const fault = order?.fault;
  if (!ask.stream) throw new Error('the simulator answers only calls that stream');

  const refusal = findRefusal(wire, ask, fault);
  if (refusal !== undefined) {
    sendProblem(response, refusal);
    return;
  }
  if (fault?.stage === 'http') {
    sendProblem(response, wire.createProblem(fault.problem, fault.status), fault.headers);
    return;
  }
  if (fault?.stage === 'stream' && fault.act === 'hang' && fault.at === 'headers') return;

  if (fault?.stage === 'redirect') {
    response.writeHead(fault.status, { location: call.elsewhere }).end();
    return;
  }

  const reply = wire.createReply(ask, createId(ask));
  if (fault?.stage === 'flood') return playFlood(response, reply, fault.of);
  const ending = composeEnding(call);
  call.onTokens(ending.tokens);
  await playStream(call, reply, ending);
}

export function sendProblem(
  response: ServerResponse,
  { status, body }: HttpProblem,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

function composeEnding(call: SimulatedCall): Composed {
  const { ask, order, says, wire, cache } = call;
  const composed = composeText(call);
  const isSmall = readSmallTask(ask) !== undefined;
  const said = isSmall ? undefined : says?.({ provider: wire.provider, ask, text: composed.text });
  const { text, frames = '', inputTokens = countInputTokens(ask) } = said ?? { text: composed.text };
  const { read, write } = cache.look(wire.provider, ask);
  const reasoning = order?.fault.stage === 'reasoning' ? countTokens(THOUGHT) : 0;
  const tokens = { input: inputTokens, cacheRead: read, cacheWrite: write, output: countTokens(text), reasoning };
  return { reason: composed.reason, text, frames, tokens };
}

function composeText({ wire, ask, order, scene, labels }: SimulatedCall): Pick<Ending, 'reason' | 'text'> {
  const fault = order?.fault;
  if (fault?.stage === 'ending' && fault.reason === 'refusal') {
    return { reason: wire.refusesInWords ? 'stop' : 'refusal', text: REFUSAL };
  }
  const text = writeAnswer(ask, fault?.stage === 'content' ? fault.change : undefined, { scene, labels });
  if (fault?.stage === 'ending') return { reason: fault.reason, text: text.slice(0, Math.ceil(text.length * 0.6)) };
  const { maxOutputTokens: mostTokens = Infinity } = ask;
  if (countTokens(text) > mostTokens) return { reason: 'length', text: text.slice(0, mostTokens * 4) };
  return { reason: 'stop', text };
}

async function playStream(call: SimulatedCall, reply: WireReply, ending: Composed): Promise<void> {
  const { order, response, signal, pace } = call;
  const fault = order?.fault;
  const slowness = fault?.stage === 'pace' ? fault.factor : 1;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  const isStarted = await playOpening(call, reply, ending.tokens);
  if (!isStarted) return;

  await sleep(pace.firstTokenMs * slowness, undefined, { signal });
  if (fault?.stage === 'reasoning') await send(response, reply.reasoning(THOUGHT));
  if (ending.reason !== 'refusal') {
    await send(response, ending.frames);
    await send(response, reply.textStart());
    const isWhole = await playChunks(call, reply, { text: ending.text, slowness });
    if (!isWhole) return;
  }
  response.end(reply.closing(ending));
}

/** Returns false when a fault ends or silences the stream before any text. */
async function playOpening(call: SimulatedCall, reply: WireReply, tokens: Ending['tokens']): Promise<boolean> {
  const { wire, ask, order, cache, response } = call;
  const fault = order?.fault;
  if (fault?.stage === 'content' && fault.change === 'nothing') {
    response.end();
    return false;
  }
  if (fault?.stage === 'stream' && fault.at === 'headers') {
    response.end(reply.failure());
    return false;
  }
  // Node sends the headers with the first bytes, so something must be written at once.
  await send(response, reply.opening(tokens));
  cache.keep(wire.provider, ask);
  return fault?.stage !== 'stream' || fault.at !== 'first';
}

/** Returns false when a fault ended the stream midway. */
async function playChunks(
  call: SimulatedCall,
  reply: WireReply,
  { text, slowness }: { text: string; slowness: number },
): Promise<boolean> {
  const { order, response, pace, signal } = call;
  const chunks = splitIntoChunks(text, pace.chunkChars);
  const breakAt = order?.fault.stage === 'stream' ? Math.min(order.afterChunks, Math.max(1, chunks.length - 1)) : -1;

  const began = performance.now();
  for (const [index, chunk] of chunks.entries()) {
    if (index === breakAt) {
      await breakOff(call, reply);
      return false;
    }
    await send(response, reply.textDelta(chunk));
    // Each chunk has its own due time, so that one late timer does not delay all later chunks.
    const earlyMs = began + (index + 1) * pace.chunkMs * slowness - performance.now();
    if (earlyMs > 0) await sleep(earlyMs, undefined, { signal });
    else if (index % 64 === 63) await nextTurn(undefined, { signal });
  }
  return true;
}

async function breakOff({ order, response, signal }: SimulatedCall, reply: WireReply): Promise<void> {
  if (order?.fault.stage !== 'stream') return;
  switch (order.fault.act) {
    case 'error':
      response.end(reply.failure());
      return;
    case 'cut':
      response.end();
      return;
    case 'malformed':
      response.end('data: {"type":"broken", \n\n');
      return;
    case 'reset':
      await resetConnection(response, signal);
      return;
    case 'hang':
  }
}

export async function resetConnection(response: ServerResponse, signal: AbortSignal): Promise<void> {
  // Earlier bytes must have left the socket, because a reset discards them.
  await sleep(20, undefined, { signal });
  response.socket?.resetAndDestroy();
}

async function send(response: ServerResponse, events: string): Promise<void> {
  if (events !== '' && !response.write(events) && !response.destroyed) await once(response, 'drain');
}

function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

function createId({ instructions, userText, parts }: WireRequest): string {
  return [instructions, userText, `${instructions}${JSON.stringify(parts)}`]
    .map((text) => hash(text).toString(16).padStart(8, '0'))
    .join('');
}
