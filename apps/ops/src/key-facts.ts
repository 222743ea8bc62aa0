import { keyMarkOf } from '@app/core/db/connected-processes';
import type { Config } from '@app/core/config/config';
import type { Database } from '@app/core/db/database';
import { countUnderKeys } from '@app/core/db/server-keys';
import { serverKeyId, serverKeysMark } from '@app/core/vault/vault';

export type KeyFacts = {
  /** In the order of SERVER_KEYS. */
  keys: { id: string; rows: number; until: Date | undefined }[];
  /** Rows that no key in SERVER_KEYS opens. */
  unknown: number;
  processes: { withThese: number; withOther: number };
};

/** How many rows each server key wraps, and which keys the running processes have. */
export async function readKeyFacts(
  db: Database,
  { SERVER_KEYS: ring, RETENTION_DAYS }: Config,
  processNames: string[],
): Promise<KeyFacts> {
  const under = await countUnderKeys(db, RETENTION_DAYS);
  const marks = processNames.map(keyMarkOf).filter((mark) => mark !== undefined);
  const keys = ring.map((key) => {
    const id = serverKeyId(key);
    const found = under.find(({ keyId }) => keyId === id);
    return { id, rows: found?.rows ?? 0, until: found?.until };
  });
  const known = new Set(keys.map(({ id }) => id));
  const withThese = marks.filter((mark) => mark === serverKeysMark(ring)).length;
  return {
    keys,
    unknown: under.filter(({ keyId }) => !known.has(keyId)).reduce((sum, { rows }) => sum + rows, 0),
    processes: { withThese, withOther: marks.length - withThese },
  };
}
