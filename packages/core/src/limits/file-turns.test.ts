import { expect, test } from 'vitest';
import { openFileTurns } from './file-turns.ts';
import type { RateLimits } from './rate-limits.ts';

function open() {
  const charged: number[] = [];
  const limits: RateLimits = { take: () => Promise.resolve(), charge: (_kind, _who, more) => void charged.push(more) };
  return { turns: openFileTurns(limits), charged };
}

const a = { network: 'a', block: 'x' };
const neighbour = { network: 'n', block: 'x' };
const b = { network: 'b', block: 'y' };

test('files of one network run in turn, and those of another network do not wait for them', async () => {
  const { turns, charged } = open();
  const order: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = (name: string, until: Promise<void>) => async (charge: (ranMs: number) => void) => {
    order.push(`${name} begins`);
    await until;
    order.push(`${name} ends`);
    charge(2_000);
  };

  const slow = turns.run(a, work('slow', first.promise));
  const next = turns.run(a, work('next', Promise.resolve()));
  await turns.run(b, work('other', Promise.resolve()));
  first.resolve();
  await Promise.all([slow, next]);

  expect(order).toEqual(['slow begins', 'other begins', 'other ends', 'slow ends', 'next begins', 'next ends']);
  expect(charged).toEqual([2, 2, 2]);
});

test('the next file runs after a failed one, and a full queue is refused', async () => {
  const { turns } = open();
  const gate = Promise.withResolvers<void>();
  const failed = turns.run(a, () => gate.promise);
  const waiting = Array.from({ length: 39 }, () => turns.run(a, () => Promise.resolve('read')));

  await expect(turns.run(a, () => Promise.resolve('read'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  gate.reject(new Error('damaged'));

  await expect(failed).rejects.toThrow('damaged');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['read']));
  await expect(turns.run(a, () => Promise.resolve('again'))).resolves.toBe('again');
});

test('networks of one block take turns', async () => {
  const { turns } = open();
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    await gate.promise;
    order.push(name);
  };

  const all = [
    ...['first', 'second', 'third'].map((name) => turns.run(a, work(name))),
    turns.run(neighbour, work('neighbour')),
  ];
  gate.resolve();
  await Promise.all(all);

  expect(order).toEqual(['first', 'second', 'neighbour', 'third']);
});
