import { type RawBuilder, sql } from 'kysely';

/** What a row of `analyses` holds of its input, with what a media worker made of a file. */
export const inputBytes: RawBuilder<number> = sql`octet_length(sealed_input) + coalesce(octet_length(sealed_prepared), 0)`;
