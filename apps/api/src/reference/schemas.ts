import { z } from 'zod';
import { namedSchemas } from './contract.ts';
import type { SchemaObject } from './openapi-types.ts';
import { eventNotes, fieldNotes } from './operations.ts';

export type Schemas = {
  /** `input` describes what callers send, `output` what they receive. */
  of(schema: z.ZodType, io: 'input' | 'output'): SchemaObject;
  named: Record<string, SchemaObject>;
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(namedSchemas)) names.add(schema, { id });

/** Converts the contract's schemas to JSON Schema and collects the named ones. */
export function openSchemas(): Schemas {
  const named: Record<string, SchemaObject> = {};

  const of = (schema: z.ZodType, io: 'input' | 'output'): SchemaObject => {
    const converted = z.toJSONSchema(schema, { metadata: names, io, unrepresentable: 'any' });
    const { $defs = {}, $schema: _dialect, ...rest } = withOurRefs(converted);
    for (const [name, definition] of Object.entries($defs as Record<string, SchemaObject>))
      named[name] ??= tidy(definition, (field) => fieldNotes[`${name}.${field}`]);
    return tidy(rest, (field) => (io === 'input' ? fieldNotes[field] : undefined));
  };

  for (const schema of Object.values(namedSchemas)) of(schema, 'output');
  return { of, named };
}

function withOurRefs(converted: object): SchemaObject {
  return JSON.parse(JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/')) as SchemaObject;
}

type NoteOf = (field: string) => string | undefined;

const noNotes: NoteOf = () => undefined;

/** Adds our notes and removes noise. Callers must ignore unknown fields, so objects stay open. */
function tidy({ id: _id, ...schema }: SchemaObject, noteOf: NoteOf = noNotes): SchemaObject {
  const { additionalProperties, properties, items, anyOf, oneOf, pattern, maximum, ...rest } = schema;
  const isObvious = rest['format'] === 'date-time' || rest['format'] === 'email';
  const event = eventNotes[String(properties?.['type']?.const)];
  return {
    ...rest,
    ...(pattern !== undefined && !isObvious && { pattern }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(event && { description: event }),
    ...(properties && { properties: tidyFields(properties, noteOf) }),
    ...(items && { items: tidy(items) }),
    ...(anyOf && { anyOf: anyOf.map((option) => tidy(option)) }),
    ...(oneOf && { oneOf: oneOf.map((option) => tidy(option)) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties }),
  };
}

function tidyFields(properties: Record<string, SchemaObject>, noteOf: NoteOf): Record<string, SchemaObject> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const description = noteOf(name);
      return [name, { ...tidy(schema), ...(description && { description }) }];
    }),
  );
}
