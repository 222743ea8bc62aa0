import type { ModelRequest } from '@app/core/llm/model-request';
import { answerSchema } from '@app/reading';

/** Byte-identical in every call, so that providers compile the schema once and can cache the prompt after it. */
export const answerFormat: NonNullable<ModelRequest['schema']> = {
  name: 'reading',
  description: 'A part of a reading',
  schema: answerSchema,
};
