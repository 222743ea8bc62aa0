import { expect, test } from 'vitest';
import { deriveRiasecCode } from './riasec-code.ts';

const keys = ['realistic', 'investigative', 'artistic', 'social', 'enterprising', 'conventional'];
const read = (...positions: (number | undefined)[]) =>
  new Map(
    keys.flatMap((key, index) => {
      const position = positions[index];
      return position === undefined ? [] : [[key, { position, quotes: 1 }] as const];
    }),
  );

test('three distinct interests give a code and a ranking', () => {
  const reading = deriveRiasecCode(read(10, 90, 70, 50, 20, 15));

  expect(reading).toMatchObject({ type: 'code', code: 'IAS', isOrderClear: true, consistency: 'high' });
  expect(reading.ranking.map(({ letter }) => letter).join('')).toBe('IASECR');
});

test.for([
  ['adjacent', read(20, 90, 70, 50, 20, 20), 'IAS', 'high'],
  ['adjacent across the end of the list', read(90, 50, 20, 20, 20, 70), 'RCI', 'high'],
  ['alternate', read(90, 50, 70, 20, 20, 20), 'RAI', 'medium'],
  ['opposite', read(90, 50, 20, 70, 20, 20), 'RSI', 'low'],
] as const)('first letters that are %s decide the consistency', ([, positions, code, consistency]) => {
  expect(deriveRiasecCode(positions)).toMatchObject({ code, consistency });
});

test('three interests close to each other and far from the rest give a code with an unclear order', () => {
  expect(deriveRiasecCode(read(80, 75, 78, 20, 20, 20))).toMatchObject({
    type: 'code',
    code: 'RAI',
    isOrderClear: false,
  });
});

test.for([
  ['by ten', 'close', read(90, 70, 50, 40, 10, 10)],
  ['by more than ten', 'code', read(90, 70, 51, 40, 10, 10)],
] as const)('a third interest ahead of the fourth %s makes the reading %s', ([, type, positions]) => {
  expect(deriveRiasecCode(positions).type).toBe(type);
});

test.for([
  ['flat', read(50, 52, 48, 55, 45, 50), 'undifferentiated'],
  ['read in two interests only', read(90, 20), 'too-few'],
  ['not read at all', read(), 'too-few'],
] as const)('a profile that is %s has no code', ([, positions, type]) => {
  const reading = deriveRiasecCode(positions);

  expect(reading.type).toBe(type);
  expect(reading).not.toHaveProperty('code');
});

test('exactly three read interests make the code', () => {
  expect(deriveRiasecCode(read(undefined, 80, 40, undefined, 60))).toMatchObject({ type: 'code', code: 'IEA' });
});
