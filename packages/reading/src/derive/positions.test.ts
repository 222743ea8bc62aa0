import { expect, test } from 'vitest';
import { positionOf, type Positions, toSigned } from './positions.ts';

const positions: Positions = new Map([
  ['read', { position: -40, quotes: 2 }],
  ['unsupported', { position: 90, quotes: 0 }],
]);

test.for([
  ['read', -40],
  ['unsupported', undefined],
  ['unread', undefined],
] as const)('a dimension that is %s has the position %s', ([key, position]) => {
  expect(positionOf(positions, key)).toBe(position);
});

test.for([
  [0, 'unipolar', -100],
  [50, 'unipolar', 0],
  [80, 'unipolar', 60],
  [-30, 'bipolar', -30],
] as const)('%d on a %s bar is %d on the common bar', ([position, scale, signed]) => {
  expect(toSigned(position, scale)).toBe(signed);
});
