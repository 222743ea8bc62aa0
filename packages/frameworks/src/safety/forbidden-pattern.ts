/** Forbidden claims about a person; the names follow the catalogue's never-infer list. */
export type ForbiddenReason =
  | 'diagnosis'
  | 'treatment'
  | 'official_metric'
  | 'comparison'
  | 'reassurance'
  | 'ability'
  | 'advice'
  | 'contempt'
  | 'flattery'
  | 'childhood'
  | 'race_or_ethnicity'
  | 'national_origin'
  | 'immigration_status'
  | 'political_opinion_or_party'
  | 'religion_or_belief'
  | 'trade_union_membership'
  | 'sex_life'
  | 'sexual_orientation'
  | 'gender_identity'
  | 'medication'
  | 'disability'
  | 'pregnancy'
  | 'genetic_traits'
  | 'criminality_or_dangerousness'
  | 'deception'
  | 'age_of_a_minor'
  | 'trustworthiness_score'
  | 'employability'
  | MediaReason;

/**
 * Further claims that are forbidden about people in a picture or clip, where a reader would take a guess for a fact.
 */
export type MediaReason =
  | 'sex'
  | 'age'
  | 'attractiveness'
  | 'body'
  | 'inner_emotion'
  | 'arousal'
  | 'health'
  | 'identity_of_a_depicted_person';

export type ForbiddenPattern = {
  reason: ForbiddenReason;
  /**
   * `being` follows “you are”, “she seems”, “as a”; `having` follows “you have”, “signs of”; both also follow
   * “suggests”, “consistent with”. `anywhere` needs nothing before it.
   */
  after: 'being' | 'having' | 'anywhere';
  /** Regular expression source for lower-case text with straight apostrophes and single spaces. */
  words: string;
  /** Also forbidden after “not”. */
  evenDenied?: true;
  /** Also forbidden in a sentence about the limits of the analysis. */
  isStrict?: true;
  /** Allowed if the sentence continues with the statement that it cannot be known. */
  mayBeLeftOpen?: true;
  /** Also forbidden when the sentence reports somebody's statement; most claims are allowed there. */
  evenStated?: boolean;
};

export type Words = string | readonly string[];

/** The patterns for one reason, by what stands before them. */
export const claims = (
  reason: ForbiddenReason,
  words: Partial<Record<ForbiddenPattern['after'], Words>>,
  more: Partial<ForbiddenPattern> = {},
): ForbiddenPattern[] =>
  (['being', 'having', 'anywhere'] as const).flatMap((after) =>
    [words[after] ?? []].flat().map((source) => ({ reason, after, words: source, ...more })),
  );
