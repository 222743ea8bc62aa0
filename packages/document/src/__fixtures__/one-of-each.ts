import type { Block, BlockOf, BlockType } from '@app/contract/blocks';

/** One block of each kind with this text in every field that a model or a visitor can fill. For tests. */
export function oneOfEach(text: string): Block[] {
  const run = { text };
  const cited = { quote: 'q1-2', shows: text };
  const track = { label: text, low: text, high: text, value: text };
  const blocks: { [Type in BlockType]: BlockOf<Type> } = {
    help: { id: 'help', type: 'help', level: 'active', title: text, text, rows: [[run, { text, strong: true }]] },
    headline: { id: 'headline', type: 'headline', title: text, name: text },
    note: { id: 'note', type: 'note', text },
    media: { id: 'media', type: 'media', subject: 'one', people: [{ key: 'person_1', name: text }], text },
    result: { id: 'result', type: 'result', says: text },
    chart: {
      id: 'chart',
      type: 'chart',
      title: text,
      rows: [{ ...track, points: [{ at: 0.625, isHollow: false }] }, { ...track, range: [0.25, 0.5] }],
    },
    quote: { id: 'q1-2', type: 'quote', words: text, start: 1, end: 2, where: text },
    prose: { id: 'prose', type: 'prose', runs: [run, { text, strong: true }, { quote: 'q1-2' }, { text, emphasis: true }] },
    say: { id: 'say', type: 'say', text },
    title: { id: 'title', type: 'title', level: 3, text },
    table: { id: 'table', type: 'table', columns: [text, text], rows: [[text, text]] },
    passage: { id: 'passage', type: 'passage', ...cited },
    row: {
      id: 'l.row',
      type: 'row',
      fold: 'rows',
      level: 2,
      title: text,
      smallPrint: text,
      says: text,
      bar: { low: text, high: text, points: [{ at: 0.375, isHollow: true }] },
      figures: [run],
      prose: [[run], [{ text, strong: true }]],
      quotes: [cited],
      asides: [{ kind: 'against', title: text, quotes: [cited] }],
    },
    unread: {
      id: 'unread',
      type: 'unread',
      fold: 'notes',
      title: text,
      items: [{ runs: [run], nearest: [{ ...cited, title: text }] }],
    },
    method: { id: 'method', type: 'method', fold: 'notes', title: text, text },
  };
  const listed: Block = { ...blocks.row, id: 'l.listed', isListed: true };
  const item: Block = { ...blocks.prose, id: 'item', item: 1 };
  const { unread, method, row, ...first } = blocks;
  return [...Object.values(first), item, row, listed, unread, method];
}
