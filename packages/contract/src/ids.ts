import { z } from 'zod';
import { SESSION_LABEL } from './limits.ts';

/**
 * A label chosen by the browser: 1 to 128 printable characters. It names rows but gives no access without the visitor's
 * cookie.
 */
export const SessionLabel = z.string().regex(SESSION_LABEL, 'Invalid session id');
export type SessionLabel = z.infer<typeof SessionLabel>;

/** A UUIDv7: its timestamp identifies the daily partition. */
export const AnalysisId = z.uuid({ version: 'v7' });
export type AnalysisId = z.infer<typeof AnalysisId>;

export const IdempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{8,128}$/, 'Invalid idempotency key');
export type IdempotencyKey = z.infer<typeof IdempotencyKey>;
