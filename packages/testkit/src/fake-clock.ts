import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The path of libfaketime in Debian's `faketime` package. */
const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';

/** Environment for a process whose clock is off by `seconds`; time still passes at the normal rate. */
export function wrongClock(seconds: number): Record<string, string> {
  return { LD_PRELOAD: LIBRARY, FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`, ...asItPasses };
}

const asItPasses = { FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };

export type FakeClock = {
  environment: Record<string, string>;
  setAhead(seconds: number): Promise<void>;
  close(): Promise<void>;
};

/** A clock that a test can change while the processes that use it run. */
export async function openFakeClock(): Promise<FakeClock> {
  const folder = await mkdtemp(join(tmpdir(), 'clock-'));
  await chmod(folder, 0o755); // the database server runs as another user
  const file = join(folder, 'time');
  const setAhead = (seconds: number): Promise<void> => writeFile(file, `+${seconds}\n`);
  await setAhead(0);
  return {
    environment: { LD_PRELOAD: LIBRARY, FAKETIME_TIMESTAMP_FILE: file, ...asItPasses },
    setAhead,
    close: () => rm(folder, { recursive: true }),
  };
}
