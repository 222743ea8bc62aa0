import type { ProviderId } from '@app/contract/models';
import { countInput } from './describe-call.ts';
import { findOffered, type Llm } from './llm.ts';
import { costOf } from './prices.ts';
import type { ModelRequest } from './model-request.ts';
import { noUsage } from './usage.ts';

/** Role markers and separators that a provider adds to the input. */
const FRAME_TOKENS = 100;
/** Cache size. The calls of one report share their instructions and their material. */
const MAX_CACHED = 32;
const counted = new Map<ProviderId, Map<string, number>>();

/** The highest possible cost of a call in millionths of a dollar: no cache hits, and the full output limit. */
export function highestCostOf(llm: Llm, request: ModelRequest): number {
  const offered = findOffered(llm, request);
  const { id, maxTokensOf } = offered.description;
  const inputTokens = FRAME_TOKENS + countInput(request, (text) => countOnce(id, text, maxTokensOf));
  const { maxOutputTokens: outputTokens } = request;
  // Where cache writes have their own price, they are the most expensive input.
  return costOf(offered.modelId, { ...noUsage, inputTokens, cacheWriteTokens: inputTokens, outputTokens });
}

function countOnce(id: ProviderId, text: string, count: (text: string) => number): number {
  const known = counted.get(id) ?? new Map<string, number>();
  counted.set(id, known);
  const tokens = known.get(text) ?? count(text);
  known.delete(text);
  known.set(text, tokens);
  const oldest = known.size > MAX_CACHED ? known.keys().next() : undefined;
  if (oldest && !oldest.done) known.delete(oldest.value);
  return tokens;
}
