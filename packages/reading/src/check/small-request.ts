import type { JsonSchema } from '../ask/json-schema.ts';

/** A request to a provider's small model. `wrapMaterial` wraps the material; the task follows it. */
export type SmallRequest = {
  instructions: string;
  material: string;
  task: string;
  schema: { name: string; description: string; schema: JsonSchema };
  maxOutputTokens: number;
};
