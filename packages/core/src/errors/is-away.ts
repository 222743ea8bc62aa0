/** Faults of the network and of Postgres by their codes, and full disks. */
const CODES = /^(ECONN|ETIMEDOUT|EPIPE|ENOSPC|EDQUOT|57P0|53|08)/;

/** What the clients of Postgres and Redis say in words alone, and what Redis answers while it loads or cannot write. */
const WORDS =
  /timeout|timed out|Connection (is closed|terminated)|is not queryable|Stream isn't writeable|max retries per request|^(MISCONF|LOADING|OOM|READONLY|NOREPLICAS) /i;

/** A store is away or full: the same work may succeed in a minute. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A file store marks what is its own fault.
  const { code, $fault: fault } = error as { code?: unknown; $fault?: unknown };
  return (typeof code === 'string' && CODES.test(code)) || fault === 'server' || WORDS.test(error.message);
}
