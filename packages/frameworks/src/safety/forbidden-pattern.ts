/** What no report may say of a person; the names follow the catalogue's never-infer list. */
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

/** What is besides never said of people in a picture or clip, where a reader would take a guess for something seen. */
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
   * `being` stands behind “you are”, “she seems”, “as a”; `having` behind “you have”, “signs of”;
   * both also behind “suggests”, “consistent with”. `anywhere` needs nothing before it.
   */
  after: 'being' | 'having' | 'anywhere';
  /** Regular expression source on a text in lower case with straight apostrophes and single spaces. */
  words: string;
  /** Forbidden with “not” before it as well. */
  evenDenied?: true;
  /** Forbidden even in a sentence about what a reading cannot show. */
  isStrict?: true;
  /** Allowed when the sentence goes on to say that it cannot be known. */
  mayBeLeftOpen?: true;
  /** Forbidden as well where the sentence reports what somebody said; most claims are allowed there. */
  evenStated?: boolean;
};
