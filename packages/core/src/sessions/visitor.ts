import type { VisitorSecret } from '../vault/vault.ts';

/** Who sent a request: the secret half of their cookie, known only while the request lives. */
export type Visitor = { secret: VisitorSecret };
