import { expect, test } from 'vitest';
import { createGroupSemaphore, createSemaphore } from './semaphore.ts';

const never = new AbortController().signal;

test('a semaphore with two slots admits two callers and the others in order', async () => {
  const semaphore = createSemaphore(2);
  const order: string[] = [];
  const acquire = async (name: string): Promise<() => void> => {
    const release = await semaphore.acquire(never);
    order.push(name);
    return release;
  };

  const [first] = await Promise.all([acquire('first'), acquire('second')]);
  const others = [acquire('third'), acquire('fourth')];
  first?.();
  first?.(); // a second release admits nobody else
  await others[0];
  await Promise.resolve();

  expect(order).toEqual(['first', 'second', 'third']);
});

test('a waiter that aborts is not admitted', async () => {
  const semaphore = createSemaphore(1);
  const stop = new AbortController();
  const release = await semaphore.acquire(never);
  const waiting = semaphore.acquire(stop.signal);

  stop.abort(new Error('stopped'));

  await expect(waiting).rejects.toThrow('stopped');
  release();
  await expect(semaphore.acquire(never)).resolves.toBeTypeOf('function');
});

test('a group holds one slot at a time and leaves the others to other groups', async () => {
  const semaphore = createGroupSemaphore(2);
  const order: string[] = [];
  const acquire = async (group: string): Promise<() => void> => {
    const release = await semaphore.acquire(group, never);
    order.push(group);
    return release;
  };

  const [first] = await Promise.all([acquire('a'), acquire('b')]);
  const second = acquire('a');
  await Promise.resolve();
  expect(order).toEqual(['a', 'b']);
  first?.();
  first?.(); // a second release admits nobody else
  await second;

  expect(order).toEqual(['a', 'b', 'a']);
});

test('a group whose waiter aborted can use its slot again', async () => {
  const semaphore = createGroupSemaphore(1);
  const stop = new AbortController();
  const release = await semaphore.acquire('a', never);
  const waiting = semaphore.acquire('b', stop.signal);

  stop.abort(new Error('stopped'));

  await expect(waiting).rejects.toThrow('stopped');
  release();
  await expect(semaphore.acquire('b', never)).resolves.toBeTypeOf('function');
});
