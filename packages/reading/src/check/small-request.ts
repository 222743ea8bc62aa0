import type { JsonSchema } from '../ask/json-schema.ts';

/** What a small model is asked. The material is wrapped by `wrapMaterial`; the task follows it. */
export type SmallRequest = {
  instructions: string;
  material: string;
  task: string;
  schema: { name: string; description: string; schema: JsonSchema };
  maxOutputTokens: number;
};
