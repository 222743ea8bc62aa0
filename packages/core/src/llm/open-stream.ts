import type { LanguageModelV4FilePart, LanguageModelV4StreamResult, LanguageModelV4TextPart } from '@ai-sdk/provider';

import type { OfferedProvider } from './llm.ts';
import type { ProviderDescription } from './providers/define-provider.ts';
import type { MaterialPart, ModelRequest } from './model-request.ts';

type UserPart = LanguageModelV4TextPart | LanguageModelV4FilePart;

/**
 * Uses the provider package's stream directly, without the SDK layer above it: no retries, no steps, no copy of the
 * text, no downloads, no telemetry that would record prompts, and a fifth less work per chunk.
 */
export function openStream(
  { description, model }: OfferedProvider,
  request: ModelRequest,
  signal: AbortSignal,
): PromiseLike<LanguageModelV4StreamResult> {
  const { instructions, schema, maxOutputTokens } = request;
  return model.doStream({
    prompt: [
      { role: 'system', content: instructions, providerOptions: description.instructionOptions },
      { role: 'user', content: createUserContent(description, request) },
    ],
    ...(schema && { responseFormat: { type: 'json', ...schema } }),
    maxOutputTokens,
    reasoning: 'none',
    providerOptions: description.callOptions(request),
    abortSignal: signal,
  });
}

function createUserContent({ materialOptions }: ProviderDescription, { material, task }: ModelRequest): UserPart[] {
  const parts: MaterialPart[] = typeof material === 'string' ? [{ text: material }] : material;
  const content = parts.map(toContentPart);
  const last = content.at(-1);
  if (task === undefined || last === undefined) return content;
  // DeepSeek and Perplexity join the parts without a separator.
  return [
    ...content.slice(0, -1),
    { ...last, providerOptions: materialOptions },
    { type: 'text', text: `\n\n${task.trimStart()}` },
  ];
}

function toContentPart(part: MaterialPart): UserPart {
  return 'text' in part
    ? { type: 'text', text: part.text }
    : { type: 'file', data: { type: 'data', data: part.jpeg }, mediaType: 'image/jpeg' };
}
