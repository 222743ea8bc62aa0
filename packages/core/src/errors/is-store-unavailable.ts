/** Codes of network faults, Postgres faults and full disks. */
const CODES = /^(ECONN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|57P0|53|08)/;

/** Messages of the Postgres and Redis clients that have no code, and errors of Redis while it loads or cannot write. */
const WORDS =
  /timeout|timed out|Connection (is closed|terminated)|is not queryable|Stream isn't writeable|max retries per request|^(MISCONF|LOADING|OOM|READONLY|NOREPLICAS) /i;

/** True when a store is unavailable or full: a retry may succeed in a minute. */
export function isStoreUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The S3 client marks server faults with `$fault`.
  const { code, $fault: fault } = error as { code?: unknown; $fault?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || fault === 'server' || WORDS.test(error.message);
}
