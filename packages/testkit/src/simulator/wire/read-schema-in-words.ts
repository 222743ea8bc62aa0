import { RequestedSchema } from '../writing/json-schema.ts';
import type { SentRequest } from './wire.ts';

/** Finds a schema described in a prompt: one line after an introduction. */
export function findToldSchema(prompt: string): RequestedSchema | undefined {
  const told = /^Return JSON that conforms to the following schema: (\{.*\})$/m.exec(prompt)?.[1];
  return told === undefined ? undefined : RequestedSchema.parse(JSON.parse(told));
}

/** If the request has no schema field, the task may describe a schema. Schemas inside tags are ignored. */
export function readSchemaInWords(ask: SentRequest): SentRequest {
  if (ask.schema !== undefined) return ask;
  const task = ask.userText.replaceAll(/<((?:material|observation|letter)-[0-9a-f]+)>[\s\S]*?<\/\1>/gi, '');
  return { ...ask, schema: findToldSchema(task) };
}
