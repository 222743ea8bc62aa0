import type { ProviderId } from '@app/contract/models';
import { expect, test } from 'vitest';

import { createPromptCache, type PromptCache } from './prompt-cache.ts';
import type { ContentBlock } from './wire/read-messages.ts';
import { countInputTokens, type SentRequest } from './wire/wire.ts';

const block = (text: string, changes: Partial<ContentBlock> = {}): ContentBlock => ({
  role: 'user',
  text,
  isPicture: false,
  isMarked: false,
  ...changes,
});
const words = (tokens: number, letter = 'm') => letter.repeat(tokens * 4);

type Changes = { task?: string; material?: string; isMarked?: boolean; settings?: string; marksOnly?: boolean };

/** A request with only the fields that the cache reads. */
function createAsk(changes: Changes = {}): SentRequest {
  const { task = 'Task: opening', material = words(2_000), isMarked = true } = changes;
  const prompt = {
    blocks: [block('read', { role: 'system' }), block(material, { isMarked }), block(task)],
    settings: changes.settings ?? 'm schema-1',
    marksOnly: changes.marksOnly ?? false,
  };
  return { prompt, format: undefined } as SentRequest;
}

function read(cache: PromptCache, provider: ProviderId, ask: SentRequest): number {
  const { read: tokens } = cache.look(provider, ask);
  cache.keep(provider, ask);
  return tokens;
}

test.for(['openai', 'anthropic'] as const)(
  '%s reads nothing from the cache without a mark when the task differs',
  (provider) => {
    const cache = createPromptCache();
    const marksOnly = provider === 'anthropic';

    read(cache, provider, createAsk({ isMarked: false, marksOnly }));

    expect(read(cache, provider, createAsk({ isMarked: false, marksOnly, task: 'Task: readings' }))).toBe(0);
  },
);

test('openai reads the same prompt from the cache without a mark', () => {
  const cache = createPromptCache();
  const ask = createAsk({ isMarked: false });

  read(cache, 'openai', ask);

  expect(read(cache, 'openai', ask)).toBe(countInputTokens(ask));
});

test.for(['openai', 'anthropic'] as const)('another schema breaks the cached prefix of %s', (provider) => {
  const cache = createPromptCache();

  read(cache, provider, createAsk());

  expect(read(cache, provider, createAsk({ settings: 'm schema-2' }))).toBe(0);
});

test.for([
  { provider: 'openai' as const, tokens: 1_024 },
  { provider: 'anthropic' as const, tokens: 512 },
])('$provider caches from $tokens tokens on', ({ provider, tokens }) => {
  const cache = createPromptCache();
  const short = createAsk({ material: words(tokens - 2), marksOnly: true });
  const long = createAsk({ material: words(tokens - 1, 'n'), marksOnly: true });

  read(cache, provider, short);
  read(cache, provider, long);

  expect(cache.look(provider, short)).toEqual({ read: 0, write: 0 });
  expect(cache.look(provider, long)).toEqual({ read: tokens, write: 0 });
});

test('a call that has not begun to answer shares no cached prompt', () => {
  const cache = createPromptCache();

  expect(cache.look('anthropic', createAsk({ marksOnly: true }))).toEqual({ read: 0, write: 2_001 });
  expect(cache.look('anthropic', createAsk({ marksOnly: true }))).toEqual({ read: 0, write: 2_001 });
});

test.for([
  { provider: 'anthropic' as const, minutes: 5 },
  { provider: 'openai' as const, minutes: 30 },
])('the cache of $provider expires after $minutes minutes', ({ provider, minutes }) => {
  let now = 0;
  const cache = createPromptCache(() => now);
  read(cache, provider, createAsk());

  now = minutes * 60_000 - 1;
  expect(cache.look(provider, createAsk()).read).toBeGreaterThan(0);
  now = minutes * 60_000;
  expect(cache.look(provider, createAsk()).read).toBe(0);
});

test('deepseek shares nothing between models', () => {
  const cache = createPromptCache();
  read(cache, 'deepseek', createAsk());

  expect(read(cache, 'deepseek', createAsk({ settings: 'other' }))).toBe(0);
});
