import { expect, test } from 'vitest';
import { readOldBar, readOldChart } from './read-old-chart.ts';

const at = (...places: number[]) => places.map((place) => ({ at: place, isHollow: false }));

test.for([
  ['──●──', { points: at(0.5) }],
  ['●────', { points: at(0) }],
  ['────●', { points: at(1) }],
  ['─━━━─', { range: [0.25, 0.75] }],
  ['●─━━─', { points: at(0), range: [0.5, 0.75] }],
  ['Reserved ─●─━─ Outgoing', { low: 'Reserved', high: 'Outgoing', points: at(0.25), range: [0.75, 0.75] }],
  ['Kin and care ──●── Project', { low: 'Kin and care', high: 'Project', points: at(0.5) }],
  ['─○───', { points: [{ at: 0.25, isHollow: true }] }],
  ['Spontaneous ●───● Disciplined', { low: 'Spontaneous', high: 'Disciplined', points: at(0, 1) }],
  ['low ──●──', { low: 'low', points: at(0.5) }],
] as const)('%s is a bar', ([text, bar]) => {
  expect(readOldBar(text)).toEqual(bar);
});

test.for([
  '',
  'npm run x',
  'a ── b',
  '──x──',
  'a──●──',
  '──●──b',
  '─●─●─○─●',
  'A  ──●──',
  '──●──  5',
  'a ──●── b ──●── c',
  'a\n──●──',
  '─'.repeat(65),
  `${'a'.repeat(300)} ──●──`,
])('%j is not a bar', (text) => {
  expect(readOldBar(text)).toBeUndefined();
});

test('each chart row is one line, in columns or not', () => {
  const chart = readOldChart(
    [
      'Openness           ─━━●━  35',
      'Conscientiousness  ──●──  80',
      'Pace           Fast ─●─── Slow               -50',
      'Care   Kin and care ───●─ Work and projects  +50',
      'PHQ-9 areas  ──━━━  4 to 11 of 27',
      '  Task ─●─── People',
      '──●──',
      '',
    ].join('\n'),
  );

  expect(chart?.rows).toEqual([
    { label: 'Openness', value: '35', points: at(0.75), range: [0.25, 1] },
    { label: 'Conscientiousness', value: '80', points: at(0.5) },
    { label: 'Pace', low: 'Fast', high: 'Slow', value: '-50', points: at(0.25) },
    { label: 'Care', low: 'Kin and care', high: 'Work and projects', value: '+50', points: at(0.75) },
    { label: 'PHQ-9 areas', value: '4 to 11 of 27', range: [0.5, 1] },
    { low: 'Task', high: 'People', points: at(0.25) },
    { points: at(0.5) },
  ]);
});

test.for([
  ['nothing', ''],
  ['an empty line', 'A  ──●──\n\nB  ──●──'],
  ['a line of words', 'A  ──●──\nand so on'],
  ['more rows than anyone reads', 'A  ──●──\n'.repeat(65)],
  ['one line without end', `A  ${'─'.repeat(1_000_000)}`],
  ['lines without end', '\n'.repeat(1_000_000)],
])('%s is not a chart', ([, text = '']) => {
  expect(readOldChart(text)).toBeUndefined();
});

test('no text throws or takes long to parse', () => {
  const parts = [
    '─',
    '━',
    '●',
    '─○─●─',
    ' ',
    '  ',
    '\n',
    '\t',
    'a',
    'שלום',
    '中',
    '\uD83D',
    '\u0000',
    '`',
    '<b>',
    '+5',
  ];
  let read = 0;

  for (let seed = 1; seed <= 20_000; seed += 1) {
    let text = '';
    for (let rest = seed * 2_654_435_761; rest > 1; rest = Math.floor(rest / 16)) text += parts[rest % 16];
    if (readOldChart(text)) read += 1;
    readOldBar(text);
  }
  readOldChart(`${' '.repeat(200)}──● ${' '.repeat(30)}\n`.repeat(64));

  expect(read).toBeGreaterThan(50);
});
