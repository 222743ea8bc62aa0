import { ProviderId } from '@app/contract/models';
import {
  nestSchema as nest,
  objectSchema as object,
  repeatSchema as repeat,
  textSchema as text,
} from '@app/testkit/json-schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { findSchemaFault, measureSchema } from './find-schema-fault.ts';
import { providers } from './providers/index.ts';

const find = (provider: ProviderId, schema: object) =>
  findSchemaFault(providers[provider].limits.schema, { ...schema });

const flat = object({
  flag: { type: 'boolean' },
  readings: {
    type: 'array',
    items: object({
      key: text,
      evidence: { type: 'array', items: object({ quote: text, shows: text }) },
      position: { type: 'number' },
    }),
  },
  questions: { type: 'array', items: text },
});

test('a schema is measured through arrays and objects', () => {
  expect(measureSchema(flat)).toEqual({
    unions: 0,
    optionals: 0,
    leaves: 6,
    properties: 8,
    levels: 5,
    enumValues: 0,
    nameCharacters: 'flagreadingsquestionskeyevidencepositionquoteshows'.length,
  });
});

test.for(ProviderId.options)('%s accepts a flat schema', (provider) => {
  expect(find(provider, flat)).toBeUndefined();
});

test.for([
  { what: 'a list of types', nullable: { type: ['string', 'null'] } },
  { what: 'anyOf', nullable: { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] } },
])('$what counts as a union, and anthropic accepts 16 unions', ({ nullable }) => {
  expect(find('anthropic', object(repeat(16, nullable)))).toBeUndefined();
  expect(find('anthropic', object(repeat(17, nullable)))).toEqual({ kind: 'unions', count: 17, limit: 16 });
  expect(find('openai', object(repeat(17, nullable)))).toBeUndefined();
});

test('nullable zod fields count as unions', () => {
  const schema = z.toJSONSchema(z.strictObject({ a: z.string().nullable(), b: z.enum(['x']).nullable() }));

  expect(measureSchema(schema)).toMatchObject({ unions: 2, leaves: 2, enumValues: 1 });
});

test('anthropic accepts 24 optional properties, openai none', () => {
  const withOptionals = (count: number) => object(repeat(count, text), { required: [] });

  expect(find('anthropic', withOptionals(24))).toBeUndefined();
  expect(find('anthropic', withOptionals(25))).toEqual({ kind: 'optionals', count: 25, limit: 24 });
  expect(find('openai', object({ list: { type: 'array', items: withOptionals(1) } }))).toEqual({
    kind: 'optional',
    property: 'p0',
    path: ['properties', 'list', 'items'],
  });
});

test('anthropic accepts 60 leaves and 160 enum values', () => {
  const withEnum = (count: number) => object({ a: { type: 'string', enum: Object.keys(repeat(count, text)) } });

  expect(find('anthropic', object(repeat(60, text)))).toBeUndefined();
  expect(find('anthropic', object(repeat(61, text)))).toEqual({ kind: 'leaves', count: 61, limit: 60 });
  expect(find('anthropic', withEnum(160))).toBeUndefined();
  expect(find('anthropic', withEnum(161))).toEqual({ kind: 'enumValues', count: 161, limit: 160 });
});

test('openai accepts 10 levels, 5 000 properties and 120 000 characters of names', () => {
  expect(find('openai', nest(10))).toBeUndefined();
  expect(find('openai', nest(11))).toEqual({ kind: 'levels', count: 11, limit: 10 });
  expect(find('openai', object(repeat(5_001, text)))).toMatchObject({ kind: 'properties', count: 5_001 });
  expect(find('openai', object({ ['n'.repeat(120_001)]: text }))).toMatchObject({ kind: 'nameCharacters' });
});

test.for(['anthropic', 'openai', 'perplexity'] as const)('%s rejects an open object', (provider) => {
  const open = { type: 'object', properties: {}, additionalProperties: true };

  expect(find(provider, object({ map: open }))).toEqual({ kind: 'open-object', path: ['properties', 'map'] });
});

test('perplexity accepts an object without additionalProperties, anthropic does not', () => {
  const silent = object({ a: text }, { additionalProperties: undefined });

  expect(find('perplexity', silent)).toBeUndefined();
  expect(find('anthropic', silent)).toEqual({ kind: 'open-object', path: [] });
});

test('only openai accepts recursion', () => {
  const node = object({ next: { $ref: '#/$defs/node' } });
  const recursive = object({ first: { $ref: '#/$defs/node' } }, { $defs: { node } });

  expect(find('openai', recursive)).toBeUndefined();
  expect(find('anthropic', recursive)).toMatchObject({ kind: 'recursion' });
  expect(find('perplexity', recursive)).toMatchObject({ kind: 'recursion' });
});

test('an unsupported keyword is reported with its type and path', () => {
  const bounded = object({ age: { type: 'integer', minimum: 0, maximum: 100 } });

  expect(find('anthropic', bounded)).toEqual({
    kind: 'keywords',
    type: 'integer',
    keywords: ['maximum', 'minimum'],
    path: ['properties', 'age'],
  });
  expect(find('openai', bounded)).toBeUndefined();
  expect(find('openai', object({ a: { allOf: [text] } }))).toMatchObject({ kind: 'keywords', keywords: ['allOf'] });
});

test('a schema that accepts any value is rejected', () => {
  expect(find('anthropic', object({ a: {} }))).toEqual({ kind: 'any-value', path: ['properties', 'a'] });
});

test('deepseek has no schema mode and no limits', () => {
  expect(find('deepseek', object({ a: {} }))).toBeUndefined();
});
