export type FrameworkId =
  | 'general'
  | 'mbti'
  | 'bigfive'
  | 'enneagram'
  | 'darktraits'
  | 'stanford-binet'
  | 'vocational'
  | 'personality-structure'
  | 'clinical'
  | 'anxiety'
  | 'evo';

/** The names of the frameworks, or a sentence about each. The English ones are the frameworks' own. */
export type FrameworkWords = Record<FrameworkId, string>;
