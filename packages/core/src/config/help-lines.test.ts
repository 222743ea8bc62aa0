import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReviewDue, readHelpLines } from './help-lines.ts';

const shipped = readHelpLines();

function fileWith(content: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'help-lines-')), 'lines.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}

test.for([
  ['the day itself', '2026-11-15', false],
  ['the last day', '2027-03-15', false],
  ['the day after', '2027-03-16', true],
] as const)('on %s a review is due: %s %s', ([, today, due]) => {
  expect(isReviewDue({ ...shipped, reviewedOn: '2026-11-15' }, new Date(today))).toBe(due);
});

test('the shipped numbers are due for review', () => {
  expect(isReviewDue(shipped, new Date('2026-11-15'))).toBe(true);
});

test('an operator’s own file marks the numbers as reviewed', () => {
  const own = readHelpLines(fileWith({ ...shipped, reviewedOn: '2026-11-16' }));

  expect(isReviewDue(own, new Date('2026-11-17'))).toBe(false);
});

test.for([
  [{ ...shipped, reviewedOn: 'yesterday' }, 'reviewedOn'],
  [{ ...shipped, regions: [{ region: 'AT', emergency: [], lines: [] }] }, 'regions[0].emergency'],
  [{ ...shipped, regions: [{ region: 'AT', emergency: ['call 112'], lines: [] }] }, 'as it is dialled'],
  [{ ...shipped, regions: [...shipped.regions, ...shipped.regions] }, 'a region stands twice'],
] as const)('an invalid file is refused with the path of the fault', ([content, place]) => {
  expect(() => readHelpLines(fileWith(content))).toThrow(place);
});

test.for([
  ['PT', '1411'],
  ['BE', '0800 32 123'],
  ['IT', '02 2327 2327'],
  ['US', '988'],
] as const)('%s has its own help line', ([region, number]) => {
  expect(shipped.regions.find((one) => one.region === region)?.lines[0]?.phone).toContain(number);
});

test('a country without a confirmed line has only the emergency number', () => {
  expect(shipped.regions.find(({ region }) => region === 'LU')).toEqual({
    region: 'LU',
    emergency: ['112'],
    lines: [],
  });
});
