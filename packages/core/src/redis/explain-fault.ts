import { faultOf } from '../errors/store-fault.ts';

/** Explains to the operator why Redis cannot be used; undefined for any other error. */
export function explainRedisFault(error: unknown): string | undefined {
  const { store, kind } = faultOf(error) ?? {};
  if (store !== 'redis') return undefined;
  if (kind === 'refused') return `Redis refuses us (${(error as Error).message}): correct REDIS_URL.`;
  return kind === 'away' ? 'Redis does not answer: start it, or correct REDIS_URL.' : undefined;
}
