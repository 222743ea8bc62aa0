import { randomBytes } from 'node:crypto';
import type { Proof } from '@app/contract/proof';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { headerOf, solve } from '@app/testkit/solve-proof';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { deleteKeys } from '../redis/delete-keys.ts';
import { openRedis } from '../redis/redis.ts';
import { openVault } from '../vault/vault.ts';
import { openProofs, type Proofs } from './proofs.ts';

const URL = process.env['TEST_REDIS_URL'] || 'redis://127.0.0.1:6379';
const REPLAYS = 200;

const prefix = `test-${randomBytes(6).toString('hex')}`;
const redis = openRedis(URL, 'request', openLog('silent'));
const [old, current] = [randomBytes(32), randomBytes(32)];
const proofsWith = (...serverKeys: Buffer[]): Proofs =>
  openProofs(redis, { prefix, keys: openVault(serverKeys).proofKeys() });
const proofs = proofsWith(current);
let solved: Proof;

beforeAll(async () => {
  solved = solve(await proofs.challenge());
});

afterAll(async () => {
  redis.disconnect();
  await deleteKeys(URL, prefix);
});

const challenge = (): Proof['challenge'] => solved.challenge;
const solution = (): Proof['solution'] => solved.solution;
const spentName = ({ challenge: { signature } }: Proof): string => `${prefix}:proof:${signature}`;
const flip = (hex: string): string => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const withParameters = (changed: Partial<Proof['challenge']['parameters']>): Proof => ({
  challenge: { ...challenge(), parameters: { ...challenge().parameters, ...changed } },
  solution: solution(),
});

const altered: Record<string, () => unknown> = {
  'an easier puzzle': () => withParameters({ cost: 1 }),
  'a shorter beginning': () => withParameters({ keyPrefix: challenge().parameters.keyPrefix.slice(0, 2) }),
  'a later end': () => withParameters({ expiresAt: challenge().parameters.expiresAt + 3_600 }),
  'another nonce': () => withParameters({ nonce: flip(challenge().parameters.nonce) }),
  'another salt': () => withParameters({ salt: flip(challenge().parameters.salt) }),
  'another signature': () => ({
    ...solved,
    challenge: { ...challenge(), signature: flip(challenge().signature) },
  }),
  'another counter': () => ({ ...solved, solution: { ...solution(), counter: solution().counter + 1 } }),
  'another key': () => ({ ...solved, solution: { ...solution(), derivedKey: flip(solution().derivedKey) } }),
  'the beginning alone': () => ({
    ...solved,
    solution: { counter: 0, derivedKey: challenge().parameters.keyPrefix },
  }),
  'no signature': () => ({ ...solved, challenge: { parameters: challenge().parameters } }),
  'no end': () => withParameters({ expiresAt: undefined as never }),
  'another algorithm': () => withParameters({ algorithm: 'SHA-256' as never }),
  'a signature in capitals': () => ({
    ...solved,
    challenge: { ...challenge(), signature: challenge().signature.toUpperCase() },
  }),
};

test.for(Object.keys(altered))('a proof with %s is refused and spends nothing', async (name) => {
  expect(await proofs.spend(headerOf(altered[name]?.() as Proof))).toBe(false);
  expect(await redis.exists(spentName(solved))).toBe(0);
});

test.for([
  '',
  'x',
  '{}',
  Buffer.from('{}').toString('base64'),
  Buffer.from('[').toString('base64'),
  'A'.repeat(100_000),
])('a malformed proof is refused: case %#', async (header) => {
  expect(await proofs.spend(header)).toBe(false);
});

async function proofEnding(inSeconds: number, key: Buffer): Promise<string> {
  const made = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter: 3,
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1_000) + inSeconds,
    hmacSignatureSecret: openVault([key]).proofKeys()[0] as string,
  });
  return headerOf(solve(made as Proof['challenge']));
}

test('a proof is accepted only before it expires and only from a known key', async () => {
  expect(await proofs.spend(await proofEnding(-2, current))).toBe(false);
  expect(await proofs.spend(await proofEnding(60, randomBytes(32)))).toBe(false);
  expect(await proofs.spend(await proofEnding(60, current))).toBe(true);
});

test('a puzzle from before a key rotation is accepted until the old key is removed', async () => {
  const [before, later] = [await proofEnding(60, old), await proofEnding(60, old)];

  expect(await proofsWith(current, old).spend(before)).toBe(true);
  expect(await proofsWith(current).spend(later)).toBe(false);
});

test(`exactly one of ${REPLAYS} concurrent uses of one proof is accepted, and no later one`, async () => {
  const proof = solve(await proofs.challenge());
  const header = headerOf(proof);

  const outcomes = await runWithConcurrency(REPLAYS, REPLAYS, () => proofs.spend(header));

  expect(outcomes.filter(Boolean)).toHaveLength(1);
  expect(await proofs.spend(header)).toBe(false);
  expect(await redis.ttl(spentName(proof))).toBeGreaterThan(3_600);
});

test('a puzzle expires after ten minutes, is unique and takes hundreds of tries', async () => {
  const puzzles = await runWithConcurrency(50, 10, () => proofs.challenge());

  expect(new Set(puzzles.map(({ parameters }) => parameters.nonce + parameters.salt)).size).toBe(50);
  const seconds = (puzzles[0]?.parameters.expiresAt ?? 0) - Date.now() / 1_000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(600);
  expect(solution().counter).toBeGreaterThanOrEqual(250);
});
