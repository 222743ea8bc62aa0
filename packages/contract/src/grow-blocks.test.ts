import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { type BlockChange, changeBetween, keepsPlaces, placeBlocks } from './grow-blocks.ts';

/** A small generator, so that a failing sequence can be run again by its number. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return (state >>> 8) % below;
  };
}

const note = (at: number, says: number): Block => ({ id: `note-${at}`, type: 'note', text: `Says ${says}.` });

/** Lists as a run shows them: each grows, corrects some blocks, or begins with another block. */
function listsOf(random: (below: number) => number): Block[][] {
  const lists: Block[][] = [];
  let list: Block[] = [];
  for (let step = 0; step < 12; step += 1) {
    const grown = Array.from({ length: random(4) }, (_, index) => note(list.length + index, random(9)));
    list = [...list.map((block, at) => (random(6) === 0 ? note(at, random(9)) : block)), ...grown];
    if (random(12) === 0) list = [{ id: `help-${step}`, type: 'note', text: 'Help.' }, ...list];
    lists.push(list);
  }
  return lists;
}

type Sent = { type: 'blocks'; change: BlockChange } | { type: 'snapshot'; blocks: readonly Block[] };

function sendAll(lists: readonly Block[][]): Sent[] {
  return lists.flatMap((after, index): Sent[] => {
    const before = lists[index - 1] ?? [];
    if (!keepsPlaces(before, after)) return [{ type: 'snapshot', blocks: after }];
    const change = changeBetween(before, after);
    return change ? [{ type: 'blocks', change }] : [];
  });
}

const receive = (list: readonly Block[], sent: Sent): readonly Block[] | undefined =>
  sent.type === 'snapshot' ? sent.blocks : placeBlocks(list, sent.change);

test('the events of 10,000 runs make their last list, with cuts and repeats', () => {
  const wrong: number[] = [];
  for (let seed = 1; seed <= 10_000; seed += 1) {
    const random = randomFrom(seed);
    const lists = listsOf(random);
    const events = sendAll(lists);
    // A reader that comes back after a cut begins with what the others have by then.
    const cut = random(events.length + 1);
    let list = events.slice(0, cut).reduce<readonly Block[]>((seen, sent) => receive(seen, sent) ?? [], []);
    for (const sent of events.slice(cut)) {
      list = receive(list, sent) ?? [];
      // Delivered twice.
      if (random(3) === 0) list = receive(list, sent) ?? [];
    }
    if (JSON.stringify(list) !== JSON.stringify(lists.at(-1))) wrong.push(seed);
  }
  expect(wrong).toEqual([]);
});

test('a change after missing blocks is refused', () => {
  expect(placeBlocks([note(0, 1)], { at: 2, blocks: [note(2, 1)] })).toBeUndefined();
});

test('a correction sends the corrected block alone', () => {
  const before = [note(0, 1), note(1, 1), note(2, 1)];
  const after = [note(0, 1), note(1, 5), note(2, 1)];

  expect(changeBetween(before, after)).toEqual({ at: 1, blocks: [note(1, 5)] });
  expect(changeBetween(after, after)).toBeUndefined();
});

test('a block that left or moved has no change: the reader needs the whole list', () => {
  expect(changeBetween([note(0, 1), note(1, 1)], [note(0, 1)])).toBeUndefined();
  expect(keepsPlaces([note(0, 1)], [note(1, 1), note(0, 1)])).toBe(false);
});
