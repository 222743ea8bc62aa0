import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import type { StreamPace } from './pace.ts';
import { resetConnection, sendProblem } from './play-call.ts';
import type { FaultOrder } from './read-order.ts';
import { openaiResponses } from './wire/openai-responses.ts';
import { createTranscription, type TranscriptionAsk } from './wire/openai-transcription.ts';
import type { HttpProblem } from './wire/wire.ts';

export type TranscriptionCall = {
  ask: TranscriptionAsk;
  speech: string;
  order: FaultOrder | undefined;
  pace: StreamPace;
  response: ServerResponse;
  signal: AbortSignal;
};

/** Material for an analysis: a habit, a reason and a preference. */
export const DEFAULT_SPEECH =
  'I never start a day without writing down the three things I want to finish. ' +
  'When a friend calls I drop all of it, because a plan can wait and people cannot.';

/** The answer is one JSON object, so a fault either replaces it or truncates it. */
export async function playTranscription(call: TranscriptionCall): Promise<void> {
  const { order, pace, response, signal } = call;
  const fault = order?.fault;
  const refusal = findRefusal(call);
  if (refusal) {
    sendProblem(response, refusal, fault?.stage === 'http' ? fault.headers : {});
    return;
  }
  if (fault?.stage === 'stream' && fault.act === 'hang') return;

  await sleep(pace.firstTokenMs * (fault?.stage === 'pace' ? fault.factor : 1), undefined, { signal });
  response.writeHead(200, { 'content-type': 'application/json' });
  const whole = compose(call);
  const half = whole.slice(0, whole.length / 2);
  if (order?.name === 'reset') {
    response.write(half);
    await resetConnection(response, signal);
  } else response.end(fault?.stage === 'stream' ? half : whole);
}

function findRefusal({ ask, order }: TranscriptionCall): HttpProblem | undefined {
  const fault = order?.fault;
  if (ask.flaw !== undefined) return openaiResponses.createProblem('invalid', 400, ask.flaw);
  return fault?.stage === 'http' ? openaiResponses.createProblem(fault.problem, fault.status) : undefined;
}

function compose({ ask, order, speech }: TranscriptionCall): string {
  const change = order?.fault.stage === 'content' ? order.fault.change : undefined;
  if (change === 'nothing') return '';
  return JSON.stringify(createTranscription(ask, change === 'empty' ? '' : speech));
}
