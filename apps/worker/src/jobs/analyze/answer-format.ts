import type { Question } from '@app/core/llm/ask';
import { answerSchema } from '@app/reading';

/** The same bytes in every call, so that providers compile the schema once and share what comes after it. */
export const answerFormat: NonNullable<Question['schema']> = {
  name: 'reading',
  description: 'A part of a reading',
  schema: answerSchema,
};
