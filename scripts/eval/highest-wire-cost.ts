import type { ProviderId } from '@app/contract/models';
import { costOf } from '@app/core/llm/prices';
import { providers } from '@app/core/llm/providers/index';
import { noUsage } from '@app/core/llm/usage';

/** A clip of ours lasts seconds; transcription costs less than a cent a minute. */
const HEARING_MICRO_USD = 10_000;
const PICTURE_TOKENS = 2_000;
/** A provider that does not publish its limit may write this much. */
const MOST_OUTPUT_TOKENS = 16_000;

/** The most a call can cost, by the words of its request: every byte is counted, nothing is found in a cache. */
export function highestWireCost(provider: ProviderId, request: string): number {
  if (!request.startsWith('{')) return HEARING_MICRO_USD;
  const body = JSON.parse(request) as { model?: string; max_output_tokens?: number; max_tokens?: number };
  const pictures = request.match(/base64-[0-9a-f]{16}/g)?.length ?? 0;
  const inputTokens = providers[provider].mostTokens(request) + pictures * PICTURE_TOKENS;
  const outputTokens = body.max_output_tokens ?? body.max_tokens ?? MOST_OUTPUT_TOKENS;
  return costOf(body.model ?? '', { ...noUsage, inputTokens, cacheWriteTokens: inputTokens, outputTokens });
}
