import { type Derivation, type Framework, isBarScale, type Lens } from '@app/frameworks/framework';
import type { SymptomLabel } from '../ask/levels.ts';
import { type SymptomTotalRange, deriveSymptomTotalRange } from './symptom-total-range.ts';
import { deriveDiscBars } from './disc-bars.ts';
import { deriveEnneagramRanking } from './enneagram-ranking.ts';
import { deriveKeirsey } from './keirsey.ts';
import { deriveMbtiType } from './mbti-type.ts';
import { type Positions, positionOf, toSigned } from './positions.ts';
import { deriveRiasecCode } from './riasec-code.ts';
import { deriveSixteenPfGlobals } from './sixteen-pf-globals.ts';
import { deriveSocionicsShortlist } from './socionics.ts';
import { rankValues } from './value-ranking.ts';
import type { Derived } from './derived.ts';
import type { LensReading, Reading } from '../report.ts';

type From = { lens: Lens; readings: Reading[]; positions: Positions; mbti: Positions; words: number };

const derivations: Record<Derivation, (from: From) => Derived> = {
  'mbti-type': ({ positions }) => ({ mbtiType: deriveMbtiType(positions) }),
  keirsey: ({ mbti }) => ({ keirsey: deriveKeirsey(mbti) }),
  socionics: ({ mbti }) => ({ socionics: deriveSocionicsShortlist(mbti) }),
  'sixteen-pf-globals': ({ positions }) => ({ sixteenPfGlobals: deriveSixteenPfGlobals(positions) }),
  'disc-bars': ({ positions }) => deriveDisc(positions),
  'riasec-code': ({ positions }) => ({ riasec: deriveRiasecCode(positions) }),
  'value-ranking': ({ positions }) => ({ values: rankValues(positions) }),
  'enneagram-ranking': ({ positions, words }) => ({ enneagram: deriveEnneagramRanking({ positions, words }) }),
  'symptom-total-range': ({ lens, readings }) => ({ affective: deriveSymptomTotal(lens, readings) }),
};

/** Computes the derived results of a lens. `before` holds the earlier lenses, whose MBTI bars some results need. */
export function deriveLens(
  lens: Lens,
  readings: Reading[],
  { before, words }: { before: LensReading[]; words: number },
): Derived {
  const positions = positionsOf(readings);
  const mbti = positionsOf(before.find(({ key }) => key === 'mbti')?.readings ?? []);
  const from = { lens, readings, positions, mbti, words };
  return Object.assign({}, ...(lens.derive ?? []).map((name) => derivations[name](from))) as Derived;
}

function positionsOf(readings: Reading[]): Positions {
  return new Map(
    readings.flatMap(({ key, state, position, evidence }) =>
      state === 'read' && position !== undefined ? [[key, { position, quotes: evidence.length }]] : [],
    ),
  );
}

function deriveDisc(positions: Positions): Derived {
  const pace = positionOf(positions, 'pace');
  const focus = positionOf(positions, 'focus');
  return pace === undefined || focus === undefined ? {} : { disc: deriveDiscBars({ pace, focus }) };
}

function deriveSymptomTotal({ dimensions, bands = [] }: Lens, readings: Reading[]): SymptomTotalRange {
  const labels = new Map<string, SymptomLabel>(readings.flatMap(({ key, label }) => (label ? [[key, label]] : [])));
  return deriveSymptomTotalRange({
    areas: dimensions.map(({ key, max = 0, items = 1, isOpen }) => ({ key, max, items, isOpen: isOpen !== undefined })),
    labels,
    bands: bands.map(({ key, from, to }) => ({ key, low: from, high: to })),
  });
}

/** All positions of a report from −100 to 100, under the keys of the crosswalk table. */
export function normalisedPositions({ lenses }: Framework, readings: LensReading[]): Map<string, number> {
  return new Map(lenses.flatMap((lens, index) => signedPositions(lens, readings[index])));
}

function signedPositions(lens: Lens, reading: LensReading | undefined): [string, number][] {
  const { scale } = lens;
  if (!reading || !isBarScale(scale)) return [];
  const { sixteenPfGlobals: globals = [], disc } = reading.derived;
  const own = [...positionsOf(reading.readings)].map(
    ([key, { position }]) => [key, toSigned(position, scale)] as const,
  );
  const computed = globals.flatMap(({ key, position }) =>
    position === undefined ? [] : [[`globals.${key}`, position] as const],
  );
  const bars = (disc?.bars ?? []).map(({ key, position }) => [key, toSigned(position, 'unipolar')] as const);
  return [...own, ...computed, ...bars].map(([key, position]) => [`${lens.key}.${key}`, position]);
}
