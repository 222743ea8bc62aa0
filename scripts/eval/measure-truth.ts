import { type EvalCase, type Trait, traits } from './cases.ts';
import { positionsOf } from './read-report.ts';
import type { TrialResult } from './result.ts';
import { correlate, mean, meanAbsolute, type DataPoint, slopeOf } from './statistics.ts';

export type Truth = {
  /** Mean of the correlations of the traits. */
  r: number;
  byTrait: Record<Trait, number>;
  /** How far a planted level rises with the level that was read: 1 is calibrated, below 1 the readings are too extreme. */
  slope: number;
  /** In points of 100. */
  meanError: number;
  of: number;
  /** x is read, y is planted. */
  points: DataPoint[];
};

/** x is the level that was read, y the level that was planted. */
export function measureTruth(results: readonly TrialResult[], cases: ReadonlyMap<string, EvalCase>): Truth | undefined {
  const pointsOf = (trait: Trait): DataPoint[] =>
    results.flatMap(({ caseId, report }) => {
      const y = cases.get(caseId)?.levels?.[trait];
      const x = report && positionsOf(report).get(`bigfive.${trait}`);
      return x === undefined || y === undefined ? [] : [{ x, y }];
    });
  const byTrait = traits.map((trait) => [trait, pointsOf(trait)] as const).filter(([, points]) => points.length > 2);
  if (byTrait.length === 0) return undefined;
  const points = byTrait.flatMap(([, own]) => own);
  const correlations = byTrait.map(([trait, own]) => [trait, correlate(own)] as const);
  return {
    r: mean(correlations.map(([, r]) => r)),
    byTrait: Object.fromEntries(correlations) as Truth['byTrait'],
    slope: slopeOf(points),
    meanError: meanAbsolute(points.map(({ x, y }) => x - y)),
    of: points.length,
    points,
  };
}

/** Of cases that were run twice: the mean distance of the same dimension, in points of 100. */
export function measureStability(results: readonly TrialResult[]): number | undefined {
  const byCase = Object.values(Object.groupBy(results, ({ caseId }) => caseId));
  const differences = byCase.flatMap((runs = []) => {
    const [first, second] = runs.toSorted((one, other) => one.repeat - other.repeat);
    return first && second ? differencesOf(first, second).map(({ by }) => by) : [];
  });
  return differences.length > 0 ? meanAbsolute(differences) : undefined;
}

/** Of every dimension that both have a number for. */
export function differencesOf(one: TrialResult, other: TrialResult): { key: string; by: number }[] {
  if (!one.report || !other.report) return [];
  const others = positionsOf(other.report);
  return [...positionsOf(one.report)].flatMap(([key, position]) => {
    const second = others.get(key);
    return second === undefined ? [] : [{ key, by: second - position }];
  });
}
