import { expect, test } from 'vitest';
import { openCapacityShares } from './capacity-shares.ts';

const CAPACITY = 100;
const one = { network: 'a1', block: 'a' };
const neighbour = { network: 'a2', block: 'a' };
const busy = expect.objectContaining({ code: 'UPLOADS_BUSY' });

test('a network and its block are capped, and others find room', () => {
  const shares = openCapacityShares(CAPACITY);

  shares.open(one).add(40);

  expect(() => shares.open(one).add(1)).toThrow(busy);
  expect(() => shares.open(neighbour).add(11)).toThrow(busy);
  shares.open(neighbour).add(10);
  shares.open({ network: 'b1', block: 'b' }).add(30);
});

test('the last fifth is reserved for blocks that hold nothing else', () => {
  const shares = openCapacityShares(CAPACITY);
  shares.open(one).add(40);
  shares.open({ network: 'b1', block: 'b' }).add(40);

  expect(() => shares.open(neighbour).add(1)).toThrow(busy);
  const newcomer = shares.open({ network: 'c1', block: 'c' });
  newcomer.add(10);
  newcomer.add(10);
  expect(() => newcomer.add(1)).toThrow(busy);
});

test('released capacity can be taken again', () => {
  const shares = openCapacityShares(CAPACITY);
  const hold = shares.open(one);
  hold.add(40);

  hold.end();
  hold.end();

  expect(() => shares.open(one).add(40)).not.toThrow();
});
