import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';

import {
  classifyFinish,
  classifyStreamError,
  type ProviderFault,
  hasDroppedInput,
  readsLikeRefusal,
} from './faults.ts';
import type { Watchdog } from './timeouts.ts';

/** The state of a call so far. */
export type StreamRun = {
  startedAt: number;
  text: string;
  /** Reasoning is counted and dropped. */
  reasoningChars: number;
  /** The number of events so far. */
  parts: number;
  firstTextMs: number | undefined;
  /** The configured name, under which prices are listed; `model` is the one the provider reports. */
  modelId: string;
  model: string;
  end:
    | {
        finish: LanguageModelV4FinishReason['unified'];
        rawFinish: string | undefined;
        usage: LanguageModelV4Usage;
        metadata: SharedV4ProviderMetadata | undefined;
      }
    | undefined;
  /** Thrown by the caller's own `onText`: not a fault of the provider. */
  callerError: { thrown: unknown } | undefined;
};

export function startRun(modelId: string): StreamRun {
  return {
    startedAt: performance.now(),
    text: '',
    reasoningChars: 0,
    parts: 0,
    firstTextMs: undefined,
    modelId,
    model: modelId,
    end: undefined,
    callerError: undefined,
  };
}

type StreamReadOptions = {
  run: StreamRun;
  watchdog: Watchdog;
  maxOutputTokens: number;
  onText: (chunk: string) => void;
};

/** More characters than any tokenizer packs into one token: reading stops when a provider exceeds its output limit. */
const MAX_CHARS_PER_TOKEN = 12;
/** Events beside those with text. */
const OTHER_PARTS = 10_000;

/** Reads to the end or to the first fault. */
export async function readStream(
  stream: AsyncIterable<LanguageModelV4StreamPart>,
  reading: StreamReadOptions,
): Promise<ProviderFault | undefined> {
  const { run, watchdog } = reading;
  const maxChars = reading.maxOutputTokens * MAX_CHARS_PER_TOKEN;
  for await (const part of stream) {
    run.parts += 1;
    if (part.type === 'text-delta') takeText(part.delta, reading);
    if (part.type === 'reasoning-delta') {
      run.reasoningChars += part.delta.length;
      watchdog.enter('chunk');
    }
    if (run.text.length + run.reasoningChars > maxChars || run.parts > maxChars + OTHER_PARTS)
      return { code: 'PROVIDER_CUT', reason: 'too-long', isBilled: true };
    if (part.type === 'text-delta') continue;
    const fault = takeOtherPart(part, run);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Decides whether a finished stream holds a usable answer. */
export function judgeRun({ end, text }: StreamRun, expectsObject: boolean): ProviderFault | undefined {
  const fault =
    end === undefined
      ? ({ code: 'PROVIDER_CUT', reason: 'no-finish', isBilled: true } as const)
      : classifyFinish(end.finish, end.rawFinish);
  if (fault !== undefined && fault.code !== 'PROVIDER_CUT') return fault;
  if (text.trim() === '') return { code: 'PROVIDER_EMPTY', reason: 'no-text', isBilled: true };
  if (fault === undefined && expectsObject && readsLikeRefusal(text))
    return { code: 'MODEL_REFUSED', reason: 'refused-in-words', isBilled: true };
  return fault;
}

function takeText(chunk: string, { run, watchdog, onText }: StreamReadOptions): void {
  if (chunk === '') return;
  if (run.firstTextMs === undefined) {
    run.firstTextMs = performance.now() - run.startedAt;
    watchdog.enter('chunk');
  } else watchdog.feed();
  run.text += chunk;
  try {
    onText(chunk);
  } catch (thrown) {
    run.callerError = { thrown };
    throw thrown;
  }
}

function takeOtherPart(part: LanguageModelV4StreamPart, run: StreamRun): ProviderFault | undefined {
  if (part.type === 'error') return classifyStreamError(part.error);
  if (part.type === 'stream-start' && hasDroppedInput(part.warnings)) {
    return { code: 'PROVIDER_REJECTED', reason: 'dropped-input', isBilled: true };
  }
  if (part.type === 'response-metadata') run.model = part.modelId ?? run.model;
  if (part.type === 'finish') {
    run.end = {
      finish: part.finishReason.unified,
      rawFinish: part.finishReason.raw,
      usage: part.usage,
      metadata: part.providerMetadata,
    };
  }
  return undefined;
}
