/** The words of JSON Schema that all providers know. */
export type JsonSchema = {
  type: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  enum?: string[];
};

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
export const numberOrNull = (description: string): JsonSchema => ({ type: ['integer', 'null'], description });
export const list = (items: JsonSchema, description: string): JsonSchema => ({ type: 'array', items, description });

/** Every property required and no other allowed: the rule all providers share. */
export function object(properties: Record<string, JsonSchema>, description?: string): JsonSchema {
  return {
    type: 'object',
    ...(description && { description }),
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}
