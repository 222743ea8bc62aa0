import { bigFive } from '@app/frameworks/list/big-five';
import { general } from '@app/frameworks/list/general';
import { expect, test } from 'vitest';
import { listRefused } from './letter/check-letter.ts';
import { finishDraft, hasAnything, lettersOf, openDraft, raiseDraft, renderDraft } from './report-draft.ts';
import {
  feedLastReading,
  inParts,
  openSample,
  openSampleDraft,
  readParts,
  sampleAnswer,
  sampleLastReading,
  sampleLetter,
  sampleLetters,
} from './sample-answer.ts';

const context = openSample(bigFive);
const parts = inParts(context, sampleAnswer(context.plan));
const whole = JSON.stringify(sampleLastReading);
const upTo = (end: string): string => whole.slice(0, whole.indexOf(end));
const open = (letters?: readonly string[]) => openSampleDraft(context, parts, letters);

test('nothing is shown before a letter is chosen and its first change is named', () => {
  const draft = open();

  const shown = [
    renderDraft(openDraft(context)),
    renderDraft(draft),
    ...feedLastReading(draft, upTo('"now":"She was glad'), [9]),
  ];

  expect(new Set(shown)).toEqual(new Set(['']));
});

test('the letter is shown up to the paragraph before the latest change, then whole', () => {
  const draft = open();

  const [first = ''] = feedLastReading(draft, upTo(',{"sentence":"The best'), [1_000]);
  const [second = ''] = feedLastReading(draft, whole.slice(upTo(',{"sentence":"The best').length), [1_000]);

  expect(first).toMatch(/^# You make a list for the list\n\n\*Big Five Analysis\*\n\n```chart\n/);
  expect(first).toMatch(/\n\nYou are a planner who laughs about it\. .* and then comes a second list\.$/);
  expect(second).toContain('is your own proof. She was glad of it.\n\n- When your father was ill');
  expect(second).toMatch(/- The best evening was not planned\.\n\n[\s\S]*is the one you remember\.$/);
});

test.for(['none', 'low', 'weeks', 'danger'])(
  'in the state %s the shown text only grows and is the beginning of the finished text',
  (distress) => {
    const draft = open();

    const shown = feedLastReading(draft, JSON.stringify({ ...sampleLastReading, distress }), [5]);
    const { text } = finishDraft(draft);

    expect(new Set(shown).size).toBeGreaterThan(2);
    expect(shown.filter((one, index) => !one.startsWith(shown[index - 1] ?? ''))).toEqual([]);
    expect(text.startsWith(`${shown.at(-1)}\n\n`)).toBe(true);
  },
);

test('changes out of order end in the same letter', () => {
  const inOrder = readParts(context, parts);
  const turned = { ...sampleLastReading, changes: sampleLastReading.changes.toReversed() };

  expect(readParts(context, parts, { last: turned }).text).toBe(inOrder.text);
});

test('a sentence that does not stand in the letter changes nothing', () => {
  const strange = { sentence: 'Nobody wrote this.', why: '', now: 'Or this.' };
  const last = { ...sampleLastReading, changes: [strange, ...sampleLastReading.changes] };

  expect(readParts(context, parts, { last }).text).toBe(readParts(context, parts).text);
});

test('a sentence changed to nothing leaves its paragraph or its item', () => {
  const changes = [
    { sentence: 'You always carry it.', why: '', now: '' },
    { sentence: 'The best evening was not on any list.', why: '', now: '' },
    { sentence: 'You could say to her:', why: '', now: '' },
    { sentence: 'Next time you pack, and I come along.', why: '', now: '' },
  ];

  const { text } = readParts(context, parts, { last: { ...sampleLastReading, changes } });

  expect(text).toContain(
    'is your own proof.\n\n- When your father was ill you made spreadsheets, “and nobody needed them”.\n\nThe evening',
  );
});

test.for([
  [1, 0],
  [2, 1],
  ['3', 2],
  [0, 0],
  [4, 0],
  [1.5, 0],
  ['second', 0],
  [null, 0],
] as const)('the number %j chooses the letter at %i', ([letter, index]) => {
  const { report } = readParts(context, parts, { last: { ...sampleLastReading, letter, changes: [] } });

  expect(sampleLetters[index]).toContain(`# ${report.headline}\n`);
});

test('the number counts the letters that arrived, in the order of their parts', () => {
  const draft = open([]);
  draft.letters[2] = '# The third';
  draft.letters[0] = '# The first';
  draft.lastReading = '{"letter":2,"changes":[]}';

  expect(lettersOf(draft)).toEqual(['# The first', '# The third']);
  expect(finishDraft(draft).report.headline).toBe('The third');
});

test('without changes the letter is shown whole as soon as the answer ends', () => {
  const draft = open();

  const shown = feedLastReading(draft, '{"letter":2,"distress":"none","against":"","changes":[]}', [1]);

  expect(new Set(shown.slice(0, -1))).toEqual(new Set(['']));
  expect(shown.at(-1)).toContain('You always carry it.');
  expect(shown.at(-1)).toMatch(/is the one you remember\.$/);
});

test('a last reading that breaks off keeps its choice and its whole changes', () => {
  const draft = open();
  feedLastReading(draft, upTo('planned."}'), [30]);
  const before = renderDraft(draft);

  draft.isLastReadingOver = true;
  const { text, report } = finishDraft(draft);

  expect(report.headline).toBe('You make a list for the list');
  expect(text).toContain('is your own proof. She was glad of it.');
  expect(text).toContain('- The best evening was not on any list.');
  expect(text.startsWith(before)).toBe(true);
});

test.for([
  '',
  'I cannot choose.',
  '[]',
  '{"letter":',
  '{"changes":"none"}',
  '{"letter":{"of":2},"changes":[null,7,{}]}',
])('after the answer %j the first letter stands as the code’s own check leaves it', (answer) => {
  const draft = open(['# One\n\nYou plan. You call it “the worst day of my life”.', sampleLetter]);
  draft.lastReading = answer;
  draft.isLastReadingOver = true;

  const { text, report } = finishDraft(draft);

  expect(text).toMatch(/^# One\n\n[\s\S]*\n\nYou plan\.\n\n---/);
  expect(report).toMatchObject({ headline: 'One', unwritten: 0, dropped: { sentences: 1 } });
  expect(renderDraft(draft)).toMatch(/\n\nYou plan\.$/);
});

test('while the last reading is missing a finished draft has its rows and counts the letter as unwritten', () => {
  const { text, report } = finishDraft(open());

  expect(text).toMatch(/^# Big Five Analysis\n\n```chart\n/);
  expect(text).toContain('### Openness to Experience');
  expect(report).toMatchObject({ headline: '', letter: [], unwritten: 1 });
});

test('a draft has something to keep once it has a letter or a row', () => {
  const [withLetter, withRow] = [openDraft(context), openDraft(context)];
  withLetter.letters.push(sampleLetter);
  withRow.rows.set(1, { keys: [], text: '{"readings":[]}', isWhole: true });

  expect([openDraft(context), withLetter, withRow].map(hasAnything)).toEqual([false, true, false]);
  withRow.rows.set(2, { keys: [], text: parts[0]?.text ?? '', isWhole: false });
  expect(hasAnything(withRow)).toBe(true);
});

test('triage raises the crisis card, before and after the letter has begun, and never lowers it', () => {
  const draft = open();
  feedLastReading(draft, whole);
  const before = renderDraft(draft);

  raiseDraft(draft, { selfHarm: 'acute' });
  const after = renderDraft(draft);
  raiseDraft(draft, { selfHarm: 'none' });

  expect(before).not.toContain('You do not have to carry this alone');
  expect(after).toMatch(/^## You do not have to carry this alone/);
  expect(after.endsWith(before)).toBe(true);
  expect(renderDraft(draft)).toBe(after);
  expect(finishDraft(draft).report.crisis).toBe('active');
});

test('in danger that the rules saw, the card stands above the letter from its first paragraph on', () => {
  const draft = open();
  raiseDraft(draft, { selfHarm: 'acute' });

  const shown = feedLastReading(draft, JSON.stringify({ ...sampleLastReading, distress: 'danger' }), [7]);

  expect(shown.filter((one) => one !== '' && !one.startsWith('## You do not have to carry this alone\n'))).toEqual([]);
});

test('in hard weeks the numbers stand where the letter has a place for them, else below it', () => {
  const last = { letter: 1, distress: 'weeks', against: '', changes: [] };
  const texts = ['# You carry much\n\nFirst.\n\n[help]\n\nLast.\n\n[help]', '# You carry much\n\nFirst.\n\nLast.'].map(
    (letter) => readParts(context, parts, { letters: [letter], last }).text,
  );
  const plain = readParts(context, parts, { letters: ['# A\n\nFirst.\n\n[help]'], last: { ...last, distress: 'low' } });

  expect(texts[0]).toMatch(/\n\nFirst\.\n\n- In danger right now[^#]*\n\nLast\.\n\n---/);
  expect(texts[1]).toMatch(/\n\nFirst\.\n\nLast\.\n\n### Someone to turn to\n\n[^#]*\n\n---/);
  expect(plain.text).toContain('\n\nFirst.\n\n---');
});

test('the sentences that the check leaves out are the ones the last reader is told of', () => {
  const letter = '# You plan\n\nYou laugh. You call it “the worst day of my life”. It is 1987.\n\n> Say 1987 to her.';
  const portrait = openSample(general);

  const refused = listRefused({ kind: 'text', source: portrait.source }, letter);
  const { report } = readParts(portrait, [], { letters: [letter], last: { letter: 1, changes: [] } });

  expect(refused).toEqual(['You call it “the worst day of my life”.', 'It is 1987.']);
  expect(report.dropped.sentences).toBe(2);
});
