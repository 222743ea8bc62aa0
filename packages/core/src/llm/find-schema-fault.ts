import type { SchemaLimits } from './providers/define-provider.ts';
import { asList, asSchema, type AnySchema, type SchemaNode, walkSchema } from './walk-schema.ts';

export type SchemaSize = {
  unions: number;
  optionals: number;
  leaves: number;
  properties: number;
  levels: number;
  enumValues: number;
  nameCharacters: number;
};

/** A reason for a provider to refuse the schema. `path` holds keywords and names, starting at the root. */
export type SchemaFault =
  | { kind: 'keywords'; type: string; keywords: string[]; path: string[] }
  | { kind: 'open-object'; path: string[] }
  | { kind: 'recursion'; path: string[] }
  | { kind: 'any-value'; path: string[] }
  | { kind: 'optional'; property: string; path: string[] }
  | { kind: keyof SchemaSize; count: number; limit: number };

/** Undefined when the provider accepts the schema, as far as its limits are known. */
export function findSchemaFault(limits: SchemaLimits | undefined, schema: AnySchema): SchemaFault | undefined {
  if (limits === undefined) return undefined;
  const nodes = walkSchema(schema);
  for (const node of nodes) {
    const fault = findNodeFault(limits, node);
    if (fault !== undefined) return fault;
  }
  return findSizeFault(limits, measureNodes(nodes));
}

export function measureSchema(schema: AnySchema): SchemaSize {
  return measureNodes(walkSchema(schema));
}

function findNodeFault(limits: SchemaLimits, { schema, path, isRecursive }: SchemaNode): SchemaFault | undefined {
  if (isRecursive) return limits.allowsRecursion ? undefined : { kind: 'recursion', path };
  const keywords = limits.unsupportedKeywords.filter((keyword) => schema[keyword] !== undefined).toSorted();
  if (keywords.length > 0) return { kind: 'keywords', type: typesOf(schema)[0] ?? 'object', keywords, path };
  if (!sayingKeywords.some((keyword) => schema[keyword] !== undefined)) return { kind: 'any-value', path };
  if (!isObject(schema)) return undefined;
  if (isOpen(schema, limits.closedObjects)) return { kind: 'open-object', path };
  const [property] = optionalsOf(schema);
  return limits.optionals === 0 && property !== undefined ? { kind: 'optional', property, path } : undefined;
}

/** A schema without any of these accepts any value. */
const sayingKeywords = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref'];

function isOpen(schema: AnySchema, closedObjects: SchemaLimits['closedObjects']): boolean {
  const extra = schema['additionalProperties'];
  if (closedObjects === 'declared') return extra !== false;
  return (extra !== undefined && extra !== false) || schema['properties'] === undefined;
}

const countedSizes = [
  'unions',
  'optionals',
  'levels',
  'properties',
  'enumValues',
  'nameCharacters',
  'leaves',
] as const satisfies (keyof SchemaSize)[];

function findSizeFault(limits: SchemaLimits, size: SchemaSize): SchemaFault | undefined {
  for (const kind of countedSizes) {
    const limit = limits[kind];
    if (limit !== undefined && size[kind] > limit) return { kind, count: size[kind], limit };
  }
  return undefined;
}

function measureNodes(nodes: SchemaNode[]): SchemaSize {
  const sum = (count: (schema: AnySchema) => number): number =>
    nodes.reduce((total, { schema, isRecursive }) => total + (isRecursive ? 0 : count(schema)), 0);
  return {
    unions: sum((schema) => (isUnion(schema) ? 1 : 0)),
    optionals: sum((schema) => optionalsOf(schema).length),
    leaves: sum((schema) => (isLeaf(schema) ? 1 : 0)),
    properties: sum((schema) => namesOf(schema).length),
    levels: Math.max(...nodes.map(({ level }) => level)),
    enumValues: sum((schema) => asList(schema['enum']).length),
    nameCharacters: sum((schema) => [...namesOf(schema), ...valuesOf(schema)].join('').length),
  };
}

function typesOf({ type }: AnySchema): string[] {
  const types = Array.isArray(type) ? asList(type) : [type];
  return types.filter((name) => typeof name === 'string');
}

function isObject(schema: AnySchema): boolean {
  return typesOf(schema).includes('object') || schema['properties'] !== undefined;
}

function isUnion({ type, anyOf, oneOf }: AnySchema): boolean {
  return Array.isArray(type) || anyOf !== undefined || oneOf !== undefined;
}

/** `anyOf` only contains its choices, and `null` does not count as a leaf. */
function isLeaf(schema: AnySchema): boolean {
  const isContainer = isObject(schema) || typesOf(schema).includes('array');
  return !isContainer && schema['anyOf'] === undefined && schema['oneOf'] === undefined && schema['type'] !== 'null';
}

function namesOf(schema: AnySchema): string[] {
  return Object.keys(asSchema(schema['properties']) ?? {});
}

function valuesOf(schema: AnySchema): string[] {
  return [...asList(schema['enum']), schema['const'] ?? ''].map(String);
}

function optionalsOf(schema: AnySchema): string[] {
  const required = new Set(asList(schema['required']));
  return namesOf(schema).filter((name) => !required.has(name));
}
