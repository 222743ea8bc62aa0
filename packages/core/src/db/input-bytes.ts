import { type RawBuilder, sql } from 'kysely';

/** The stored bytes of an input, including the result of a media worker. */
export const inputBytes: RawBuilder<number> = sql`octet_length(sealed_input) + coalesce(octet_length(sealed_prepared), 0)`;
