import type { SelfAnswer } from '@app/contract/self-answers';
import { miniIpip } from '@app/frameworks/lenses/mini-ipip';

const [MIN_RATING, MAX_RATING] = [1, 5];

/**
 * The position of each trait, 0 to 100, computed from the answers with the published key: a reversed statement counts
 * from 5 down to 1, and a trait is the sum of its four. Readings use the same scale.
 */
export function scoreAnswers(answers: readonly SelfAnswer[]): Map<string, number> {
  if (answers.length !== miniIpip.length) throw new Error(`${miniIpip.length} answers make a score`);
  const scores = new Map<string, number[]>();
  for (const [index, { dimension, isReversed }] of miniIpip.entries()) {
    const answer = answers[index] ?? MIN_RATING;
    const score = isReversed ? MIN_RATING + MAX_RATING - answer : answer;
    scores.set(dimension, [...(scores.get(dimension) ?? []), score]);
  }
  return new Map([...scores].map(([dimension, all]) => [dimension, toPosition(all)]));
}

function toPosition(scores: readonly number[]): number {
  const sum = scores.reduce((total, score) => total + score, 0);
  return Math.round(((sum - MIN_RATING * scores.length) * 100) / ((MAX_RATING - MIN_RATING) * scores.length));
}
