import type { Block } from '@app/contract/blocks';

const quote = (words: string, start: number, where?: string): Extract<Block, { type: 'quote' }> => ({
  id: `q${start}-${start + words.length}`,
  type: 'quote',
  words,
  start,
  end: start + words.length,
  ...(where && { where }),
});

const plain = quote('I keep a list\nfor every trip', 120);
const filmed = quote('<b>She</b> *waves*', 300, 'Person 1, 0:12');

/** Every kind of block, and what can stand in them. */
export const everyBlock: Block[] = [
  {
    id: 'help',
    type: 'help',
    level: 'active',
    title: 'Please talk to somebody now',
    text: 'You are not alone.',
    rows: [
      [{ text: 'Emergency: ' }, { text: '112', strong: true, href: 'tel:112' }],
      [{ text: 'Elsewhere: ' }, { text: 'findahelpline.com', href: 'https://findahelpline.com' }],
    ],
  },
  { id: 'headline', type: 'headline', title: 'You # plan *twice*', name: 'Big Five' },
  { id: 'simulated', type: 'note', text: 'No model wrote this.' },
  { id: 'subject', type: 'media', subject: 'one', people: [{ key: 'person1', name: 'Person 1' }], text: 'About one.' },
  { id: 'result', type: 'result', says: 'A planner.' },
  {
    id: 'bigfive:chart',
    type: 'chart',
    title: 'All five',
    rows: [
      { label: 'Openness', low: 'used', high: 'new', value: '59', points: [{ at: 0.5937, isHollow: false }] },
      { label: 'Calm', low: 'even', high: 'stirred', value: '12', points: [{ at: 0.123, isHollow: true }] },
    ],
  },
  { id: 'lenses', type: 'table', columns: ['Lens', 'Result'], rows: [['Big Five', 'middle'], ['Facets', '']] },
  plain,
  { id: 'letter-1', type: 'prose', runs: [{ text: 'You wrote ' }, { quote: plain.id }, { text: ' and so on.' }] },
  { id: 'letter-2', type: 'title', level: 3, text: 'The charger' },
  { id: 'letter-3', type: 'prose', item: 'bullet', runs: [{ text: 'First', strong: true }, { text: ' of all.' }] },
  { id: 'letter-4', type: 'prose', item: 'bullet', runs: [{ text: 'Then ' }, { text: 'this', emphasis: true }] },
  { id: 'letter-5', type: 'say', text: 'Next time we pack together.' },
  { id: 'letter-6', type: 'prose', item: 1, runs: [{ text: 'One.' }] },
  { id: 'letter-7', type: 'prose', item: 2, runs: [{ text: 'Two.' }] },
  { id: 'bigfive:title', type: 'title', fold: 'rows', level: 2, text: 'Big Five' },
  { id: 'bigfive:result', type: 'result', fold: 'rows', says: 'Near the middle.' },
  { id: 'bigfive:said', type: 'prose', fold: 'rows', runs: [{ text: 'All lie close.' }] },
  filmed,
  {
    id: 'bigfive.openness',
    type: 'row',
    fold: 'rows',
    level: 3,
    title: 'Openness',
    smallPrint: 'O',
    says: 'middle',
    bar: { low: 'used', high: 'new', points: [{ at: 0.5937, isHollow: false }] },
    figures: [{ text: '59 of 100', strong: true }],
    prose: [[{ text: 'One paragraph.' }], [{ text: 'Another with ' }, { quote: plain.id }]],
    quotes: [
      { quote: plain.id, shows: 'Plans ahead.' },
      { quote: filmed.id, shows: '' },
    ],
    asides: [
      { kind: 'considered', title: 'Looked at', quotes: [{ quote: plain.id, shows: 'Too little.' }] },
      { kind: 'against', title: 'Against', quotes: [{ quote: filmed.id, shows: 'The other way.' }] },
    ],
  },
  { id: 'facets:title', type: 'title', fold: 'rows', level: 2, text: 'Facets' },
  ...(['anger', 'mirth'] as const).map(
    (key): Block => ({
      id: `facets.${key}`,
      type: 'row',
      fold: 'rows',
      level: 3,
      isListed: true,
      title: key,
      smallPrint: 'small',
      says: 'some',
      prose: [[{ text: 'A sentence.' }]],
      quotes: [{ quote: plain.id, shows: 'Shows it.' }],
      asides: [],
    }),
  ),
  {
    id: 'unread',
    type: 'unread',
    fold: 'notes',
    title: 'What Could Not Be Read',
    items: [
      { runs: [{ text: 'Too few words.' }], nearest: [{ quote: plain.id, shows: 'Comes near.', title: 'Nearest' }] },
      { runs: [{ text: 'Not mentioned.' }], nearest: [] },
    ],
  },
  { id: 'how-to', type: 'method', fold: 'notes', title: 'How To Read This', text: 'An AI wrote this.' },
  { id: 'alone', type: 'passage', fold: 'notes', quote: filmed.id, shows: 'Alone.' },
];
