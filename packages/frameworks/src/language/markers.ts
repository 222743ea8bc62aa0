/** Text statistics that code counts (`measureMarkers`), such as words per sentence. */
export type MarkerKey =
  | 'words'
  | 'sentences'
  | 'meanSentenceWords'
  | 'longestSentenceWords'
  | 'questions'
  | 'exclamations'
  | 'variety'
  | 'firstSingular'
  | 'firstPlural'
  | 'second'
  | 'third'
  | 'hedges'
  | 'certainty'
  | 'negation'
  | 'past'
  | 'present'
  | 'future';

/** The number of decimals stored for each marker. */
export const markerDecimals: Record<MarkerKey, 0 | 1> = {
  words: 0,
  sentences: 0,
  meanSentenceWords: 1,
  longestSentenceWords: 0,
  questions: 1,
  exclamations: 1,
  variety: 1,
  firstSingular: 1,
  firstPlural: 1,
  second: 1,
  third: 1,
  hedges: 1,
  certainty: 1,
  negation: 1,
  past: 0,
  present: 0,
  future: 0,
};
