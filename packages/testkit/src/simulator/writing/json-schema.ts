import { z } from 'zod';

/** The part of JSON Schema that providers accept for structured answers. */
export type JsonSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
  prefixItems?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  definitions?: Record<string, JsonSchema>;
  format?: string;
} & Partial<Record<Bound, number>>;

export type Bound =
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minLength'
  | 'maxLength'
  | 'minItems'
  | 'maxItems';

export const JsonSchema = z.custom<JsonSchema>((value) => typeof value === 'object' && value !== null);

/** Follows `$ref` and merges `allOf`; the caller's own words win over those of what it refers to. */
export function resolveSchema(schema: JsonSchema, root: JsonSchema): JsonSchema {
  let resolved = schema;
  // The limit only guards against a reference to itself.
  for (let hops = 0; resolved.$ref !== undefined && hops < 20; hops += 1) {
    const { $ref, ...own } = resolved;
    resolved = { ...follow($ref, root), ...own };
  }
  if (resolved.allOf === undefined) return resolved;
  const { allOf, ...own } = resolved;
  const parts = [...allOf.map((part) => resolveSchema(part, root)), own];
  const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {})) as Record<string, JsonSchema>;
  const merged = Object.assign({}, ...parts) as JsonSchema;
  return Object.keys(properties).length > 0 ? { ...merged, properties } : merged;
}

/** The choices of a schema without `null`, and whether `null` was one of them. */
export function splitNull(schema: JsonSchema, root: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) {
    const { anyOf: _anyOf, oneOf: _oneOf, ...own } = schema;
    const resolved = choices.map((choice) => resolveSchema(choice, root));
    const real = resolved.filter((choice) => choice.type !== 'null' && choice.const !== null);
    return {
      schema: { ...own, ...real[0], ...(own.description !== undefined && { description: own.description }) },
      isNullable: real.length < resolved.length,
    };
  }
  if (Array.isArray(schema.type)) {
    const types = schema.type.filter((type) => type !== 'null');
    const values = schema.enum?.filter((value) => value !== null);
    return {
      schema: { ...schema, ...(types[0] !== undefined && { type: types[0] }), ...(values && { enum: values }) },
      isNullable: types.length < schema.type.length,
    };
  }
  return { schema, isNullable: false };
}

/** A limit, also where a client has moved it into the description because its provider rejects the keyword. */
export function readBound(schema: JsonSchema, bound: Bound): number | undefined {
  const given = schema[bound];
  if (given !== undefined) return given;
  const name = bound.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const moved = new RegExp(`(?:^|[\\n;] ?)${name}: (-?[\\d.]+\\d|-?\\d)`).exec(schema.description ?? '');
  return moved?.[1] === undefined ? undefined : Number(moved[1]);
}

function follow(reference: string, root: JsonSchema): JsonSchema {
  let found: unknown = root;
  for (const step of reference.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    found = (found as Record<string, unknown> | undefined)?.[key];
  }
  if (typeof found !== 'object' || found === null) throw new Error(`the schema has no ${reference}`);
  return found;
}
