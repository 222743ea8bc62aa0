import { expect, test } from 'vitest';
import { deriveEnneagramRanking } from '../derive/enneagram-ranking.ts';
import { deriveMbtiType } from '../derive/mbti-type.ts';
import { followVerdict } from './follow-verdict.ts';

const positions = (values: Record<string, number>) =>
  new Map(Object.entries(values).map(([key, position]) => [key, { position, quotes: 1 }]));
const mbtiType = deriveMbtiType(positions({ ei: -80, sn: 45, tf: 21, jp: -20 }));
const enneagram = deriveEnneagramRanking({ positions: positions({ t1: 80, t4: 70, t5: 60, t9: 10 }), words: 800 });

test.for([
  [
    ['INFP', 'INTP'],
    ['INFP', 'INTP'],
  ],
  [
    ['enfp', 'intp'],
    ['ENFP', 'INTP'],
  ],
  [
    ['the planner', 'INFP', 'INTP'],
    ['INFP', 'INTP'],
  ],
  [['INFP'], ['INTP', 'INTJ']],
  [
    ['INFP', 'INFP'],
    ['INTP', 'INTJ'],
  ],
  [
    ['XNTP', '__proto__'],
    ['INTP', 'INTJ'],
  ],
  [[], ['INTP', 'INTJ']],
] as const)('for the verdict %j the types above the letter are %j', ([verdict, best]) => {
  const followed = followVerdict({ mbtiType }, verdict).mbtiType;

  expect(followed).toEqual({ ...mbtiType, best });
});

test.for([
  [
    ['4', '1'],
    [4, 1, 5],
  ],
  [
    ['Type 5', 'type 1'],
    [5, 1, 4],
  ],
  [['4'], [4, 1, 5]],
  [['9'], [1, 4, 5]],
  [['none'], [1, 4, 5]],
  [[], [1, 4, 5]],
] as const)('for the verdict %j the shown types stand in the order %j', ([verdict, order]) => {
  const followed = followVerdict({ enneagram }, verdict).enneagram;

  expect(followed?.top.map(({ type }) => type)).toEqual(order);
});

test('a lens without types is left as it is', () => {
  expect(followVerdict({}, ['INTJ', '4'])).toEqual({});
});
