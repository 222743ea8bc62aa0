import { createHash } from 'node:crypto';

import { ProviderId } from '@app/contract/models';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { startSimulator, type Simulator } from '@app/testkit/simulator/start-simulator';
import { wrapLanguageModel } from 'ai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { createJpeg, createModelRequest } from './model-request-fixture.ts';
import type { MaterialPart } from './model-request.ts';
import { streamModelCall } from './stream-model-call.ts';
import { readFailedCall } from './failed-call.ts';
import { visionProviderFor, openLlm, visionProviders } from './llm.ts';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, people: 2 });
});
afterAll(() => simulator.close());

const open = (apiKey?: string) => openLlm({ providers: simulatorProviders(simulator.url, apiKey) });
const openWithBlindDeepseek = () => {
  const { deepseek, ...others } = simulatorProviders(simulator.url);
  return openLlm({ providers: { ...others, deepseek: { ...deepseek, model: 'deepseek-v4-pro' } } });
};

const first = createJpeg('first');
const second = createJpeg('second');
const clip: MaterialPart[] = [
  { text: 'Frame at 3 s' },
  { jpeg: first },
  { text: 'Frame at 12 s' },
  { jpeg: second },
  { text: '[0:04] I never start a day without a plan.' },
];
const pictureOf = (jpeg: Uint8Array) => ({
  picture: {
    mediaType: 'image/jpeg',
    bytes: jpeg.length,
    sha256: createHash('sha256').update(jpeg).digest('hex'),
  },
});

const kinds = ['posture', 'gesture', 'expression', 'gaze', 'clothing', 'activity', 'interaction', 'speech'] as const;
const places = ['left', 'centre', 'right', 'foreground', 'background', 'throughout'] as const;
const createObservation = <Time extends z.ZodRawShape>(time: Time) =>
  z.strictObject({
    scene: z.array(z.strictObject({ what: z.string().min(1), place: z.enum(places), ...time })),
    people: z
      .array(
        z.strictObject({
          position: z.string().min(1),
          clothing: z.string().min(1),
          seems_adult: z.boolean(),
          cues: z.array(z.strictObject({ kind: z.enum(kinds), what: z.string().min(1), ...time })),
        }),
      )
      .max(5),
    main_person: z.int().nullable(),
    visible_text: z.array(z.string()),
  });
const ImageObservation = createObservation({});
const ClipObservation = createObservation({ at_seconds: z.int().nullable() });
const Pages = z.strictObject({ pages: z.array(z.strictObject({ text: z.string() })) });

const schemaOf = (name: string, shape: z.ZodType) => ({
  name,
  description: name,
  schema: z.toJSONSchema(shape, { target: 'draft-7' }),
});
const clipSchema = schemaOf('observation', ClipObservation);

test.for(ProviderId.options)('%s gets captions, frames and transcript in order', async (provider) => {
  await streamModelCall(open(), createModelRequest({ provider, material: clip, schema: clipSchema }));

  expect(simulator.requests().at(-1)?.parts).toEqual([
    { text: 'Frame at 3 s' },
    pictureOf(first),
    { text: 'Frame at 12 s' },
    pictureOf(second),
    { text: '[0:04] I never start a day without a plan.' },
  ]);
});

