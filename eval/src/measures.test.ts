import { expect, test } from 'vitest';
import { countFixedWords } from './measures.ts';
import { copiedShare, matchPortraits } from './specificity.ts';
import { correlate, median, slopeOf } from './statistics.ts';

test('r is 1 for a straight line and 0 if one side never varies, and the slope is the ratio of the scales', () => {
  const line = [1, 2, 3].map((x) => ({ x, y: 2 * x }));

  expect(correlate(line)).toBeCloseTo(1);
  expect(slopeOf(line)).toBeCloseTo(2);
  expect(correlate([1, 2, 3].map((y) => ({ x: 5, y })))).toBe(0);
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

const texts = [
  'I bake rye bread at night in a bakery.',
  'My moth trap shines behind the shed.',
  'The harpsichord needs glue and patience.',
  'We lost the football match on Sunday.',
];
const portraitsSaying = (say: (index: number) => string) =>
  texts.map((text, index) => ({ caseId: String(index), language: 'en', text, portrait: say(index) }));

test('portraits that name their text are all matched, and one portrait for all texts is matched at chance level', async () => {
  const own = ['night bakery, rye', 'moths by the shed', 'a harpsichord', 'Sunday football'];

  expect(await matchPortraits(portraitsSaying((index) => own[index] ?? ''))).toEqual({ share: 1, chance: 0.25, of: 4 });
  const [, ...answered] = own;
  const isAnswered = (portrait: string): boolean => answered.includes(portrait);
  const judge = async (portrait: string): Promise<number[] | undefined> =>
    isAnswered(portrait) ? own.map((one) => Number(one === portrait)) : undefined;

  expect(
    await matchPortraits(
      portraitsSaying((index) => own[index] ?? ''),
      judge,
    ),
  ).toMatchObject({ share: 1, of: 3 });
  expect(await matchPortraits(portraitsSaying(() => 'You like rye bread.'))).toMatchObject({ share: 0.25 });
  expect(await matchPortraits(portraitsSaying(() => 'Nothing in common.'))).toMatchObject({ share: 0.25 });
});

test('a portrait in the words of its text counts as copied, a portrait in other words does not', () => {
  const text = 'Every morning before work somebody walks slowly along that frozen river.';

  expect(copiedShare({ text, portrait: text })).toBe(1);
  expect(copiedShare({ text, portrait: 'You describe a habit that repeats, early, beside water.' })).toBe(0);
});

test('sentences that most reports share count as fixed words', () => {
  const reports = ['One thing here.', 'Another thing there.', 'A third one now.'].map(
    (own) => `${own}\n\nHow to read this report.`,
  );

  expect(countFixedWords(reports).map((share) => share > 0.5 && share < 0.7)).toEqual([true, true, true]);
  expect(countFixedWords(['alone'])).toEqual([]);
});
