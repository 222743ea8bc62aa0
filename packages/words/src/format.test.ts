import { type FrameworkId, frameworks } from '@app/frameworks/index';
import { expect, test } from 'vitest';
import { createFormat } from './format.ts';
import { frameworks as german } from './de/frameworks.ts';

test('a plural takes the form of its number', () => {
  const { plural } = createFormat('ar');
  const forms = { zero: '0', one: '1', two: '2', few: '# few', many: '# many', other: '# other' };

  expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, forms))).toEqual([
    '0',
    '1',
    '2',
    '3 few',
    '11 many',
    '100 other',
  ]);
});

test('digits are Latin and the calendar is Gregorian in every region', () => {
  const day = new Date(2026, 10, 17);

  expect(createFormat('ar', 'ar-EG').number(1234)).toMatch(/^1.?234$/);
  expect(createFormat('ar', 'ar-SA').day(day, 'medium')).toContain('2026');
  expect(createFormat('de', 'de-AT').day(day)).toBe('17.11.2026');
  expect(createFormat('de').percent(0.5)).toMatch(/^50.%$/);
});

test('lists and quotes follow the language, and a Latin name in Arabic keeps its direction', () => {
  expect(createFormat('de').list(['A', 'B', 'C'])).toBe('A, B und C');
  expect(createFormat('ar').list(['MBTI', 'DISC'])).toContain('\u2068DISC\u2069');
  expect(createFormat('fr').quote('oui')).toBe('«\u202Foui\u202F»');
});

test('every framework has a name in the catalogues', () => {
  const ids: FrameworkId[] = Object.keys(german) as FrameworkId[];

  expect(ids.toSorted()).toEqual(frameworks.map(({ id }) => id).toSorted());
});
