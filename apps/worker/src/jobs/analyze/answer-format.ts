import type { ModelRequest } from '@app/core/llm/model-request';
import { answerSchema, lastReadingSchema } from '@app/reading';

type AnswerFormat = NonNullable<ModelRequest['schema']>;

/** Byte-identical in every call, so that providers compile the schema once and can cache the prompt after it. */
export const answerFormat: AnswerFormat = {
  name: 'reading',
  description: 'Rows of a reading',
  schema: answerSchema,
};

export const lastReadingFormat: AnswerFormat = {
  name: 'last_reading',
  description: 'The chosen letter and what to change in it',
  schema: lastReadingSchema,
};
