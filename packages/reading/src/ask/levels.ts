/** Where somebody lies on a scale with positions; each level has its range of positions. */
export const barLevels = ['low', 'rather low', 'in the middle', 'rather high', 'high'] as const;
const ranges: Record<(typeof barLevels)[number], readonly [number, number]> = {
  low: [5, 19],
  'rather low': [20, 39],
  'in the middle': [40, 60],
  'rather high': [61, 80],
  high: [81, 95],
};

/** The position inside the level that was named: the level is the judgement, the number only its place in it. */
export function placeInLevel(level: string, position: number): number {
  const range = rangeOf(level) ?? [5, 95];
  return Math.min(range[1], Math.max(range[0], position));
}

/** Where a level without a number is drawn. */
export function middleOfLevel(level: string): number | undefined {
  const range = rangeOf(level);
  return range && (range[0] + range[1]) / 2;
}

const rangeOf = (level: string): readonly [number, number] | undefined =>
  Object.hasOwn(ranges, level) ? ranges[level as keyof typeof ranges] : undefined;

/** How clearly the material shows something. The index of a level is its number, 0 to 4. */
export const strengthLevels = ['not seen', 'faint', 'some', 'clear', 'stated'] as const;

/** Maps each symptom level that the model answers to the label that the report stores. */
const labelByLevel = {
  denied: 'denied',
  'points the other way': 'points_away',
  'comes near': 'comes_near',
  mentioned: 'mentioned',
  often: 'mentioned_often',
  daily: 'mentioned_daily',
} as const;
export const symptomLevels = Object.keys(labelByLevel) as (keyof typeof labelByLevel)[];
export type SymptomLabel = (typeof labelByLevel)[keyof typeof labelByLevel];

/** An unknown level counts as a plain mention. */
export function toSymptomLabel(level: string): SymptomLabel {
  return (Object.hasOwn(labelByLevel, level) && labelByLevel[level as keyof typeof labelByLevel]) || 'mentioned';
}
