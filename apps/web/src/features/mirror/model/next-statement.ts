import type { SelfAnswers } from '@app/contract/self-answers';

export type GivenAnswers = SelfAnswers['answers'];

/** The first statement after this one that has no answer, or the first of all; undefined when all are answered. */
export function nextStatement(answers: GivenAnswers, after = -1): number | undefined {
  const later = answers.findIndex((answer, index) => answer === null && index > after);
  const first = later >= 0 ? later : answers.indexOf(null);
  return first >= 0 ? first : undefined;
}

export const countAnswered = (answers: GivenAnswers): number => answers.filter((answer) => answer !== null).length;

/** Reading a statement and answering it takes about this long. */
const SECONDS_EACH = 8;

export const minutesLeft = (answers: GivenAnswers): number =>
  Math.ceil(((answers.length - countAnswered(answers)) * SECONDS_EACH) / 60);
