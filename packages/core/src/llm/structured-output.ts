import type { OutputInterface } from 'ai';

/** JSON Schema, draft 7. The SDK's own type for it comes from a package it does not bring along. */
export type AnswerSchema = { name: string; description: string; schema: { readonly [keyword: string]: unknown } };

/** Puts the schema on the wire and nothing more: the SDK's own output parses the whole text again for every chunk. */
export function structuredOutput({ name, description, schema }: AnswerSchema): OutputInterface<string, string, never> {
  return {
    name: 'object',
    responseFormat: Promise.resolve({ type: 'json', name, description, schema }),
    parseCompleteOutput: ({ text }) => Promise.resolve(text),
    parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
    createElementStreamTransform: () => undefined,
  };
}
