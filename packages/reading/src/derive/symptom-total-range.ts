import type { SymptomLabel } from '../ask/levels.ts';

export type AreaLabel = SymptomLabel | 'not_mentioned';

export type SymptomArea = {
  key: string;
  max: number;
  /** Never labelled (crisis, observed, never scored): any score stays possible, regardless of the text. */
  isOpen?: boolean;
  /** How many questions the area covers; default 1. */
  items?: number;
};

export type SymptomBand = { key: string; low: number; high: number };

export type SymptomTotalRange = {
  /** The text is compatible with totals from `low` to `high`, out of `total`. */
  low: number;
  high: number;
  total: number;
  /** How many of the areas that can be labelled are not mentioned; open areas are counted separately. */
  notMentioned: number;
  /** Areas where a passage hints at or against the symptom without stating it: any score stays possible. */
  comesNear: number;
  pointsAway: number;
  areas: number;
  openAreas: number;
  /** Keys of the published bands that overlap the range. */
  bandsSpanned: string[];
  /** False when more than half of the areas are uncertain, or when the range is a single number. */
  isRangeShown: boolean;
};

type SymptomTotalInput = {
  areas: readonly SymptomArea[];
  /** Labels by area key; an area without one is not mentioned. */
  labels: ReadonlyMap<string, AreaLabel>;
  bands: readonly SymptomBand[];
};

/** The range of questionnaire totals that the labels of the text allow, and the published bands it overlaps. */
export function deriveSymptomTotalRange({ areas, labels, bands }: SymptomTotalInput): SymptomTotalRange {
  const labelled = areas.map((area) => ({
    area,
    label: area.isOpen ? undefined : (labels.get(area.key) ?? 'not_mentioned'),
  }));
  const low = sum(labelled.map(({ area, label }) => leastOf(area, label)));
  const high = sum(labelled.map(({ area, label }) => (label === 'denied' ? 0 : area.max)));
  const countOf = (wanted: AreaLabel): number => labelled.filter(({ label }) => label === wanted).length;
  const notMentioned = countOf('not_mentioned');
  const comesNear = countOf('comes_near');
  const pointsAway = countOf('points_away');
  const openAreas = labelled.filter(({ label }) => label === undefined).length;
  const canBeLabelled = areas.length - openAreas;
  return {
    low,
    high,
    total: sum(areas.map(({ max }) => max)),
    notMentioned,
    comesNear,
    pointsAway,
    areas: canBeLabelled,
    openAreas,
    bandsSpanned: bands.filter((band) => band.low <= high && band.high >= low).map(({ key }) => key),
    isRangeShown: low < high && (notMentioned + comesNear + pointsAway) * 2 <= canBeLabelled,
  };
}

/** In an area of several questions a mention may concern just one of them, so only that one counts. */
function leastOf({ max, items = 1 }: SymptomArea, label: AreaLabel | undefined): number {
  const itemMax = max / items;
  switch (label) {
    case undefined:
    case 'denied':
    case 'points_away':
    case 'not_mentioned':
    case 'comes_near':
      return 0;
    case 'mentioned':
      return Math.min(1, itemMax);
    case 'mentioned_often':
      return Math.min(2, itemMax);
    case 'mentioned_daily':
      return itemMax;
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
