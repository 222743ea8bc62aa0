import { setPriority } from 'node:os';
import { prepareText } from '@app/reading';
import type { HandedOver } from './text-pool.ts';

/** Linux has a priority for each thread: the loop that sends events and renews leases goes first on a busy machine. */
const BELOW_THE_LOOP = 10;
setPriority(0, BELOW_THE_LOOP);

/** Runs in a thread. The text itself stays with the caller. */
export function prepare(text: string): HandedOver {
  const { source, ...counted } = prepareText(text);
  const { text: _text, ...folded } = source;
  return { ...counted, folded };
}
