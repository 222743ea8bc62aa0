import { crosswalk, CROSSWALK_SIDE_ABOVE } from '@app/frameworks/tables/crosswalk';

export type Contradiction = {
  a: { key: string; position: number };
  b: { key: string; position: number };
  /** The expected sign of the relation. */
  sign: 1 | -1;
};

/**
 * Pairs of readings from different frameworks that research expects to agree and that disagree here. Keys are
 * `framework.dimension`; positions run from -100 to 100 (`toSigned`).
 */
export function findContradictions(readings: ReadonlyMap<string, number>): Contradiction[] {
  return crosswalk.flatMap(({ a, b, sign, confidence }) => {
    const one = readings.get(a);
    const other = readings.get(b);
    if (confidence === 'weak' || one === undefined || other === undefined) return [];
    const bothTakeSides = Math.min(Math.abs(one), Math.abs(other)) > CROSSWALK_SIDE_ABOVE;
    const isExpected = Math.sign(one) === sign * Math.sign(other);
    return bothTakeSides && !isExpected ? [{ a: { key: a, position: one }, b: { key: b, position: other }, sign }] : [];
  });
}
