import { setPriority } from 'node:os';
import { prepareText } from '@app/reading';
import type { HandedOver } from './text-pool.ts';

/** Linux keeps a priority per thread: on a busy machine the event loop, which sends events and renews leases, runs first. */
const BELOW_THE_LOOP = 10;
setPriority(0, BELOW_THE_LOOP);

/** Runs in a worker thread. The result leaves out the text, which the caller already has. */
export function prepare(text: string): HandedOver {
  const { source, ...counted } = prepareText(text);
  const { text: _text, ...folded } = source;
  return { ...counted, folded };
}
