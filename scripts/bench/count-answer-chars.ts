import type { Database } from '@app/core/db/database';

/** The simulator bills one token per four characters. */
const CHARS_PER_TOKEN = 4;

/** The characters that all models have written so far, from the billed tokens. */
export async function countAnswerChars(db: Database): Promise<number> {
  const calls = await db.selectFrom('model_calls').select('output_tokens').execute();
  return calls.reduce((total, { output_tokens: tokens }) => total + (tokens ?? 0), 0) * CHARS_PER_TOKEN;
}
