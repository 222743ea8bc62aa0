import { expect, test } from 'vitest';

import { estimateTokens, noUsage, readUsage } from './usage.ts';

test('Latin text counts four characters to a token, Chinese about one and a third', () => {
  expect(estimateTokens('a'.repeat(400))).toBe(100);
  expect(estimateTokens('我'.repeat(130))).toBe(100);
});

test('what the provider reports goes before the estimate', () => {
  const reported = {
    inputTokens: 10,
    inputTokenDetails: { noCacheTokens: 4, cacheReadTokens: 6, cacheWriteTokens: undefined },
    outputTokens: 5,
    outputTokenDetails: { textTokens: 3, reasoningTokens: 2 },
    totalTokens: 15,
  };

  expect(readUsage(reported, () => noUsage)).toEqual({
    inputTokens: 10,
    cacheReadTokens: 6,
    cacheWriteTokens: 0,
    outputTokens: 5,
    reasoningTokens: 2,
    estimated: false,
  });
});

test('without a report the estimate stands', () => {
  const estimate = { ...noUsage, inputTokens: 7, estimated: true };

  expect(readUsage(undefined, () => estimate)).toBe(estimate);
});
