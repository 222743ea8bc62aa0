import { setTimeout as delay } from 'node:timers/promises';
import type { FaultContext } from './fault-context.ts';

/** Restarts all processes on the old version, then one after another on the new one; the schema is new throughout. */
export async function upgrade({ target, injectFault, seconds }: FaultContext): Promise<void> {
  const { stack, restartApi, restartWorker, old } = target;
  if (!old) throw new Error('no folder of another version was named');
  const half = (): Promise<void> => delay((seconds * 1_000) / 2);
  const members = [...stack.apis.keys()];
  // In a real upgrade, a restart on the old program is a rollback, so both directions are tested.
  for (const folder of [old, undefined]) {
    for (const index of members) {
      await injectFault(() => restartApi(index, 'SIGTERM', {}, folder));
      await injectFault(() => restartWorker(index, 'SIGTERM', {}, folder));
      await half();
    }
  }
}
