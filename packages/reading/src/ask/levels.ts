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
