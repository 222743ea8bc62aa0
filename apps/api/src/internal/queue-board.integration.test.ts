import { freePort } from '@app/core/processes';
import { openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildInternalApp } from './internal-app.ts';

const SECRET = 'a secret of some length';
const CANARY = 'canary-5d20';

let stack: Stack;
let analysisId: string;

beforeAll(async () => {
  // No worker runs, so queued jobs stay visible.
  stack = await startStack({ workers: 0 });
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));
  await stack.startWorker().then((worker) => worker.kill('SIGTERM'));
  analysisId = await visitor.submit(sampleText(CANARY));
});

afterAll(() => stack.stop());

async function openInternal(own: Record<string, string> = { ADMIN_SECRET: SECRET }): Promise<string> {
  const api = await openTestApi(async (services) => buildInternalApp(services), { ...stack.environment, ...own });
  onTestFinished(api.close);
  return api.app.listen({ host: '127.0.0.1', port: await freePort() });
}

const basic = (password: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`,
});

const JOBS = '/queues/api/queues?activeQueue=llm-openai&status=prioritized&page=1&jobsPerPage=10';

test("with the secret the board shows the waiting job's id and none of its content", async () => {
  const url = await openInternal();

  const [page, jobs] = await Promise.all([
    fetch(`${url}/queues`, { headers: basic(SECRET) }),
    fetch(`${url}${JOBS}`, { headers: basic(SECRET) }),
  ]);
  const shown = await jobs.text();

  expect([page.status, jobs.status]).toEqual([200, 200]);
  expect(shown).toContain(analysisId);
  expect(shown).not.toContain(CANARY);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self';/);
});

test.for([
  ['nothing', {}],
  ['another secret', basic('another secret of it')],
  ['the secret and more', basic(`${SECRET}x`)],
  ['the beginning of it', basic(SECRET.slice(0, -1))],
  ['another scheme', { authorization: `Bearer ${Buffer.from(`:${SECRET}`).toString('base64')}` }],
] as [string, Record<string, string>][])('with %s the board answers 401', async ([, headers]) => {
  const url = await openInternal();

  const answers = await Promise.all(
    ['/queues', JOBS, '/queues/static/js/main.js', '/queues/'].map((path) => fetch(`${url}${path}`, { headers })),
  );

  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  expect((await Promise.all(answers.map((answer) => answer.text()))).join(' ')).not.toContain(analysisId);
});

test.for([
  ['PUT', `/queues/api/queues/llm-openai/clean/prioritized`],
  ['PUT', `/queues/api/queues/llm-openai/pause`],
  ['PUT', `/queues/api/queues/llm-openai/empty`],
  ['PUT', `/queues/api/queues/llm-openai/obliterate`],
  ['POST', `/queues/api/queues/llm-openai/add`],
  ['DELETE', `/queues/api/queues/llm-openai/01a1defe-53a8-7153-b8cd-76f5852b9642`],
] as const)('the board is read-only: %s %s', async ([method, path]) => {
  const url = await openInternal();

  const answer = await fetch(`${url}${path}`, { method, headers: basic(SECRET) });
  const jobs = await fetch(`${url}${JOBS}`, { headers: basic(SECRET) });

  expect(answer.status).toBe(405);
  expect(await jobs.text()).toContain(analysisId);
});

test('without a configured secret the board is 404 and the metrics are served', async () => {
  const url = await openInternal({});

  const [board, metrics] = await Promise.all([fetch(`${url}/queues`, { headers: basic('') }), fetch(`${url}/metrics`)]);

  expect([board.status, metrics.status]).toEqual([404, 200]);
});

test('while Redis is down the board answers 503 and the metrics are served', async () => {
  const url = await openInternal({ ADMIN_SECRET: SECRET, REDIS_URL: 'redis://127.0.0.1:1' });

  const board = await fetch(`${url}/queues`, { headers: basic(SECRET) });
  const metrics = await fetch(`${url}/metrics`);

  expect([board.status, metrics.status]).toEqual([503, 200]);
});