const dataUrl = expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//) as string;
test.for([
  { provider: 'openai', part: { type: 'input_image', image_url: dataUrl }, list: 'input' },
  { provider: 'perplexity', part: { type: 'input_image', image_url: dataUrl }, list: 'input' },
  { provider: 'deepseek', part: { type: 'image_url', image_url: { url: dataUrl } }, list: 'messages' },
  {
    provider: 'anthropic',
    part: {
      type: 'image',
      source: { type: 'base64', media_type: 'image/jpeg', data: expect.stringMatching(/^\/9j\//) },
    },
    list: 'messages',
  },
] as const)('a picture is sent to $provider in its own format', async ({ provider, part, list }) => {
  await streamModelCall(open(), createModelRequest({ provider, material: [{ jpeg: first }], schema: clipSchema }));

  const body = z
    .looseObject({ [list]: z.array(z.looseObject({ role: z.string(), content: z.unknown() })) })
    .parse(simulator.requests().at(-1)?.body);
  expect(body[list]?.at(-1)?.content).toMatchObject([part]);
});

test.for(ProviderId.options)('%s observes a clip as the schema says, at the times of its frames', async (provider) => {
  const { text } = await streamModelCall(open(), createModelRequest({ provider, material: clip, schema: clipSchema }));

  const { people, main_person: main } = ClipObservation.parse(JSON.parse(text));
  expect(people).toHaveLength(2);
  expect(main).toBe(1);
  expect(people.map(({ cues }) => new Set(cues.map(({ what }) => what)).size >= 6)).toEqual([true, true]);
  const times = people.flatMap(({ cues }) =>
    cues.filter(({ kind }) => kind !== 'speech').map(({ at_seconds: time }) => time),
  );
  expect(new Set(times)).toEqual(new Set([3, 12]));
});

test.for(ProviderId.options)('%s observes a picture as the schema says', async (provider) => {
  const schema = schemaOf('observation', ImageObservation);

  const { text } = await streamModelCall(open(), createModelRequest({ provider, material: [{ jpeg: first }], schema }));

  expect(ImageObservation.parse(JSON.parse(text)).people).toHaveLength(2);
});

test('the key sets the number of simulated people and a minor among them', async () => {
  const request = createModelRequest({ provider: 'openai', material: clip, schema: clipSchema });

  const { text } = await streamModelCall(open('sim-people=3;sim-minor'), request);
  const empty = await streamModelCall(open('sim-people=0'), request);

  const { people } = ClipObservation.parse(JSON.parse(text));
  expect(people.map(({ seems_adult: isAdult }) => isAdult)).toEqual([true, true, false]);
  expect(ClipObservation.parse(JSON.parse(empty.text))).toMatchObject({ people: [], main_person: -1 });
});

test.for(ProviderId.options)('%s returns one page per page picture', async (provider) => {
  const material = [{ text: 'Two pages.' }, { jpeg: first }, { jpeg: second }];

  const { text } = await streamModelCall(
    open(),
    createModelRequest({ provider, material, schema: schemaOf('pages', Pages) }),
  );

  const [one = '', two = '', ...more] = Pages.parse(JSON.parse(text)).pages.map((page) => page.text);
  expect(more).toEqual([]);
  expect(one).not.toBe(two);
  expect(one.split(' ').length).toBeGreaterThan(90);
  expect(one).toMatch(/\b(I|my)\b/i);
});

test('a model without vision is sent no picture', async () => {
  const before = simulator.requests().length;

  await expect(
    streamModelCall(openWithBlindDeepseek(), createModelRequest({ provider: 'deepseek', material: clip })),
  ).rejects.toMatchObject({ code: 'MEDIA_UNAVAILABLE' });

  expect(simulator.requests()).toHaveLength(before);
});

test('a model without vision still reads text, also in parts', async () => {
  const material = [{ text: 'I keep a notebook. ' }, { text: 'I never lend it.' }];

  await expect(
    streamModelCall(openWithBlindDeepseek(), createModelRequest({ provider: 'deepseek', material })),
  ).resolves.toMatchObject({ finish: 'stop' });
});

test('another provider observes for a model without vision, in a fixed order', () => {
  const llm = openWithBlindDeepseek();
  const { deepseek } = simulatorProviders(simulator.url);
  const alone = openLlm({ providers: { deepseek: { ...deepseek, model: 'deepseek-v5-new' } } });

  expect(visionProviders(open())).toEqual(['openai', 'anthropic', 'deepseek', 'perplexity']);
  expect(visionProviders(llm)).toEqual(['openai', 'anthropic', 'perplexity']);
  expect([visionProviderFor(llm, 'deepseek'), visionProviderFor(llm, 'perplexity')]).toEqual(['openai', 'perplexity']);
  expect([visionProviders(alone), visionProviderFor(alone, 'deepseek')]).toEqual([[], undefined]);
});

test.for(['deepseek-flash', 'deepseek-v4-flash', 'deepseek-v4-flash-vision-exp'])('%s has vision', (model) => {
  const { deepseek } = simulatorProviders(simulator.url);

  expect(visionProviders(openLlm({ providers: { deepseek: { ...deepseek, model } } }))).toEqual(['deepseek']);
});

test('a picture dropped by the SDK fails the call', async () => {
  const llm = open();
  const deepseek = llm.offered.get('deepseek');
  if (deepseek === undefined || deepseek.model.specificationVersion !== 'v4')
    throw new Error('deepseek is not offered');
  const model = wrapLanguageModel({
    model: deepseek.model,
    middleware: {
      transformParams: ({ params }) =>
        Promise.resolve({ ...params, prompt: renameMediaTypes(params.prompt, 'application/pdf') }),
    },
  });
  llm.offered.set('deepseek', { ...deepseek, model });

  await expect(
    streamModelCall(llm, createModelRequest({ provider: 'deepseek', material: clip })),
  ).rejects.toMatchObject({
    code: 'PROVIDER_REJECTED',
    cause: { reason: 'dropped-input' },
  });
});

test('pictures are billed by estimate when the provider reports no usage', async () => {
  const request = createModelRequest({ provider: 'openai', material: clip, schema: clipSchema });

  const error: unknown = await streamModelCall(open('sim-fault=cut'), request).catch((thrown: unknown) => thrown);

  expect(readFailedCall(error)?.usage.inputTokens).toBeGreaterThan(3_000);
});

function renameMediaTypes<Prompt>(prompt: Prompt, mediaType: string): Prompt {
  return JSON.parse(JSON.stringify(prompt), (name, value: unknown) =>
    name === 'mediaType' ? mediaType : value,
  ) as Prompt;
}
