import { ErrorCode, errorTable } from '@app/contract/errors';
import { listContractRoutes } from '@app/testkit/contract-routes';
import { expect, test } from 'vitest';
import { buildOpenApi } from './build-openapi.ts';
import type { OperationObject, SchemaObject } from './openapi-types.ts';
import { eventNotes, fieldNotes } from './operations.ts';

const document = buildOpenApi();
const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);

test('exactly the routes of the contract are described', async () => {
  const routes = await listContractRoutes();
  const expected = routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);

  expect(calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(expected.toSorted());
  expect(expected.length).toBeGreaterThan(20);
});

test('every reference resolves', () => {
  const references = valuesOf(document, '$ref') as string[];

  expect(references.length).toBeGreaterThan(100);
  expect(references.filter((reference) => resolve(reference) === undefined)).toEqual([]);
});

test('every named schema is used', () => {
  const references = new Set(valuesOf(document, '$ref'));
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !references.has(`#/components/schemas/${name}`),
  );

  expect(unused).toEqual([]);
});

test('every operation has a unique id and a summary', () => {
  const ids = calls.map(({ operation }) => operation.operationId);

  expect(new Set(ids).size).toBe(ids.length);
  expect(calls.filter(({ operation: { summary } }) => summary.length < 10 || summary.endsWith('.'))).toEqual([]);
});

test('path parameters match the path and are required', () => {
  const declared = calls.map(({ path, operation }) => [path, inPath(operation)]);
  const named = calls.map(({ path }) => [path, [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);

  expect(declared).toEqual(named);
});

test('schemas use the OpenAPI 3.1 dialect without older keywords or zod ids', () => {
  const { openapi, jsonSchemaDialect } = document;
  const text = JSON.stringify(document);

  expect([openapi, jsonSchemaDialect]).toEqual(['3.1.1', 'https://json-schema.org/draft/2020-12/schema']);
  expect(text).not.toMatch(/"(nullable|definitions|\$defs|\$schema|id)":(?!\{)/);
  expect(valuesOf(document, 'exclusiveMinimum').filter((value) => typeof value === 'boolean')).toEqual([]);
});

test('every failure is listed under its own status with its message', () => {
  const listed = calls.flatMap(({ operation }) => failuresOf(operation));
  const misplaced = listed.filter(({ status, code }) => errorTable[code].status !== Number(status));

  expect(misplaced).toEqual([]);
  expect(document.components.examples['TEXT_MISSING']?.value).toBe(errorTable.TEXT_MISSING.message);
});

test('every error code is in a group of error-groups.ts that a call in operations.ts has', () => {
  const listed = new Set(calls.flatMap(({ operation }) => failuresOf(operation).map(({ code }) => code)));
  const forgotten = ErrorCode.options.filter((code) => !listed.has(code));

  expect(forgotten, 'add these codes to a group in error-groups.ts').toEqual([]);
});

test.for([
  ['fileData', '^data:'],
  ['mediaData', undefined],
] as const)('a call that takes a file requires %s with the pattern %s', ([field, pattern]) => {
  const bodies = calls.flatMap<SchemaObject>(
    ({ operation }) => operation.requestBody?.content['application/json']?.schema ?? [],
  );
  const withFile = bodies.filter(({ properties }) => properties?.[field]);

  expect(withFile.length).toBeGreaterThan(1);
  expect(withFile.every(({ required }) => required?.includes(field))).toBe(true);
  expect(withFile.every(({ properties }) => properties?.[field]?.['pattern'] === pattern)).toBe(true);
});

test('eight calls may answer 202, and streams describe their events', () => {
  const deferrable = calls.filter(({ operation }) => operation.responses['202']);
  const streaming = calls.filter(({ operation }) => operation.responses['200']?.content?.['text/event-stream']);

  expect(deferrable).toHaveLength(8);
  expect(streaming.map(({ operation }) => operation.operationId)).toEqual(['followAnalysis', 'chat']);
  expect(document.components.schemas['AnalysisEvent']?.oneOf).toHaveLength(Object.keys(eventNotes).length);
});

test('every field note is used', () => {
  const { schemas } = document.components;
  const described = new Set(valuesOf(document, 'description'));
  const missing = Object.entries(fieldNotes).filter(([, note]) => !described.has(note));

  expect(missing).toEqual([]);
  expect(schemas['Message']?.properties?.['kind']?.description).toBe(fieldNotes['Message.kind']);
});

function inPath({ parameters = [] }: OperationObject): string[] {
  return parameters.flatMap((parameter) => (parameter.in === 'path' && parameter.required ? [parameter.name] : []));
}

function failuresOf({ responses }: OperationObject): { status: string; code: ErrorCode }[] {
  return Object.entries(responses).flatMap(([status, { content }]) =>
    Object.keys(content?.['text/plain']?.examples ?? {}).map((code) => ({ status, code: ErrorCode.parse(code) })),
  );
}

function resolve(reference: string): unknown {
  return reference
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
}

/** Every value under that key, at any depth. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => [
    ...(name === key && typeof value !== 'object' ? [value as unknown] : []),
    ...valuesOf(value, key),
  ]);
}
