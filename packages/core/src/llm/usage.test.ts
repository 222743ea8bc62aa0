import { expect, test } from 'vitest';

import { estimateTokens, noUsage, readUsage } from './usage.ts';

test('Latin text counts four characters to a token, Chinese about one and a third', () => {
  expect(estimateTokens('a'.repeat(400))).toBe(100);
  expect(estimateTokens('我'.repeat(130))).toBe(100);
});

test('what the provider reports goes before the estimate', () => {
  const reported = {
    inputTokens: { total: 10, noCache: 4, cacheRead: 6, cacheWrite: undefined },
    outputTokens: { total: 5, text: 3, reasoning: 2 },
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
