import type { Comparison } from '@app/contract/comparisons';
import type { Opinions } from '@app/contract/opinions';
import { inputContext, messageContext } from '@app/core/analyses/sealing-contexts';
import { readConfig } from '@app/core/config/config';
import { type ApiServices, openApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runChargedRead } from './long-reads.ts';

const READS = 35;
/** Encrypted, it counts as ten extra reads. */
const LONG = 'a'.repeat(2_700_000);
const USES = 1 + 10;

let stack: Stack;
let services: ApiServices;

beforeAll(async () => {
  stack = await startStack({
    environment: { TRUST_PROXY_HOPS: '1', RATE_READS_MINUTE: String(READS), RATE_WRITES_MINUTE: '1000' },
    simulator: quickPace,
  });
  services = openApiServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }));
});

afterAll(async () => {
  await services.close();
  await stack.stop();
});

let networks = 0;
const newAddress = (): string => `10.${(networks += 1)}.0.1`;

type Owner = { visitor: TestVisitor; id: string };

/** A visitor with a finished report, whose stored text is then replaced by a long one. */
async function ownLong(content = LONG): Promise<Owner> {
  const visitor = await openVisitorWithCookie(stack, newAddress());
  return { visitor, id: await writeLong(visitor, content) };
}

async function writeLong(visitor: TestVisitor, content = LONG): Promise<string> {
  const id = await visitor.submit(sampleText('long'));
  await visitor.follow(id);
  const { session } = await authoriseAnalysis(services, { secret: secretOf(visitor) }, id);
  const input = JSON.stringify({ type: 'text', content });
  const sealedInput = services.vault.seal(session.key, inputContext(id), input);
  await stack.db.updateTable('analyses').set({ sealedInput }).where('id', '=', id).execute();
  return id;
}

const secretOf = (visitor: TestVisitor): Buffer =>
  Buffer.from(visitor.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');

const codeOf = async (response: Response): Promise<string> => {
  await response.arrayBuffer();
  return response.headers.get('x-error-code') ?? String(response.status);
};

const readSource = async ({ visitor, id }: Owner, headers: Record<string, string> = {}): Promise<string> =>
  codeOf(await visitor.request(`/api/analyses/${id}/source`, { headers }));

test('repeated reads of a long text count as many reads, and other networks are served', async () => {
  const [owner, other] = [await ownLong(), await ownLong()];

  const answers: string[] = [];
  for (let count = 0; count < 5; count += 1) answers.push(await readSource(owner));

  const served = Math.floor(READS / USES);
  expect(answers.filter((code) => code === '200').length).toBeLessThanOrEqual(served);
  expect(answers.slice(served)).toEqual(answers.slice(served).map(() => 'RATE_LIMITED'));
  expect(await readSource(other)).toBe('200');
});

test('a visitor who reads long texts through many networks has one limit', async () => {
  const owner = await ownLong();

  const answers: string[] = [];
  for (let count = 0; count < 6; count += 1) answers.push(await readSource(owner, { 'x-forwarded-for': newAddress() }));

  expect(answers[0]).toBe('200');
  expect(answers.at(-1)).toBe('RATE_LIMITED');
});

test('20 requests for a stored text of ordinary length stay within the rate limit', async () => {
  const owner = await ownLong('a'.repeat(200_000));

  const answers: string[] = [];
  for (let count = 0; count < 20; count += 1) answers.push(await readSource(owner));

  expect(answers).toEqual(answers.map(() => '200'));
});

test('a comparison of long texts is served, and counts as a long read of each text', async () => {
  const { visitor, id } = await ownLong();
  const second = await writeLong(visitor);
  const compare = (from: string): Promise<Response> =>
    visitor.request(`/api/comparisons?analysisIds=${id},${second}`, { headers: { 'x-forwarded-for': from } });

  const comparison = (await (await compare(newAddress())).json()) as Comparison;
  const again = await codeOf(await compare(newAddress()));

  expect(comparison.kind).toBe('repeats');
  expect(comparison.columns.map(({ opening }) => opening?.slice(0, 3))).toEqual(['aaa', 'aaa']);
  expect(again).toBe('RATE_LIMITED');
});

test('the list of opinions decrypts no long text', async () => {
  const { visitor, id } = await ownLong();
  await stack.db
    .updateTable('analyses')
    .set({ sealedInput: Buffer.alloc(LONG.length) })
    .where('id', '=', id)
    .execute();

  const { isKept } = (await (await visitor.request(`/api/analyses/${id}/opinions`)).json()) as Opinions;

  expect(isKept).toBe(true);
});

test('a list with a long message counts as a long read', async () => {
  const { visitor, id } = await ownLong('short');
  const { session } = await authoriseAnalysis(services, { secret: secretOf(visitor) }, id);
  const sealedContent = services.vault.seal(session.key, messageContext(id), LONG);
  await stack.db.updateTable('messages').set({ sealedContent }).where('id', '=', id).execute();
  const list = async (): Promise<string> =>
    codeOf(await visitor.request(`/api/messages?sessionId=${visitor.sessionId}`));

  const answers: string[] = [];
  for (let count = 0; count < 5; count += 1) answers.push(await list());

  expect(answers[0]).toBe('200');
  expect(answers.at(-1)).toBe('RATE_LIMITED');
});

test('long texts are decrypted one at a time, and a read whose client left is skipped', async () => {
  const { visitor, id } = await ownLong();
  const owned = await authoriseAnalysis(services, { secret: secretOf(visitor) }, id);
  const short = await ownLong('short');
  const ownedShort = await authoriseAnalysis(services, { secret: secretOf(short.visitor) }, short.id);
  const app = Fastify({ trustProxy: true });
  const [firstRead, noticed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.addHook('onRequestAbort', async (_request) => noticed.resolve());
  let [inside, most, done] = [0, 0, 0];
  app.get('/long', (request, reply) =>
    runChargedRead(services, [owned], { request, reply }, async () => {
      most = Math.max(most, (inside += 1));
      await firstRead.promise;
      inside -= 1;
      done += 1;
      return {};
    }),
  );
  app.get('/short', (request, reply) => runChargedRead(services, [ownedShort], { request, reply }, async () => ({})));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = (path: string, signal?: AbortSignal): Promise<Response> =>
    fetch(`${url}${path}`, { headers: { 'x-forwarded-for': newAddress() }, ...(signal && { signal }) });

  const waiting = Array.from({ length: 4 }, () => ask('/long'));
  const left = new AbortController();
  const leaving = ask('/long', left.signal).catch(() => 'left');
  const meanwhile = await ask('/short');
  left.abort();
  await Promise.all([leaving, noticed.promise]);
  firstRead.resolve();
  const answers = await Promise.all(waiting);
  await app.close();

  expect(meanwhile.status).toBe(200);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect({ most, done }).toEqual({ most: 1, done: 4 });
});
