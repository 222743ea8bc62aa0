import type { Question } from '@app/core/llm/ask';
import { answerSchema } from '@app/reading';

/** Byte-identical in every call, so that providers compile the schema once and can cache the prompt after it. */
export const answerFormat: NonNullable<Question['schema']> = {
  name: 'reading',
  description: 'A part of a reading',
  schema: answerSchema,
};
