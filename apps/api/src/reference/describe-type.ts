import type { SchemaObject } from './openapi-types.ts';

const REF = /^#\/components\/schemas\/(.+)$/;

/** Formats plain text and links to named schemas. */
export type TypeWriter = { text: (plain: string) => string; link: (name: string) => string };

/** A short description of a schema. */
export function describeType(schema: SchemaObject, writer: TypeWriter): string {
  const { text, link } = writer;
  const name = schema.$ref && REF.exec(schema.$ref)?.[1];
  if (name) return link(name);
  if (schema.const !== undefined) return text(JSON.stringify(schema.const));
  if (schema.enum) return text(schema.enum.map((value) => JSON.stringify(value)).join(' or '));
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.map((option) => describeType(option, writer)).join(' or ');
  if (schema.type === 'array') return `list of ${describeType(schema.items ?? {}, writer)}`;
  if (schema.properties) return text(`{ ${Object.keys(schema.properties).join(', ')} }`);
  const type = [schema.type ?? 'bytes'].flat().join(' or ');
  return text([type, ...limitsOf(schema)].join(', '));
}

function limitsOf(schema: SchemaObject): string[] {
  const { format, minimum, maximum, maxLength } = schema as Record<string, string | number | undefined>;
  return [
    ...(format ? [String(format)] : []),
    ...(minimum !== undefined ? [`at least ${minimum}`] : []),
    ...(maximum !== undefined ? [`at most ${maximum}`] : []),
    ...(maxLength !== undefined ? [`at most ${maxLength.toLocaleString('en')} characters`] : []),
  ];
}

export type FieldRow = { name: string; isRequired: boolean; schema: SchemaObject; note: string };

export function fieldsOf({ properties = {}, required = [] }: SchemaObject): FieldRow[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    isRequired: required.includes(name),
    schema,
    note: [
      schema.description,
      schema['default'] === undefined ? undefined : `Default: \`${JSON.stringify(schema['default'])}\`.`,
    ]
      .filter(Boolean)
      .join(' '),
  }));
}
