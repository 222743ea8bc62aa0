import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openUploadSlots, type Slot } from './upload-slots.ts';

const attacker = (number: number) => ({ network: `a${number}`, block: 'a' });
const visitor = { network: 'v', block: 'v' };
const SLOTS = 4;

beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

/** Each slot receives one chunk per second: all at one pace, or each at its own. */
async function receive(slots: Slot[], pace: number | number[], seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    for (const slot of slots) slot.wait();
    await vi.advanceTimersByTimeAsync(1_000);
    for (const [index, slot] of slots.entries()) slot.receive(typeof pace === 'number' ? pace : (pace[index] ?? 0));
  }
}

const take = (slots: ReturnType<typeof openUploadSlots>): Promise<Slot[]> =>
  Promise.all(Array.from({ length: SLOTS }, (_, number) => slots.take(attacker(number))));

test('a slow upload keeps its slot while others are free', async () => {
  const slots = openUploadSlots({ slots: SLOTS });
  const slow = await slots.take(attacker(1));

  await receive([slow], 18_000, 60);
  await slots.take(visitor);

  expect(() => slow.receive(1)).not.toThrow();
});

test('with all slots taken the slowest upload of the largest block loses its slot', async () => {
  const slots = openUploadSlots({ slots: SLOTS });
  const senders = [attacker(1), attacker(2), attacker(3), { network: 'b', block: 'b' }];
  const held = await Promise.all(senders.map((sender) => slots.take(sender)));
  await receive(held, [18_000, 9_000, 18_000, 1_000], 4);

  await slots.take(visitor);

  const isLost = held.map((slot) => {
    try {
      slot.receive(1);
      return false;
    } catch (error) {
      return (error as { code: string }).code === 'UPLOAD_TOO_SLOW';
    }
  });
  expect(isLost).toEqual([false, true, false, false]);
});

test('with all slots taken new uploads get a grace period before one loses its slot', async () => {
  const slots = openUploadSlots({ slots: SLOTS });
  await take(slots);
  let isServed = false;

  const taking = slots.take(visitor).then(() => (isServed = true));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isServed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  await taking;
});

test('fast uploads keep their slots, and a waiter gets UPLOADS_BUSY', async () => {
  const slots = openUploadSlots({ slots: SLOTS });
  const held = await take(slots);
  const taking = slots.take(visitor).catch((error: unknown) => error);

  await receive(held, 500_000, 10);

  expect(await taking).toMatchObject({ code: 'UPLOADS_BUSY' });
});

test('a freed slot goes to another block before the block that holds the most', async () => {
  const slots = openUploadSlots({ slots: SLOTS });
  const held = await take(slots);
  const order: string[] = [];
  const refused = slots.take(attacker(9)).then(
    () => order.push('attacker'),
    () => {},
  );
  const served = slots.take(visitor).then(() => order.push('visitor'));

  held[0]?.release();
  await served;
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;

  expect(order[0]).toBe('visitor');
});
