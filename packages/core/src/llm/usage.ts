import type { LanguageModelV4Usage } from '@ai-sdk/provider';

export type Usage = {
  /** All input, cached or not. */
  inputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
  /** All output, reasoning included. */
  outputTokens: number;
  reasoningTokens: number;
  /** True when the provider reported no usage and the numbers are estimated from text lengths. */
  estimated: boolean;
};

export const noUsage: Usage = {
  inputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  outputTokens: 0,
  reasoningTokens: 0,
  estimated: false,
};

/** Returns the reported usage, or an estimate. */
export function readUsage(reported: LanguageModelV4Usage | undefined, estimate: () => Usage): Usage {
  const { inputTokens: input, outputTokens: output } = reported ?? {};
  if (input?.total === undefined || output?.total === undefined) return estimate();
  return {
    inputTokens: input.total,
    cacheReadTokens: input.cacheRead ?? 0,
    cacheWriteTokens: input.cacheWrite ?? 0,
    outputTokens: output.total,
    reasoningTokens: output.reasoning ?? 0,
    estimated: false,
  };
}

/** About four characters per token; Chinese, Japanese and Korean have about 1.3. */
export function estimateTokens(text: string): number {
  const dense = text.match(/[\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\u{20000}-\u{3FFFF}]/gu)?.length ?? 0;
  return Math.ceil((text.length - dense) / 4 + dense / 1.3);
}
