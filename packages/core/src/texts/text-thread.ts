import { prepareText } from '@app/reading';
import type { HandedOver } from './text-pool.ts';

/** Runs in a thread. The text itself stays with the caller. */
export function prepare(text: string): HandedOver {
  const { source, ...counted } = prepareText(text);
  const { text: _text, ...folded } = source;
  return { ...counted, folded };
}
