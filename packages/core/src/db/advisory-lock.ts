import { sql } from 'kysely';
import { openLog } from '../log/log.ts';
import { openDatabase } from './database.ts';

type Hold = { release(): Promise<void> };

/** Takes an advisory lock for the lifetime of this process. Undefined while another process owns the name. */
export async function holdAdvisoryLock(serverUrl: string, name: string): Promise<Hold | undefined> {
  const db = openDatabase(serverUrl, 1, openLog('silent'), { kind: 'migrations' });
  const connection = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<boolean>();
  const done = db.connection().execute(async (held) => {
    const { rows } = await sql<{ isHeld: boolean }>`
      select pg_try_advisory_lock(hashtextextended(${name}, 0)) as is_held`.execute(held);
    isHeld.resolve(rows[0]?.isHeld ?? false);
    await connection.promise;
  });
  done.catch(isHeld.reject);
  const release = async (): Promise<void> => {
    connection.resolve();
    await done.catch(() => {});
    await db.destroy();
  };
  if (await isHeld.promise) return { release };
  await release();
  return undefined;
}
