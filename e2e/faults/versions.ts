import { setTimeout as delay } from 'node:timers/promises';
import type { Scene } from './scene.ts';

/** Everything as it was before the upgrade, then one process after the other as it is now; the schema is new throughout. */
export async function upgrade({ world, strike, seconds }: Scene): Promise<void> {
  const { stack, restartApi, restartWorker, old } = world;
  if (!old) throw new Error('no folder of another version was named');
  const half = (): Promise<void> => delay((seconds * 1_000) / 2);
  const members = [...stack.apis.keys()];
  // A restart to the old program in a real upgrade is a rollback, so both ways are tried.
  for (const folder of [old, undefined]) {
    for (const index of members) {
      await strike(() => restartApi(index, 'SIGTERM', {}, folder));
      await strike(() => restartWorker(index, 'SIGTERM', {}, folder));
      await half();
    }
  }
}
