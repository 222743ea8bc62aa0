import type { SmokeCall } from './run-call.ts';

/** Checks that the key works and that the schema reaches the model. */
export const keyCheckCall: SmokeCall = {
  name: 'key-check',
  request: {
    instructions: 'Answer the question as JSON.',
    material: 'What is the capital of France?',
    schema: {
      name: 'answer',
      description: 'An answer',
      schema: {
        type: 'object',
        properties: { capital: { type: 'string', description: 'The capital of France.' } },
        required: ['capital'],
        additionalProperties: false,
      },
    },
    maxOutputTokens: 500,
  },
  read: (text) => String((JSON.parse(text) as { capital: unknown }).capital),
};
