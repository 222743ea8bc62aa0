import type { Block } from '@app/contract/blocks';
import type { AnalysisEvent } from '@app/contract/events';
import { expect, test } from 'vitest';
import { type Followed, foldEvents } from './follow-analysis.ts';

const note = (at: number, text = 'Says.'): Block => ({ id: `letter-${at}`, type: 'note', text });
const blocks = (at: number, ...list: Block[]): AnalysisEvent => ({ type: 'blocks', at, blocks: list, lang: 'de' });
const fold = (...events: AnalysisEvent[]): AnalysisEvent[] =>
  foldEvents(events.map((event, index): Followed => ({ id: `${index}-0`, event }))).map(({ event }) => event);

test('a late reader gets text and blocks in one snapshot, corrected ones in their place', () => {
  const seen = fold(
    { type: 'progress', percent: 50 },
    blocks(0, note(0), note(1)),
    { type: 'text-delta', offset: 0, text: 'One. ' },
    blocks(1, note(1, 'New.'), note(2)),
    { type: 'text-delta', offset: 5, text: 'Two.' },
  );

  expect(seen).toEqual([
    { type: 'progress', percent: 50 },
    { type: 'snapshot', text: 'One. Two.', blocks: [note(0), note(1, 'New.'), note(2)], lang: 'de' },
  ]);
});

test('a new attempt voids both, and text without blocks has none', () => {
  const words: AnalysisEvent = { type: 'text-delta', offset: 0, text: 'New' };

  expect(fold(blocks(0, note(0)), { type: 'restart', attempt: 2 }, words)).toEqual([{ type: 'snapshot', text: 'New' }]);
});
