import { setPriority } from 'node:os';
// Not the whole package: a thread starts while a visitor waits, and loading all of it takes four times as long.
import { prepareText } from '@app/reading/prepare-text';
import type { ThreadResult } from './text-pool.ts';

/** Linux keeps a priority per thread: on a busy machine the event loop, which sends events and renews leases, runs first. */
const BELOW_THE_LOOP = 10;
setPriority(0, BELOW_THE_LOOP);

/** Runs in a worker thread. The result leaves out the text, which the caller already has. */
export function prepare(text: string): ThreadResult {
  const { source, ...counted } = prepareText(text);
  const { text: _text, ...folded } = source;
  return { ...counted, folded };
}
