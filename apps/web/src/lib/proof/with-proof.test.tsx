import type { Proof } from '@app/contract/proof';
import { verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test, vi } from 'vitest';
import { askForProof } from '../../testing/puzzle.ts';
import { HttpError } from '../api-client.ts';
import { withProof } from './with-proof.ts';

const refusal = async (kind: 'easy' | 'endless'): Promise<HttpError> => {
  const { status, body } = await askForProof(kind);
  return new HttpError(status, JSON.stringify(body));
};

test('an accepted request is sent once without a proof', async () => {
  const send = vi.fn(() => Promise.resolve('taken'));

  expect(await withProof(send)).toBe('taken');
  expect(send.mock.calls).toEqual([[{}]]);
});

test('a puzzle is solved in a worker, and the request is sent again with a valid proof', async () => {
  const onPuzzle = vi.fn();
  const error = await refusal('easy');
  const send = vi.fn((headers: Record<string, string>) =>
    'proof-of-work' in headers ? Promise.resolve('taken') : Promise.reject(error),
  );

  expect(await withProof(send, { onPuzzle })).toBe('taken');

  const proof = JSON.parse(atob(send.mock.calls[1]?.[0]['proof-of-work'] ?? '')) as Proof;
  const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret: 'test' });
  expect([verified, proof.solution.counter]).toEqual([true, 20]);
  expect(onPuzzle.mock.calls).toEqual([[true], [false]]);
});

test('an aborted puzzle rejects with an abort error, and nothing is sent again', async () => {
  const controller = new AbortController();
  const error = await refusal('endless');
  const send = vi.fn(() => Promise.reject(error));

  const sending = withProof(send, {
    signal: controller.signal,
    onPuzzle: (isOn) => isOn && setTimeout(() => controller.abort(), 100),
  });

  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  expect(send).toHaveBeenCalledTimes(1);
});

test('a server that rejects every proof gets three, and the error is thrown', async () => {
  const error = await refusal('easy');
  const send = vi.fn(() => Promise.reject(error));

  await expect(withProof(send)).rejects.toThrow('429: Solve this first.');
  expect(send).toHaveBeenCalledTimes(4);
});

test.for([
  ['another refusal', new HttpError(429, 'Too many requests.')],
  ['a fault', new HttpError(500, '{"message":"Broken."}')],
  ['a lost connection', new TypeError('Failed to fetch')],
] as const)('%s is rethrown without a puzzle', async ([, error]) => {
  const send = vi.fn(() => Promise.reject(error));

  await expect(withProof(send)).rejects.toBe(error);
  expect(send).toHaveBeenCalledTimes(1);
});
