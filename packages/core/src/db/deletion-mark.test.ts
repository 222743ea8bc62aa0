import { expect, test } from 'vitest';
import { deletionLimit } from './deletion-mark.ts';

const DAY_MS = 86_400_000;
const mark = new Date('2026-03-01T00:00:00Z');
const after = (days: number): Date => new Date(mark.getTime() + days * DAY_MS);

test.for([
  { gap: 0.01, own: 0.01, until: 0.01, why: 'the usual run' },
  { gap: 2, own: 2, until: 2, why: 'two days without a run' },
  { gap: 3, own: 3, until: 2, why: 'three days: two of them now' },
  { gap: 7, own: 7, until: 2, why: 'a week' },
  { gap: 3, own: 0, until: undefined, why: 'three days that the own clock does not know' },
  { gap: 33, own: 33, until: undefined, why: 'both clocks ahead' },
  { gap: 33, own: 0, until: undefined, why: "the database's clock ahead" },
  { gap: 0.01, own: 33, until: 0.01, why: "the own clock ahead: the database's decides" },
  { gap: -33, own: -33, until: -33, why: 'a clock set back' },
])('$why', ({ gap, own, until }) => {
  const state = { now: after(gap), mark, heldSince: undefined };

  expect(deletionLimit(state, after(own).getTime())).toEqual(until === undefined ? undefined : after(until));
});
