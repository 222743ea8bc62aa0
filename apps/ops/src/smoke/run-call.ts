import type { ModelRequest } from '@app/core/llm/model-request';
import { streamModelCall } from '@app/core/llm/stream-model-call';
import { readFailedCall } from '@app/core/llm/failed-call';
import type { Llm } from '@app/core/llm/llm';

/** One call that `ops smoke` makes to every provider. */
export type SmokeCall = {
  name: string;
  request: Pick<ModelRequest, 'instructions' | 'material' | 'task' | 'schema' | 'maxOutputTokens' | 'isSmall'>;
  /** Summarises the answer in a few words; throws if it is unusable. */
  read(text: string): string;
};

export type SmokeResult = {
  isOk: boolean;
  line: string;
  /** Short code for the failure. */
  reason?: string;
};

const LIMIT_MS = 120_000;
const MAX_MESSAGE_CHARS = 500;

/** Makes one call and reports in one line how it went. */
export async function runCall(llm: Llm, provider: ModelRequest['provider'], call: SmokeCall): Promise<SmokeResult> {
  let providerMessage = '';
  try {
    const { text, model, usage, costMicroUsd, firstTextMs, totalMs, schemaInWords } = await streamModelCall(llm, {
      ...call.request,
      provider,
      cacheKey: `smoke-${call.name}`,
      visitorHash: 'smoke',
      signal: AbortSignal.timeout(LIMIT_MS),
      onText: () => undefined,
      onProviderMessage: (message) => (providerMessage = message),
    });
    const counts = `${usage.inputTokens} in, ${usage.outputTokens} out, ${costMicroUsd} µUSD`;
    const times = `first text ${firstTextMs} ms, all ${totalMs} ms`;
    const refused = schemaInWords ? `; it refused the schema: ${quoteProvider(providerMessage, call.request)}` : '';
    return { isOk: true, line: `${provider}: ok, ${model} says ${call.read(text)} (${times}, ${counts})${refused}` };
  } catch (error) {
    const reason = readFailedCall(error)?.reason ?? 'failed';
    const words = providerMessage
      ? quoteProvider(providerMessage, call.request)
      : error instanceof Error
        ? error.message
        : String(error);
    return { isOk: false, line: `${provider}: ${reason}: ${words}`, reason };
  }
}

/** Withholds a provider message that repeats the prompt. */
function quoteProvider(message: string, request: SmokeCall['request']): string {
  const parts = typeof request.material === 'string' ? [{ text: request.material }] : request.material;
  const prompts = [
    request.instructions,
    request.task,
    ...parts.map((part) => ('text' in part ? part.text : undefined)),
  ];
  if (prompts.some((prompt) => prompt && message.includes(prompt))) return '(its message repeats the prompt)';
  return message.replaceAll(/\s+/g, ' ').slice(0, MAX_MESSAGE_CHARS);
}
