import { expect, test } from 'vitest';

import { createSchemaMemory } from './schema-memory.ts';

const DAY_MS = 24 * 60 * 60_000;
const schema = { name: 'report', description: 'A reading', schema: { type: 'object' } };

test('a schema is new to each provider until its first use', () => {
  const memory = createSchemaMemory();

  memory.remember('openai', schema);

  expect(memory.isNew('openai', schema)).toBe(false);
  expect(memory.isNew('openai', { ...schema, name: 'other' })).toBe(false);
  expect(memory.isNew('openai', { ...schema, schema: { type: 'array' } })).toBe(true);
  expect(memory.isNew('anthropic', schema)).toBe(true);
});

test('a schema is new again a day after its last use', () => {
  let now = 0;
  const memory = createSchemaMemory(() => now);
  memory.remember('openai', schema);

  now = DAY_MS - 1;
  expect(memory.isNew('openai', schema)).toBe(false);
  now = DAY_MS;
  expect(memory.isNew('openai', schema)).toBe(true);
});

test('a call without a schema has no new schema', () => {
  expect(createSchemaMemory().isNew('anthropic', undefined)).toBe(false);
});
