import { keirseyTemperaments } from '@app/frameworks/tables/keirsey';
import { mbtiPairs, mbtiTypes } from '@app/frameworks/tables/mbti-types';
import { expect, test } from 'vitest';
import { deriveKeirsey } from './keirsey.ts';

/** Bars that give this code; an `x` is a bar in the middle. */
const reads = (code: string) =>
  new Map<string, { position: number; quotes: number }>(
    mbtiPairs.map(({ key, low, high }, index) => {
      const position = { [low]: -50, [high]: 50 }[code.charAt(index)] ?? 0;
      return [key, { position, quotes: 1 }];
    }),
  );
const shortlistOf = (code: string) => {
  const reading = deriveKeirsey(reads(code));
  return new Set(reading.type === 'shortlist' ? reading.temperaments : []);
};

test.for([
  ['ESTP', 'artisan'],
  ['ISFJ', 'guardian'],
  ['ENFP', 'idealist'],
  ['INTJ', 'rational'],
] as const)('%s has the temperament %s and its own variant', ([code, temperament]) => {
  expect(deriveKeirsey(reads(code))).toMatchObject({ type: 'temperament', temperament, variant: code });
});

test.for([
  ['xSTP', 'artisan'],
  ['ISxJ', 'guardian'],
  ['xNFx', 'idealist'],
  ['INTx', 'rational'],
] as const)('%s gives the temperament %s without a variant', ([code, temperament]) => {
  expect(deriveKeirsey(reads(code))).toMatchObject({ type: 'temperament', temperament, variant: undefined });
});

test.for([
  ['ESTx', ['guardian', 'artisan']],
  ['INxJ', ['idealist', 'rational']],
  ['IxTJ', ['guardian', 'rational']],
  ['xxFP', ['artisan', 'idealist']],
  ['xxxx', ['guardian', 'idealist', 'rational', 'artisan']],
] as const)('%s gives the shortlist %j', ([code, temperaments]) => {
  expect(shortlistOf(code)).toEqual(new Set(temperaments));
});

test('the shortlist begins with the side an open bar leans to', () => {
  const positions = new Map([...reads('ESTx'), ['jp', { position: -8, quotes: 1 }]]);

  expect(deriveKeirsey(positions)).toMatchObject({ temperaments: ['artisan', 'guardian'] });
});

test('every code belongs to exactly one temperament, the one whose two letters it contains', () => {
  const byRule = mbtiTypes.map(({ code }) =>
    keirseyTemperaments
      .filter(({ rule }) => rule.split('').every((letter) => code.includes(letter)))
      .map(({ key }) => key),
  );
  const byVariant = mbtiTypes.map(({ code }) =>
    keirseyTemperaments.filter(({ variants }) => variants[code]).map(({ key }) => key),
  );

  expect(byVariant).toEqual(byRule);
  expect(byRule.every(({ length }) => length === 1)).toBe(true);
});
