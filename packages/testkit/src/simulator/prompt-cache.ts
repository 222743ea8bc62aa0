import { createHash } from 'node:crypto';

import type { ProviderId } from '@app/contract/models';

import { type SentRequest, countPromptTokens } from './wire/wire.ts';

type CacheUse = { read: number; write: number };

type ProviderCache = {
  /** How many tokens of this prompt the cache holds, and how many will be written to it. */
  look(ask: SentRequest): CacheUse;
  /** Called when the answer begins: only from then on can other calls read this prompt from the cache. */
  keep(ask: SentRequest): void;
};

export type PromptCache = {
  look(provider: ProviderId, ask: SentRequest): CacheUse;
  keep(provider: ProviderId, ask: SentRequest): void;
};

const KEPT_PREFIXES = 2_000;
const KEPT_UNITS = 100;
const KEPT_PROMPTS = 20;

/** Source: the providers' guides on prompt caching. Perplexity publishes no rules. */
export function createPromptCache(): PromptCache {
  const caches: Partial<Record<ProviderId, ProviderCache>> = {
    openai: createMarkedCache({ minTokens: 1_024, lifetimeMs: 30 * 60_000 }),
    anthropic: createMarkedCache({ minTokens: 512, lifetimeMs: 5 * 60_000 }),
    deepseek: createAutomaticCache(),
  };
  return {
    look: (provider, ask) => caches[provider]?.look(ask) ?? { read: 0, write: 0 },
    keep: (provider, ask) => caches[provider]?.keep(ask),
  };
}

type Rules = { minTokens: number; lifetimeMs: number };

/** OpenAI and Anthropic: a prefix matches only at a cache mark, and only byte for byte. */
function createMarkedCache({ minTokens, lifetimeMs }: Rules): ProviderCache {
  const expiries = new Map<string, number>();
  return {
    look(ask) {
      const prefixes = findPrefixes(ask, minTokens);
      const read = prefixes.findLast(({ hash }) => (expiries.get(hash) ?? 0) > Date.now())?.tokens ?? 0;
      return { read, write: Math.max(0, (prefixes.at(-1)?.tokens ?? 0) - read) };
    },
    keep(ask) {
      for (const { hash } of findPrefixes(ask, minTokens)) {
        expiries.delete(hash);
        expiries.set(hash, Date.now() + lifetimeMs);
      }
      dropOldest(expiries, KEPT_PREFIXES);
    },
  };
}

function findPrefixes({ prompt, format }: SentRequest, minTokens: number): { hash: string; tokens: number }[] {
  const { blocks, settings, marksOnly } = prompt;
  const running = createHash('sha256').update(settings);
  return blocks.flatMap(({ role, text, isMarked }, index) => {
    running.update(JSON.stringify([role, text]));
    if (!isMarked && (marksOnly || index < blocks.length - 1)) return [];
    const tokens = countPromptTokens(blocks.slice(0, index + 1), format);
    return tokens < minTokens ? [] : [{ hash: running.copy().digest('hex'), tokens }];
  });
}

/** DeepSeek: caches whole prompts, and caches the common beginning of two prompts from the second one on. */
function createAutomaticCache(): ProviderCache {
  const recent = new Map<string, true>();
  const units = new Map<string, true>();
  const render = ({ prompt }: SentRequest): string => prompt.settings + prompt.blocks.map(({ text }) => text).join('');
  return {
    look(ask) {
      const prompt = render(ask);
      const found = [...units.keys()].filter((unit) => prompt.startsWith(unit)).map((unit) => unit.length);
      const longest = Math.max(0, ...found.map((length) => length - ask.prompt.settings.length));
      return { read: Math.floor(longest / 4), write: 0 };
    },
    keep(ask) {
      const prompt = render(ask);
      const shared = Math.max(0, ...[...recent.keys()].map((other) => countShared(prompt, other)));
      if (shared > 0) units.set(prompt.slice(0, shared), true);
      units.set(prompt, true);
      recent.set(prompt, true);
      dropOldest(units, KEPT_UNITS);
      dropOldest(recent, KEPT_PROMPTS);
    },
  };
}

function countShared(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function dropOldest(map: Map<string, unknown>, kept: number): void {
  for (const key of map.keys()) {
    if (map.size <= kept) return;
    map.delete(key);
  }
}
