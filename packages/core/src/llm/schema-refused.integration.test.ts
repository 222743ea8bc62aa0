import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createModelRequest, reportSchema } from './model-request-fixture.ts';
import { streamModelCall } from './stream-model-call.ts';
import { openLlm } from './llm.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 60 });
});
afterAll(() => simulator.close());

const open = (apiKey?: string) => openLlm({ providers: simulatorProviders(simulator.url, apiKey) });

const withField = (name: string, field: object) => {
  const { properties, required } = reportSchema.schema as { properties: object; required: string[] };
  const schema = {
    ...reportSchema.schema,
    properties: { ...properties, [name]: field },
    required: [...required, name],
  };
  return { ...reportSchema, schema };
};
const nullable = { type: ['string', 'null'] };
const manyUnions = {
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`p${index}`, nullable])),
  required: Array.from({ length: 20 }, (_, index) => `p${index}`),
  additionalProperties: false,
};
const refused = [
  { provider: 'anthropic' as const, schema: withField('extra', manyUnions) },
  { provider: 'openai' as const, schema: withField('extra', { type: 'string', default: 'x' }) },
  { provider: 'perplexity' as const, schema: withField('extra', { type: 'object' }) },
];

test.for(refused)(
  '$provider gets the schema in the prompt when it refuses the schema parameter',
  async ({ provider, schema }) => {
    const before = simulator.requests().length;
    const task = 'Read this closely.';
    let heard = '';

    const onText = (chunk: string): void => {
      heard += chunk;
    };
    const answer = await streamModelCall(open(), createModelRequest({ provider, schema, task, onText }));

    const bodies = simulator
      .requests()
      .slice(before)
      .map(({ body }) => JSON.stringify(body));
    expect(answer).toMatchObject({ schemaInWords: true, finish: 'stop', text: heard });
    expect(JSON.parse(answer.text)).toMatchObject({ summary: expect.any(String), openness: expect.any(Object) });
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toContain('json_schema');
    expect(bodies[1]).not.toContain('json_schema');
    expect(bodies[1]).toMatch(/Read this closely\.\\n\\nReturn JSON that conforms to the following schema: /);
  },
);

test('an accepted schema is sent once and not repeated in the prompt', async () => {
  const before = simulator.requests().length;

  const answer = await streamModelCall(open(), createModelRequest({ provider: 'openai' }));

  expect(answer).not.toHaveProperty('schemaInWords');
  expect(simulator.requests()).toHaveLength(before + 1);
});

test('a request rejected for another reason is not retried', async () => {
  const before = simulator.requests().length;

  await expect(
    streamModelCall(open('sim-fault=http-400'), createModelRequest({ provider: 'openai' })),
  ).rejects.toMatchObject({
    code: 'PROVIDER_REJECTED',
    cause: { reason: 'http-400' },
  });

  expect(simulator.requests()).toHaveLength(before + 1);
});

test.for([
  { fault: 'cut', code: 'PROVIDER_CUT' },
  { fault: 'refusal', code: 'MODEL_REFUSED' },
])('$fault of the second call fails with $code', async ({ fault, code }) => {
  const schema = withField('extra', { type: 'object' });

  const failing = streamModelCall(open(`sim-fault=${fault}`), createModelRequest({ provider: 'perplexity', schema }));

  await expect(failing).rejects.toMatchObject({ code });
});
