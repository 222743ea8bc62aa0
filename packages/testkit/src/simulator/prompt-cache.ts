import { createHash } from 'node:crypto';

import type { ProviderId } from '@app/contract/models';

import { type SentRequest, countPromptTokens } from './wire/wire.ts';

export type CacheUse = { read: number; write: number };

export type PromptCache = {
  /** How many tokens of this prompt the cache holds, and how many will be written to it. */
  look(provider: ProviderId, ask: SentRequest): CacheUse;
  /** Called when the answer begins: only from then on can other calls read this prompt from the cache. */
  keep(provider: ProviderId, ask: SentRequest): void;
};

type Rules = { minTokens: number; lifetimeMs: number };

/** Source: the providers' guides on prompt caching. Perplexity publishes no rules. */
const markedCaches: Partial<Record<ProviderId, Rules>> = {
  openai: { minTokens: 1_024, lifetimeMs: 30 * 60_000 },
  anthropic: { minTokens: 512, lifetimeMs: 5 * 60_000 },
};

export function createPromptCache(now: () => number = Date.now): PromptCache {
  const marked = createMarkedCache(now);
  const automatic = createAutomaticCache();
  return {
    look(provider, ask) {
      const rules = markedCaches[provider];
      if (rules !== undefined) return marked.look(ask, rules);
      return { read: provider === 'deepseek' ? automatic.look(ask) : 0, write: 0 };
    },
    keep(provider, ask) {
      const rules = markedCaches[provider];
      if (rules !== undefined) marked.keep(ask, rules);
      else if (provider === 'deepseek') automatic.keep(ask);
    },
  };
}

type Prefix = { hash: string; tokens: number };

/** OpenAI and Anthropic: a prefix matches only at a cache mark, and only byte for byte. */
function createMarkedCache(now: () => number) {
  const expiries = new Map<string, number>();
  const isKept = ({ hash }: Prefix): boolean => (expiries.get(hash) ?? 0) > now();

  return {
    look(ask: SentRequest, rules: Rules): CacheUse {
      const prefixes = findPrefixes(ask, rules);
      const read = prefixes.findLast(isKept)?.tokens ?? 0;
      return { read, write: Math.max(0, (prefixes.at(-1)?.tokens ?? 0) - read) };
    },
    keep(ask: SentRequest, rules: Rules): void {
      const expiry = now() + rules.lifetimeMs;
      for (const { hash } of findPrefixes(ask, rules)) {
        expiries.delete(hash);
        expiries.set(hash, expiry);
      }
      dropOldest(expiries, KEPT_PREFIXES);
    },
  };
}

const KEPT_PREFIXES = 2_000;

function findPrefixes({ prompt, format }: SentRequest, { minTokens }: Rules): Prefix[] {
  const { blocks, settings, marksOnly } = prompt;
  const running = createHash('sha256').update(settings);
  const prefixes: Prefix[] = [];
  for (const [index, { role, text, isMarked }] of blocks.entries()) {
    running.update(JSON.stringify([role, text]));
    if (!isMarked && (marksOnly || index < blocks.length - 1)) continue;
    const tokens = countPromptTokens(blocks.slice(0, index + 1), format);
    if (tokens >= minTokens) prefixes.push({ hash: running.copy().digest('hex'), tokens });
  }
  return prefixes;
}

/** DeepSeek: caches whole prompts, and caches the common beginning of two prompts from the second one on. */
function createAutomaticCache() {
  const recent = new Map<string, true>();
  const units = new Map<string, true>();

  return {
    look(ask: SentRequest): number {
      const prompt = render(ask);
      const found = [...units.keys()].filter((unit) => prompt.startsWith(unit)).map((unit) => unit.length);
      return Math.floor(Math.max(0, ...found.map((length) => length - ask.prompt.settings.length)) / 4);
    },
    keep(ask: SentRequest): void {
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

const KEPT_UNITS = 100;
const KEPT_PROMPTS = 20;

function render({ prompt }: SentRequest): string {
  return prompt.settings + prompt.blocks.map(({ text }) => text).join('');
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
