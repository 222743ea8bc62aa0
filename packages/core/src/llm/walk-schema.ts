/** A JSON Schema with arbitrary keywords. */
export type AnySchema = { readonly [keyword: string]: unknown };

export type SchemaNode = {
  schema: AnySchema;
  /** Keywords and names, starting at the root. */
  path: string[];
  /** The number of enclosing objects and arrays. */
  level: number;
  /** True when the reference leads back to an enclosing schema. */
  isRecursive: boolean;
};

/** Lists every subschema, starting at the root, with references resolved. */
export function walkSchema(root: AnySchema): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  visit(root, { path: [], level: 0, within: [] });
  return nodes;

  function visit(found: AnySchema, at: { path: string[]; level: number; within: AnySchema[] }): void {
    const { path, level, within } = at;
    const target = typeof found['$ref'] === 'string' ? follow(found['$ref'], root) : undefined;
    const isRecursive = target !== undefined && within.includes(target);
    const schema = target === undefined ? found : { ...target, ...found };
    nodes.push({ schema, path, level, isRecursive });
    if (isRecursive) return;
    const inside = [...within, target ?? found];
    for (const [name, child] of Object.entries(asSchema(schema['properties']) ?? {}))
      visitChild(child, { path: [...path, 'properties', name], level: level + 1, within: inside });
    visitChild(schema['items'], { path: [...path, 'items'], level: level + 1, within: inside });
    for (const keyword of ['anyOf', 'oneOf', 'allOf'])
      for (const [index, child] of asList(schema[keyword]).entries())
        visitChild(child, { path: [...path, keyword, String(index)], level, within: inside });
  }

  function visitChild(child: unknown, at: Parameters<typeof visit>[1]): void {
    const schema = asSchema(child);
    if (schema !== undefined) visit(schema, at);
  }
}

export function asSchema(value: unknown): AnySchema | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as AnySchema) : undefined;
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function follow(reference: string, root: AnySchema): AnySchema | undefined {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  return steps.reduce<AnySchema | undefined>((found, step) => asSchema(found?.[step]), root);
}
