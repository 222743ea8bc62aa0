import type { FinishReason, LanguageModelStreamPart, LanguageModelUsage, ProviderMetadata } from 'ai';

import { classifyError, classifyFinish, type Fault, hasDroppedInput, readsLikeRefusal } from './faults.ts';
import type { Watchdog } from './timeouts.ts';

/** What is known of a call so far. */
export type Run = {
  startedAt: number;
  text: string;
  firstTextMs: number | undefined;
  /** The configured name, by which prices are listed; `model` is what the provider says it used. */
  modelId: string;
  model: string;
  end:
    | {
        finish: FinishReason;
        rawFinish: string | undefined;
        usage: LanguageModelUsage;
        metadata: ProviderMetadata | undefined;
      }
    | undefined;
  /** Thrown by the caller's own `onText`: not a fault of the provider. */
  callerError: { thrown: unknown } | undefined;
};

export function startRun(modelId: string): Run {
  return {
    startedAt: performance.now(),
    text: '',
    firstTextMs: undefined,
    modelId,
    model: modelId,
    end: undefined,
    callerError: undefined,
  };
}

type Reading = { run: Run; watchdog: Watchdog; onText: (chunk: string) => void };

/** Reads to the end, or to the first fault. */
export async function readStream(
  stream: AsyncIterable<LanguageModelStreamPart>,
  reading: Reading,
): Promise<Fault | undefined> {
  const { run, watchdog } = reading;
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      takeText(part.text, reading);
      continue;
    }
    if (part.type === 'reasoning-delta') watchdog.enter('chunk');
    const fault = takeRarePart(part, run);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whether the text of a finished stream is an answer. */
export function judgeRun({ end, text }: Run, expectsObject: boolean): Fault | undefined {
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

function takeText(chunk: string, { run, watchdog, onText }: Reading): void {
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

function takeRarePart(part: LanguageModelStreamPart, run: Run): Fault | undefined {
  if (part.type === 'error') return classifyError(part.error);
  if (part.type === 'model-call-start' && hasDroppedInput(part.warnings)) {
    return { code: 'PROVIDER_REJECTED', reason: 'dropped-input', isBilled: true };
  }
  if (part.type === 'model-call-response-metadata') run.model = part.modelId ?? run.model;
  if (part.type === 'model-call-end') {
    run.end = {
      finish: part.finishReason,
      rawFinish: part.rawFinishReason,
      usage: part.usage,
      metadata: part.providerMetadata,
    };
  }
  return undefined;
}
