import { expect, test } from 'vitest';
import { markFault } from '@app/core/errors/store-fault';
import { retryWhileStoreIsDown } from './retry-while-store-is-down.ts';

const away = (): Error => {
  const error = new Error('words');
  markFault(error, 'postgres', 'away');
  return error;
};

/** Fails this many times with the error, then succeeds. */
function failing(times: number, error: Error): () => Promise<number> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
}

test('work is repeated until the store is back', async () => {
  expect(await retryWhileStoreIsDown(failing(2, away()))).toBe(3);
});

test('a store that stays down fails the work', async () => {
  await expect(retryWhileStoreIsDown(failing(9, away()), 600)).rejects.toThrow('words');
});

test('a bug fails at once', async () => {
  const bug = new Error('x is undefined');

  await expect(retryWhileStoreIsDown(failing(1, bug))).rejects.toBe(bug);
});
