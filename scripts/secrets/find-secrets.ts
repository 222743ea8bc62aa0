import { lintSource } from '@secretlint/core';
import { creator } from '@secretlint/secretlint-rule-preset-recommend';

/** The line and kind of a secret. Its value is never repeated. */
export type SecretFinding = { line: number; what: string };

/**
 * The keys that a deployment of this product holds. Secretlint's own rules miss DeepSeek, Perplexity, AWS key ids and
 * OpenAI keys without their marker. The patterns require no left boundary, because a key may follow an escaped line
 * break, as in `\nsk-`.
 */
const secretPatterns = {
  'Anthropic key': /sk-ant-[\w-]{20,}/g,
  'OpenAI key': /sk-(?:proj|svcacct|admin)-[\w-]{20,}/g,
  'OpenAI or DeepSeek key': /sk-[A-Za-z0-9]{32,}/g,
  'Perplexity key': /pplx-[A-Za-z0-9]{32,}/g,
  'SendGrid key': /SG\.[\w-]{22}\.[\w-]{43}/g,
  'AWS key id': /(?:AKIA|ASIA)[A-Z0-9]{16}/g,
  'AWS secret key': /secret_?access_?key["']?\s*(?:[:=]|value:)\s*["'`]?[A-Za-z0-9/+]{40}(?![A-Za-z0-9/+])/gi,
  // 32 bytes in base64 or base64url, alone or in a list.
  'server key': /SERVER_KEYS["']?\s*(?:[:=]|value:)\s*["'`]?(?:[^\s"'`,]*,)*[\w+/-]{43}(?![\w+/-])/g,
} as const satisfies Record<string, RegExp>;

/** Uses our own rules. They work on any bytes, read as Latin-1 or UTF-8, and no comment disables them. */
export function findOurSecrets(text: string): SecretFinding[] {
  return Object.entries(secretPatterns).flatMap(([what, pattern]) =>
    Array.from(text.matchAll(pattern), ({ index }) => ({ line: text.slice(0, index).split('\n').length, what })),
  );
}

/** Uses secretlint's recommended rules; for text only. */
export async function findOtherSecrets(path: string, text: string): Promise<SecretFinding[]> {
  const rule = { id: '@secretlint/secretlint-rule-preset-recommend', rule: creator };
  const { messages } = await lintSource({
    source: { filePath: path, content: text, contentType: 'text' },
    options: { config: { rules: [rule] }, maskSecrets: true },
  });
  return messages.map(({ loc, ruleId }) => ({ line: loc.start.line, what: ruleId }));
}
