import { expect, test } from 'vitest';

import { estimateTokens, noUsage, readUsage } from './usage.ts';

test('Latin text is estimated at four characters a token, Chinese at about 1.3', () => {
  expect(estimateTokens('a'.repeat(400))).toBe(100);
  expect(estimateTokens('我'.repeat(130))).toBe(100);
});

test('reported usage replaces the estimate', () => {
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

test('without reported usage the estimate is used', () => {
  const estimate = { ...noUsage, inputTokens: 7, estimated: true };

  expect(readUsage(undefined, () => estimate)).toBe(estimate);
});
