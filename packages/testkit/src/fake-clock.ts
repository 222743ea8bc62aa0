import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Debian's `faketime` keeps the library that tells processes another time. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** For a process whose clock is wrong by so much; how fast time passes for it stays true. */
export function wrongClock(seconds: number): Record<string, string> {
  return { LD_PRELOAD: LIBRARY, FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`, ...asItPasses };
}

const asItPasses = { FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };

export type FakeClock = {
  environment: Record<string, string>;
  setAhead(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** A clock that can be set while the processes that look at it run. */
export async function openFakeClock(): Promise<FakeClock> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  await chmod(folder, 0o755); // the database server is another account
  const file = join(folder, 'time');
  const setAhead = (seconds: number): Promise<void> => writeFile(file, `+${seconds}\n`);
  await setAhead(0);
  return {
    environment: { LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, ...asItPasses },
    setAhead,
    close: () => rm(folder, { recursive: true }),
  };
}
