/**
 * `away`: the store does not answer or cannot take the work now, and a retry may succeed in a minute. `refused`: it
 * answers and does not let us in. `broken`: it would answer the same again.
 */
export type FaultKind = 'away' | 'refused' | 'broken';
export type MarkedStore = 'postgres' | 'redis' | 'storage';
export type StoreFault = { store: MarkedStore; kind: FaultKind };

const FAULT = Symbol('fault of a store');

/** Only the adapter of a store marks its errors: elsewhere nobody can tell whose an error is. The first mark stays. */
export function markFault(error: unknown, store: MarkedStore, kind: FaultKind): void {
  if (error instanceof Error && !(FAULT in error)) Object.defineProperty(error, FAULT, { value: { store, kind } });
}

/** The fault that a store's adapter saw in this error or in its cause. */
export function faultOf(error: unknown): StoreFault | undefined {
  if (!(error instanceof Error)) return undefined;
  return (error as { [FAULT]?: StoreFault })[FAULT] ?? faultOf(error.cause);
}

export const isStoreAway = (error: unknown): boolean => faultOf(error)?.kind === 'away';

/** True when the work is not at fault: a store is away or refuses us. */
export function isFaultOfStore(error: unknown): boolean {
  const kind = faultOf(error)?.kind;
  return kind === 'away' || kind === 'refused';
}

/** Errors of the system's calls: of the network, the disk and the name server. Node's own begin with ERR_. */
const isSystemCode = (code: unknown): boolean => typeof code === 'string' && /^E(?!RR_)[A-Z0-9_]+$/.test(code);
const isBroken = new Set(['EINVAL', 'EISDIR', 'ENAMETOOLONG', 'ENOTDIR', 'EBADF', 'EEXIST', 'ENOENT']);
const isRefused = new Set(['EACCES', 'EPERM']);

/** What an error of a system call means for the store behind it; undefined for any other error. */
export function kindOfSystemError(error: unknown): FaultKind | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (!isSystemCode(code)) return undefined;
  if (isBroken.has(String(code))) return 'broken';
  return isRefused.has(String(code)) ? 'refused' : 'away';
}
