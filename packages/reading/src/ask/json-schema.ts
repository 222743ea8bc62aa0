/** The subset of JSON Schema that all providers support. */
export type JsonSchema = {
  type: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  enum?: string[];
};

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const number = (description: string): JsonSchema => ({ type: 'integer', description });
export const yesOrNo = (description: string): JsonSchema => ({ type: 'boolean', description });
export const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

/** All providers demand that every property is required and no other is allowed. */
export function object(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return {
    type: 'object',
    ...(description && { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
