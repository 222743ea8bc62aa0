import { route } from '@app/contract/route';
import { addressOf, fieldsOf, listContractRoutes, paramsOf } from '@app/testkit/contract-routes';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { type Stack, startStack } from '@app/testkit/stack';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from './app.ts';
import { bind } from './bind.ts';

/** Has validations that no product route uses, inside the complete server. */
const form = route({
  method: 'POST',
  path: '/api/form',
  body: z.strictObject({
    email: z.email().optional(),
    ownWords: z.email('Please enter a valid email').optional(),
    name: z.string().min(3).optional(),
    above: z.number().gt(3).optional(),
    keys: z.record(z.string(), z.number()).optional(),
    a: z.string().optional(),
    b: z.string().optional(),
  }),
  reply: z.object({}),
});

const routes = await listContractRoutes();
let stack: Stack;
let api: TestApi<FastifyInstance>;

beforeAll(async () => {
  stack = await startStack({ apis: 0 });
  api = await openTestApi(async (services, draining) => {
    const app = await buildApp(services, draining);
    bind(app, form, async () => ({}));
    return app;
  }, stack.environment);
});

afterAll(async () => {
  await api.close();
  await stack.stop();
});

const who = { sessionId: 'a-label-of-no-one' };
const picture = { mediaData: 'data:image/png;base64,AAAA' };

test.for([
  ['/api/analyze/text', { content: 'words' }, 'sessionId: Required'],
  ['/api/analyze/text', { ...who, content: 7 }, 'content: Expected string, received number'],
  ['/api/analyze/text', { ...who, content: ['words'] }, 'content: Expected string, received array'],
  ['/api/analyze/text', { ...who, content: null }, 'content: Expected string, received null'],
  ['/api/analyze/text', { ...who, selectedModel: 'someone' }, 'selectedModel: Invalid input'],
  ['/api/analyze/text', { ...who, title: 'a'.repeat(201) }, 'title: String must contain at most 200 character(s)'],
  ['/api/analyze', { ...who, ...picture, maxPeople: 0 }, 'maxPeople: Number must be greater than or equal to 1'],
  ['/api/analyze', { ...who, ...picture, maxPeople: 6 }, 'maxPeople: Number must be less than or equal to 5'],
  ['/api/analyze', { ...who, ...picture, maxPeople: '6' }, 'maxPeople: Number must be less than or equal to 5'],
  ['/api/analyze', { ...who, ...picture, maxPeople: 'five' }, 'maxPeople: Expected number, received string'],
  ['/api/form', { email: 'nobody' }, 'email: Invalid email'],
  ['/api/form', { name: 'Al' }, 'name: String must contain at least 3 character(s)'],
  ['/api/form', { above: 3 }, 'above: Number must be greater than 3'],
] as const)('%s names the fault: %o is answered "%s"', async ([url, payload, words]) => {
  const answer = await post(url, payload);

  expect(answer.statusCode).toBe(400);
  expect(answer.headers['x-error-code']).toBe('BAD_REQUEST');
  expect(answer.body).toBe(`The request could not be understood. ${words}`);
});

test('a body that is no object gets a message without a field name', async () => {
  const answer = await post('/api/analyze/text', []);

  expect(answer.body).toBe('The request could not be understood. Expected object, received array');
});

test("a schema's own message replaces the general one", async () => {
  const own = await post('/api/form', { ownWords: 'nobody' });
  const label = await post('/api/analyze/text', { sessionId: 'two\nlines' });

  expect(own.body).toBe('The request could not be understood. ownWords: Please enter a valid email');
  expect(label.body).toBe('The request could not be understood. sessionId: Invalid session id');
});

test('only the first three problems are reported', async () => {
  const answer = await post('/api/form', { email: 1, name: 2, a: 3, b: 4 });

  expect(answer.body).toBe(
    `The request could not be understood. ${['email', 'name', 'a'].map((field) => `${field}: Expected string, received number`).join('; ')}`,
  );
});

test('keys sent by the visitor are not echoed', async () => {
  const unknown = await post('/api/form', { 'my secret': 1 });
  const deep = await post('/api/form', { keys: { 'my secret': 'words' } });

  expect(unknown.body).toBe('The request could not be understood. Invalid input');
  expect(deep.body).toBe('The request could not be understood. keys: Expected number, received string');
});

test.for(routes)('the response to invalid input echoes none of it: $method $path', async (each) => {
  const secret = 'a.secret';
  const ids = Object.fromEntries([...paramsOf(each), ...fieldsOf(each.query)].map((name) => [name, secret]));
  const values = [secret, [secret], { [secret]: secret }, 10_000_000];

  const answers = await Promise.all(
    values.map((value) => {
      const fields = fieldsOf(each.body).map((name) => [name, value]);
      const file = each.upload && { [each.upload]: 'data:text/plain;base64,d29yZHM=' };
      const payload = { [secret]: secret, ...Object.fromEntries(fields), ...file };
      return api.app.inject({
        method: each.method,
        url: addressOf(each, ids),
        ...(each.method === 'POST' && { payload }),
      });
    }),
  );

  expect(answers.filter(({ body }) => body.includes(secret) || body.includes('10000000'))).toEqual([]);
});

function post(url: string, payload: object): Promise<LightMyRequestResponse> {
  return api.app.inject({ method: 'POST', url, payload });
}
