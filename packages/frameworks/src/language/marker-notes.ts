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

export type MarkerNote = {
  label: string;
  /** Stands behind the number. */
  unit: string;
  decimals: 0 | 1;
  /** What the number must not be read as. */
  doesNotMean: string;
};

const per100Words = { unit: ' per 100 words', decimals: 1 } as const;
const per100Sentences = { unit: ' per 100 sentences', decimals: 1 } as const;
const timeShare = { unit: ' % of time words', decimals: 0 } as const;

/** In the order shown. Every number is counted by code; the note keeps it from saying more than it does. */
export const markerNotes: Record<MarkerKey, MarkerNote> = {
  words: {
    label: 'Length',
    unit: ' words',
    decimals: 0,
    doesNotMean: 'A long text does not mean a true picture; it only gives a steadier one.',
  },
  sentences: {
    label: 'Sentences',
    unit: '',
    decimals: 0,
    doesNotMean: 'Counted by punctuation and lines; lists and chats count differently from letters.',
  },
  meanSentenceWords: {
    label: 'Average sentence',
    unit: ' words',
    decimals: 1,
    doesNotMean:
      'Long sentences do not mean intelligence, short ones do not mean its absence; the kind of text decides most of it.',
  },
  longestSentenceWords: {
    label: 'Longest sentence',
    unit: ' words',
    decimals: 0,
    doesNotMean: 'One long sentence may be a list, a joke or a missing full stop.',
  },
  questions: {
    label: 'Questions',
    ...per100Sentences,
    doesNotMean: 'Many questions do not mean doubt; interviews, lessons and letters are built of them.',
  },
  exclamations: {
    label: 'Exclamations',
    ...per100Sentences,
    doesNotMean: 'Exclamation marks do not mean strong feelings; they are a habit of some circles and channels.',
  },
  variety: {
    label: 'Word variety',
    unit: ' different words in every 50',
    decimals: 1,
    doesNotMean: 'A varied vocabulary does not mean education; plain words repeated may be a style or a subject.',
  },
  firstSingular: {
    label: '“I” and “my”',
    ...per100Words,
    doesNotMean: 'Frequent “I” does not mean self-centred; diaries and letters are full of it.',
  },
  firstPlural: {
    label: '“We” and “our”',
    ...per100Words,
    doesNotMean: 'Frequent “we” does not mean closeness; companies and speeches use it too.',
  },
  second: {
    label: '“You” and “your”',
    ...per100Words,
    doesNotMean: 'Frequent “you” does not mean bossiness; it often stands for “one” or answers someone.',
  },
  third: {
    label: '“She”, “he”, “they”',
    ...per100Words,
    doesNotMean: 'Writing much about others does not mean caring about them more; stories need them.',
  },
  hedges: {
    label: 'Hedges',
    ...per100Words,
    doesNotMean: '“Maybe” and “I think” do not mean insecurity; politeness and careful thought use the same words.',
  },
  certainty: {
    label: 'Certainty words',
    ...per100Words,
    doesNotMean: '“Always” and “clearly” do not mean stubbornness; they may be emphasis or a quote.',
  },
  negation: {
    label: 'Negations',
    ...per100Words,
    doesNotMean: 'Many “not”s do not mean a negative mood; setting things apart needs them.',
  },
  past: {
    label: 'Past',
    ...timeShare,
    doesNotMean: 'Much past does not mean living in it; whoever tells a story writes like this.',
  },
  present: {
    label: 'Present',
    ...timeShare,
    doesNotMean: 'Much present does not mean living for the moment; descriptions and opinions stand in it.',
  },
  future: {
    label: 'Future',
    ...timeShare,
    doesNotMean: 'Much future does not mean planning well; the occasion may have asked for plans.',
  },
};

/** Said when the language is not English. */
export const OTHER_LANGUAGE_NOTE =
  'Pronouns, hedges and time words are counted in English only, so they are left out for this text.';
