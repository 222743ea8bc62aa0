import type { Block } from './blocks.ts';

/** Blocks that take the places from `at` on. */
export type BlockChange = { at: number; blocks: readonly Block[] };

/** What turns one list into the other; undefined where a block left or changed its place, or where nothing changed. */
export function changeBetween(before: readonly Block[], after: readonly Block[]): BlockChange | undefined {
  if (!keepsPlaces(before, after)) return undefined;
  const changed = after.flatMap((block, at) => (isSame(before[at], block) ? [] : [at]));
  const [first] = changed;
  const last = changed.at(-1);
  return first === undefined || last === undefined ? undefined : { at: first, blocks: after.slice(first, last + 1) };
}

/** True if every block is still where it was, whatever it says now. */
export const keepsPlaces = (before: readonly Block[], after: readonly Block[]): boolean =>
  before.every(({ id }, at) => after[at]?.id === id);

/** The list with a change in it; undefined if blocks before it are missing. A change that comes twice changes nothing. */
export function placeBlocks(list: readonly Block[], { at, blocks }: BlockChange): Block[] | undefined {
  return at > list.length ? undefined : [...list.slice(0, at), ...blocks, ...list.slice(at + blocks.length)];
}

const isSame = (before: Block | undefined, after: Block): boolean =>
  before === after || JSON.stringify(before) === JSON.stringify(after);
