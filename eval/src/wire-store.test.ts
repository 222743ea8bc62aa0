import { expect, test } from 'vitest';
import { keepHeaders, normaliseRequest } from './wire-store.ts';

const requestWith = (tag: string, id: string, hash: string): Buffer =>
  Buffer.from(
    JSON.stringify({ input: `<material-${tag}>\nwords\n</material-${tag}>`, prompt_cache_key: id, user: hash }),
  );

test('equal calls of two runs have the same request key', () => {
  const one = requestWith('0123456789abcdef', '0199c0de-0000-7000-8000-000000000001', 'a'.repeat(32));
  const other = requestWith('fedcba9876543210', '0199c0de-0000-7000-8000-000000000002', 'b'.repeat(32));

  expect(normaliseRequest(one)).toBe(normaliseRequest(other));
  expect(normaliseRequest(one)).toContain('words');
});

test('requests with different pictures differ although their bytes are not kept', () => {
  const picture = (letter: string): string => normaliseRequest(Buffer.from(`{"image":"${letter.repeat(2_000)}"}`));

  expect(picture('A')).not.toBe(picture('B'));
  expect(picture('A').length).toBeLessThan(100);
});

test('only the headers needed to parse an answer are kept', () => {
  const headers = new Headers({
    'content-type': 'text/event-stream',
    'openai-organization': 'org-of-ours',
    'set-cookie': 'a=b',
  });

  expect(keepHeaders(headers, (text) => text)).toEqual({ 'content-type': 'text/event-stream' });
});
