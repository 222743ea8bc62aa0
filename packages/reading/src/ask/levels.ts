/** Words for how clearly the material shows something; their place is the number 0 to 4. */
export const strengthLevels = ['not seen', 'faint', 'some', 'clear', 'stated'] as const;

/** What a writer says of a symptom area, as the model answers and as the report keeps it. */
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

/** A mention without a known level is a mention. */
export function toSymptomLabel(level: string): SymptomLabel {
  return (Object.hasOwn(labelByLevel, level) && labelByLevel[level as keyof typeof labelByLevel]) || 'mentioned';
}
