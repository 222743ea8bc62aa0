import type { VisitorSecret } from '../vault/vault.ts';

/** The sender of a request: the secret half of the cookie, held only during the request. */
export type Visitor = { secret: VisitorSecret };
