import { prepareText } from '@app/reading';
import type { HandedOver } from './text-pool.ts';

/** Runs in a worker thread. The result leaves out the text, which the caller already has. */
export function prepare(text: string): HandedOver {
  const { source, ...counted } = prepareText(text);
  const { text: _text, ...folded } = source;
  return { ...counted, folded };
}
