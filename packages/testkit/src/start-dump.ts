import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { isRunning } from './end-process.ts';
import { findPrograms } from './own-postgres.ts';

/** A running `pg_dump`. It holds its locks until its output is read, because the pipe fills up and blocks it. */
export type Dump = {
  isRunning(): boolean;
  /** Reads the output to its end. */
  finish(): Promise<string>;
};

/** The database needs more rows than a pipe buffers, about a megabyte. */
export async function startDump(databaseUrl: string): Promise<Dump> {
  const child = spawn(join(await findPrograms(), 'pg_dump'), ['--dbname', databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    isRunning: () => isRunning(child),
    async finish() {
      const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
      return output;
    },
  };
}
