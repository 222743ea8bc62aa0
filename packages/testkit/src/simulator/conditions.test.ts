import { setImmediate as nextTurn } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createConditions } from './conditions.ts';
import type { SentRequest } from './wire/wire.ts';

const ask = (format: SentRequest['format']): SentRequest => ({
  model: 'm',
  stream: true,
  instructions: '',
  userText: '',
  parts: [],
  flaw: undefined,
  schema: undefined,
  format,
  prompt: { blocks: [], settings: '', marksOnly: false },
  hasTools: false,
  maxOutputTokens: undefined,
});
const withSchema = ask({ name: 'report', schema: { type: 'object' } });
const { signal } = new AbortController();

const isReadyAtOnce = (ready: Promise<void>) =>
  Promise.race([ready.then(() => true), nextTurn().then(() => nextTurn(false))]);

test('only the first use of a schema waits', async () => {
  const conditions = createConditions({ firstSchemaMs: 50 });

  const first = conditions.compile('openai', withSchema, signal);
  expect(await isReadyAtOnce(first)).toBe(false);
  await first;

  expect(await isReadyAtOnce(conditions.compile('openai', withSchema, signal))).toBe(true);
  expect(await isReadyAtOnce(conditions.compile('openai', ask(undefined), signal))).toBe(true);
});
