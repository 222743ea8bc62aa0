import { rename } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { FaultContext } from './fault-context.ts';
import type { FaultTarget } from './fault-target.ts';
import { nextNumber } from './load.ts';
import { visit } from './visit.ts';

const ACCEPT_LIMIT_MS = 120_000;

/** Takes the file store away after `times` documents were accepted and before any was read. */
export async function takeFilesAway({ target, load, times, seconds, injectFault, note }: FaultContext): Promise<void> {
  let documents: Promise<unknown> = Promise.resolve();
  await injectFault(async () => {
    const before = load.log.acknowledged.length;
    const signal = (name: NodeJS.Signals) => target.stack.workers.forEach(({ process }) => process.kill(name));
    signal('SIGSTOP');
    try {
      documents = Promise.all(
        Array.from({ length: times }, () =>
          visit({ url: target.url, log: load.log, number: nextNumber(), plan: 'document' }),
        ),
      );
      const end = performance.now() + ACCEPT_LIMIT_MS;
      while (load.log.acknowledged.length < before + times && performance.now() < end) await delay(100);
      await setFiles(target, 'away');
    } finally {
      signal('SIGCONT');
    }
    await delay(seconds * 1_000);
    await setFiles(target, 'back');
  });
  await documents;
  note(`${times} documents`);
}

/** A folder is taken away by another name, a bucket by refused connections. */
async function setFiles({ stack, bucket }: FaultTarget, to: 'away' | 'back'): Promise<void> {
  if (bucket) return bucket.setAway(to === 'away');
  const names = [stack.storageFolder, `${stack.storageFolder}-away`] as const;
  await (to === 'away' ? rename(names[0], names[1]) : rename(names[1], names[0]));
}
