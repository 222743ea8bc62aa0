import { DatabaseError } from 'pg';
import { type FaultKind, kindOfSystemError } from '../errors/store-fault.ts';

/**
 * By the class of SQLSTATE: connection lost, deadlock, out of disk, memory or connections, shutting down or cancelled,
 * disk fault; and 25006, Postgres takes no writes.
 */
const AWAY = /^(08|40|53|57|58)|^25006$|^25P03$/;
/** Wrong login, no such database, no right to do this. */
const REFUSED = /^(28|3D)|^42501$/;

/** What an error of a query means. Postgres's own answers are DatabaseErrors; an error of another kind is the client's. */
export function classifyDatabaseError(error: unknown, isConnectionLost: boolean): FaultKind {
  if (!(error instanceof DatabaseError)) return isConnectionLost ? 'away' : (kindOfSystemError(error) ?? 'broken');
  const { code = '', routine } = error;
  // A clock is so wrong that no partition has the day: the row is right and waits for a right clock.
  if (routine === 'ExecFindPartition') return 'away';
  if (AWAY.test(code)) return 'away';
  return REFUSED.test(code) ? 'refused' : 'broken';
}
