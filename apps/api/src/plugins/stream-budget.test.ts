import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitStreams } from './stream-budget.ts';

test('open streams are capped per network and per block, other blocks still open one, and a closed stream frees its slot', () => {
  const app = Fastify();
  limitStreams(app, 10);
  const open = (address: string) => app.holdStream(address);

  const first = ['2001:db8:1:1::1', '2001:db8:1:1::2', '2001:db8:1:1::3', '2001:db8:1:1::4'].map(open);
  expect(() => open('2001:db8:1:1::5')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  open('2001:db8:1:2::1');
  expect(() => open('2001:db8:1:3::1')).toThrow(expect.objectContaining({ code: 'RATE_LIMITED' }));
  expect(() => open('10.0.0.1')).not.toThrow();
  first[0]?.end();

  expect(() => open('2001:db8:1:1::5')).not.toThrow();
});
