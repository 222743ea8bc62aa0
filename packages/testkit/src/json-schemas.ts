/** Builds JSON schemas as providers get them, to test their limits. */
export const textSchema = { type: 'string' };

type ObjectSchema = {
  type: string;
  properties: Record<string, object>;
  required: string[];
  additionalProperties: boolean;
};

export const objectSchema = (properties: Record<string, object>, changes: object = {}): ObjectSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
  ...changes,
});

/** `count` properties of the same schema. */
export const repeatSchema = (count: number, schema: object): Record<string, object> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, schema]));

export const nestSchema = (levels: number): object =>
  levels === 0 ? textSchema : objectSchema({ a: nestSchema(levels - 1) });
