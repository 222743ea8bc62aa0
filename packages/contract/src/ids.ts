import { z } from 'zod';
import { SESSION_LABEL } from './limits.ts';

/** A label the browser chose: 1 to 128 printable characters. It names rows; it opens nothing without the visitor's cookie. */
export const SessionLabel = z.string().regex(SESSION_LABEL, 'Invalid session id');
export type SessionLabel = z.infer<typeof SessionLabel>;

/** UUIDv7: it carries the day of its partition. */
export const AnalysisId = z.uuid({ version: 'v7' });
export type AnalysisId = z.infer<typeof AnalysisId>;

export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, 'Invalid idempotency key');
export type IdempotencyKey = z.infer<typeof IdempotencyKey>;
