import { agreementPoints } from '@app/frameworks/tables/agreement';
import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { meanOf, measureAgreement } from './agreement.ts';

const place = fc.integer({ min: 0, max: 100 });
const places = fc.array(place, { minLength: 2, maxLength: 8 });
const often = { numRuns: sampleRunCount(10_000) };

test('identical readings agree, however many there are', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 2, max: 8 }), (at, count) => {
      const same = Array.from({ length: count }, () => at);

      expect(measureAgreement(same)).toEqual({ spread: 0, agreement: 'agree' });
      expect(meanOf(same)).toBe(at);
    }),
    often,
  );
});

test('readings at opposite ends disagree, whatever stands between them', () => {
  fc.assert(
    fc.property(fc.array(place, { maxLength: 6 }), (between) => {
      expect(measureAgreement([0, ...between, 100])).toEqual({ spread: 100, agreement: 'disagree' });
    }),
    often,
  );
});

test('the agreement word depends on the two furthest readings, in any order', () => {
  fc.assert(
    fc.property(places, (all) => {
      const sorted = all.toSorted((one, other) => one - other);
      const spread = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
      const { agree, mixed } = agreementPoints;
      const words = [
        spread <= agree && 'agree',
        spread > agree && spread <= mixed && 'mixed',
        spread > mixed && 'disagree',
      ];

      expect(measureAgreement(all)).toEqual({ spread, agreement: words.find((word) => word !== false) });
      expect(measureAgreement(all.toReversed())).toEqual(measureAgreement(all));
    }),
    often,
  );
});

test.for([
  [15, 'agree'],
  [16, 'mixed'],
  [25, 'mixed'],
  [26, 'disagree'],
] as const)('readings %i points apart %s', ([spread, agreement]) => {
  expect(measureAgreement([40, 40 + spread, 45])).toEqual({ spread, agreement });
});

test('the mean lies between the lowest and the highest and moves with them', () => {
  fc.assert(
    fc.property(places, (all) => {
      const mean = meanOf(all) ?? Number.NaN;

      expect(mean).toBeGreaterThanOrEqual(Math.min(...all));
      expect(mean).toBeLessThanOrEqual(Math.max(...all));
      expect(Math.abs((meanOf(all.map((at) => 100 - at)) ?? 0) - (100 - mean))).toBeLessThanOrEqual(1);
    }),
    often,
  );
});

test('a single reading has no agreement, and no readings have no mean', () => {
  expect([measureAgreement([]), measureAgreement([50]), meanOf([])]).toEqual([undefined, undefined, undefined]);
});
