import { expect, onTestFinished, test, vi } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { openFileQueue } from './file-queue.ts';
import type { FileSeconds } from './file-seconds.ts';

function open() {
  const charged: number[] = [];
  const seconds: FileSeconds = {
    take: () => Promise.resolve(),
    charge: (_quotaSubject, ranMs) => void charged.push(ranMs),
  };
  return { turns: openFileQueue(seconds), charged };
}

const quotaSubject = (network: string, block: string) => ({ network: Buffer.from(network), block: Buffer.from(block) });
const a = quotaSubject('a', 'x');
const neighbour = quotaSubject('n', 'x');
const b = quotaSubject('b', 'y');

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
  expect(charged).toEqual([2_000, 2_000, 2_000]);
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

test('after a too complex file, the next file of that block waits 15 s; other blocks do not wait', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { turns } = open();
  const order: string[] = [];
  const work = (name: string) => async () => void order.push(name);

  const refused = turns.run(a, async (charge) => {
    charge(1_500);
    throw new AppError('FILE_TOO_COMPLEX');
  });
  const next = turns.run(neighbour, work('next of the block'));
  await expect(refused).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
  await turns.run(b, work('another block'));
  await vi.advanceTimersByTimeAsync(14_000);
  expect(order).toEqual(['another block']);
  await vi.advanceTimersByTimeAsync(1_000);
  await next;

  expect(order).toEqual(['another block', 'next of the block']);
});
