/** What Redis answers to a wrong login, and what ioredis throws while there is no connection. */
const REFUSED = /^(NOAUTH|WRONGPASS|NOPERM) /;
const AWAY = /max retries per request|Connection is closed|Stream isn't writeable|Command timed out|^LOADING /i;

/** Explains to the operator why Redis cannot be used; undefined for any other error. */
export function explainRedisFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (REFUSED.test(error.message)) return `Redis refuses us (${error.message}): correct REDIS_URL.`;
  return AWAY.test(error.message) ? 'Redis does not answer: start it, or correct REDIS_URL.' : undefined;
}
