import { transcribe as transcribeWithModel, type TranscriptionResult } from 'ai';

import { AppError } from '../errors/app-error.ts';
import type { FailedCall } from './failed-call.ts';
import { classifyOpening, type ProviderFault } from './faults.ts';
import type { Transcriber, Llm } from './llm.ts';
import { transcriptionCost, PRICE_VERSION } from './prices.ts';
import { startWatchdog } from './timeouts.ts';
import { noUsage, type Usage } from './usage.ts';

export type Recording = {
  audio: Uint8Array;
  signal: AbortSignal;
  /** Gets the bill when the caller aborts; the promise then rejects with the signal's own reason. */
  onAborted?: (call: FailedCall) => void;
};

/** Silence gives an empty text, not a failure. The last seven fields settle a cost row, as those of an answer do. */
export type Transcription = {
  text: string;
  segments: { startSeconds: number; endSeconds: number; text: string }[];
  durationSeconds: number;
  model: string;
  finish: 'stop';
  /** Transcription is billed by the minute, so it has no tokens. */
  usage: Usage;
  costMicroUsd: number;
  priceVersion: string;
  firstTextMs: number;
  totalMs: number;
};

/** Makes one call without retries. Every failure is an AppError whose cause is a FailedCall. */
export async function transcribe(llm: Llm, recording: Recording): Promise<Transcription> {
  const { transcriber } = llm;
  if (transcriber === undefined) throw new AppError('MEDIA_UNAVAILABLE');
  const { audio, signal, onAborted } = recording;
  signal.throwIfAborted();

  const startedAt = performance.now();
  const { totalMs } = transcriber;
  const watchdog = startWatchdog({ totalMs, headerMs: totalMs, firstChunkMs: totalMs, chunkMs: totalMs }, signal);
  let fault: ProviderFault;
  try {
    const heard = await transcribeWithModel({
      model: transcriber.model,
      audio,
      timestampGranularities: ['segment'],
      maxRetries: 0,
      abortSignal: watchdog.signal,
    });
    return describeTranscription(heard, { transcriber, audio, startedAt });
  } catch (error) {
    fault = classifyOpening(error);
  } finally {
    watchdog.stop();
  }

  if (signal.aborted) {
    onAborted?.(describeFailure({ transcriber, audio, startedAt }, { reason: 'aborted', isBilled: true }));
    throw signal.reason;
  }
  if (watchdog.expired() !== undefined) fault = { code: 'PROVIDER_TIMEOUT', reason: 'timeout-total', isBilled: true };
  const cause = describeFailure({ transcriber, audio, startedAt }, fault);
  throw new AppError(fault.code, { retryAfterMs: fault.retryAfterMs, cause });
}

type Call = { transcriber: Transcriber; audio: Uint8Array; startedAt: number };

function describeTranscription(heard: TranscriptionResult, call: Call): Transcription {
  const { transcriber, audio } = call;
  const totalMs = elapsedMs(call);
  const text = heard.text.trim();
  const segments = heard.segments
    .map((segment) => ({ startSeconds: segment.startSecond, endSeconds: segment.endSecond, text: segment.text.trim() }))
    .filter((segment) => segment.text !== '');
  const durationSeconds = heard.durationInSeconds ?? segments.at(-1)?.endSeconds ?? estimateSeconds(audio);
  // Models other than whisper return no timestamps.
  const whole = text === '' ? [] : [{ startSeconds: 0, endSeconds: durationSeconds, text }];
  return {
    text,
    segments: segments.length > 0 ? segments : whole,
    durationSeconds,
    model: transcriber.modelId,
    finish: 'stop',
    usage: noUsage,
    costMicroUsd: transcriptionCost(transcriber.modelId, durationSeconds),
    priceVersion: PRICE_VERSION,
    firstTextMs: totalMs,
    totalMs,
  };
}

function describeFailure(
  call: Call,
  { reason, isBilled, kind }: Pick<ProviderFault, 'reason' | 'isBilled' | 'kind'>,
): FailedCall {
  const { transcriber, audio } = call;
  return {
    provider: transcriber.provider,
    model: transcriber.modelId,
    usage: { ...noUsage, estimated: isBilled },
    costMicroUsd: isBilled ? transcriptionCost(transcriber.modelId, estimateSeconds(audio)) : 0,
    priceVersion: PRICE_VERSION,
    finish: undefined,
    firstTextMs: undefined,
    totalMs: elapsedMs(call),
    reason,
    ...(kind && { kind }),
  };
}

/** The highest possible cost of this transcription. */
export function highestTranscriptionCost({ modelId }: Transcriber, audio: Uint8Array): number {
  return transcriptionCost(modelId, estimateSeconds(audio));
}

/** Speech below 32 kbit/s is rare, so this estimate errs on the long side. */
const MIN_BYTES_PER_SECOND = 4_000;

function estimateSeconds(audio: Uint8Array): number {
  return Math.ceil(audio.byteLength / MIN_BYTES_PER_SECOND);
}

function elapsedMs({ startedAt }: Call): number {
  return Math.round(performance.now() - startedAt);
}
