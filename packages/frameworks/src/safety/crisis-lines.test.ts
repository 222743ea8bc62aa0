import { expect, test } from 'vitest';
import { crisisLines, isReviewDue } from './crisis-lines.ts';

test.for([
  ['the day itself', '2026-11-15', false],
  ['the last day', '2027-03-15', false],
  ['the day after', '2027-03-16', true],
  ['a year later', '2027-11-15', true],
] as const)('on %s a review is due: %s %s', ([, today, due]) => {
  expect(isReviewDue(new Date(today), '2026-11-15')).toBe(due);
});

test('numbers that were never checked are due for review', () => {
  expect(isReviewDue(new Date('2026-11-15'), undefined)).toBe(true);
});

test('no country stands in two regions', () => {
  const countries = crisisLines.regions.flatMap((region) => region.countries as readonly string[]);

  expect(countries).toEqual([...new Set(countries)]);
});

test('every region has an emergency number and a line to call', () => {
  const contacts = crisisLines.regions.flatMap(({ emergency, lines }) => [
    emergency,
    ...lines.map(({ contact }) => contact),
  ]);

  expect(contacts.filter((contact) => !/\d{3}/.test(contact.replaceAll(/[\s-]/g, '')))).toEqual([]);
});
