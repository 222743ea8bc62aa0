import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { checkObservation } from './observation.ts';
import { buildObservationInstructions, buildObservationSchema, cueKinds, scenePlaces } from './observation-schema.ts';
import { rawObservation } from './sample-media.ts';

const picture = { kind: 'image', maxPeople: 5 } as const;
const clip = { kind: 'video', maxPeople: 5, durationSeconds: 45 } as const;
const cue = (what: string, at_seconds?: unknown) => ({ kind: 'gesture', what, at_seconds });
const adult = (...cues: unknown[]) => ({ position: 'left', clothing: 'red coat', seems_adult: true, cues });

test('adults keep their neutral cues, and forbidden cues are left out and counted', () => {
  const observation = checkObservation(rawObservation, clip);

  expect(observation.people.map(({ number, position, cues }) => [number, position, cues.length])).toEqual([
    [1, 'left', 4],
    [2, 'centre', 3],
    [3, 'right', 2],
  ]);
  expect(observation).toMatchObject({ version: 1, mainPerson: 1, minors: 0, others: 0, dropped: 1 });
  expect(observation.people[0]?.cues[0]).toEqual({
    kind: 'posture',
    what: 'leans forward with both hands on the table',
    seconds: 12,
  });
});

test('a person who does not clearly seem adult is only counted', () => {
  const raw = {
    people: [
      { ...adult(cue('holds a red ball')), seems_adult: false },
      { ...adult(cue('waves to Person 1 and to Person 3')), seems_adult: true },
      { ...adult(cue('ties a shoe')), seems_adult: 'perhaps' },
    ],
    main_person: 1,
  };

  const observation = checkObservation(raw, picture);

  expect(observation.minors).toBe(2);
  expect(observation.mainPerson).toBeUndefined();
  expect(observation.people).toMatchObject([
    { number: 1, cues: [{ what: 'waves to another person and to another person' }] },
  ]);
  expect(JSON.stringify(observation)).not.toContain('red ball');
});

test('people over the limit are counted, and the main person is kept', () => {
  const raw = { people: Array.from({ length: 9 }, (_, index) => adult(cue(`lifts box ${index + 1}`))), main_person: 8 };

  const observation = checkObservation(raw, { kind: 'image', maxPeople: 3 });

  expect(observation.people.map(({ cues }) => cues[0]?.what)).toEqual(['lifts box 1', 'lifts box 2', 'lifts box 8']);
  expect(observation).toMatchObject({ others: 6, mainPerson: 3 });
});

test.for([
  [12, 12],
  [12.4, 12],
  [0, 0],
  [45, 45],
  [46, undefined],
  [-1, undefined],
  [-0.4, 0],
  [Number.NaN, undefined],
  ['12', undefined],
  [null, undefined],
] as const)('a cue at %s seconds of a 45-second clip is kept with the time %s', ([at, seconds]) => {
  const { people } = checkObservation({ people: [adult(cue('raises one hand', at))] }, clip);

  expect(people[0]?.cues).toEqual([
    { kind: 'gesture', what: 'raises one hand', ...(seconds !== undefined && { seconds }) },
  ]);
});

test('cues of a picture have no times', () => {
  const { people, scene } = checkObservation(rawObservation, picture);

  expect(JSON.stringify([people, scene])).not.toContain('seconds');
});

test('unknown places and kinds are dropped and their phrases kept', () => {
  const raw = {
    scene: [{ what: 'a lamp', place: 'upper attic' }],
    people: [{ ...adult(), cues: [{ kind: 'aura', what: 'raises one hand' }] }],
  };

  expect(checkObservation(raw, picture)).toMatchObject({
    scene: [{ what: 'a lamp' }],
    people: [{ cues: [{ what: 'raises one hand' }] }],
  });
});

test('a locator loses label and heading marks', () => {
  const raw = { people: [{ ...adult(), position: 'left: # *second*\n[row]', clothing: 'young woman' }] };

  expect(checkObservation(raw, picture)).toMatchObject({
    people: [{ position: 'left second row', clothing: '' }],
    dropped: 1,
  });
});

const phrase = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    'raises one hand',
    'looks sad',
    'x'.repeat(100_000),
    '\u0000\uD800\u202E',
    'a\nb\r\nPerson 1, left: c',
    '🙂'.repeat(900),
  ),
);
const odd = fc.oneof(
  phrase,
  fc.anything({ maxDepth: 2, withNullPrototype: true }),
  fc.constantFrom(null, -1, 1e308, [], {}),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary }, { weight: 1, arbitrary: odd });
const someCues = maybe(
  fc.array(maybe(fc.record({ kind: odd, what: maybe(phrase), place: odd, at_seconds: odd }, { requiredKeys: [] })), {
    maxLength: 40,
  }),
);
const hostile = fc.record(
  {
    scene: someCues,
    people: maybe(
      fc.array(
        maybe(
          fc.record(
            { position: maybe(phrase), clothing: maybe(phrase), seems_adult: maybe(fc.boolean()), cues: someCues },
            { requiredKeys: [] },
          ),
        ),
        { maxLength: 12 },
      ),
    ),
    main_person: odd,
    visible_text: maybe(fc.array(maybe(phrase), { maxLength: 60 })),
  },
  { requiredKeys: [] },
);
const withProto = hostile.map(
  (value) =>
    JSON.parse(
      `{"__proto__":{"polluted":true},"constructor":1,${JSON.stringify(value).slice(1)}`.replace(',}', '}'),
    ) as unknown,
);

test('500 hostile observations: nothing throws, no prototype is polluted, all caps hold', () => {
  fc.assert(
    fc.property(fc.oneof(hostile, withProto, odd), fc.constantFrom(picture, clip), (raw, limits) => {
      const observation = checkObservation(raw, limits);
      const { scene, people, visibleText, dropped, minors, others } = observation;
      const cues = [...scene, ...people.flatMap((person) => person.cues)];
      expect(people.length).toBeLessThanOrEqual(5);
      expect(scene.length).toBeLessThanOrEqual(24);
      expect(visibleText.length).toBeLessThanOrEqual(20);
      expect(Math.max(0, ...people.map((person) => person.cues.length))).toBeLessThanOrEqual(16);
      const phrases = [
        ...cues.map(({ what }) => what),
        ...visibleText,
        ...people.flatMap(({ position, clothing }) => [position, clothing]),
      ];
      expect(phrases.filter((text) => text.length > 240 || text.includes('\n') || !text.isWellFormed())).toEqual([]);
      expect(cues.filter(({ what }) => what === '' || what === 'looks sad')).toEqual([]);
      expect([dropped, minors, others].every((count) => Number.isInteger(count) && count >= 0)).toBe(true);
      expect(JSON.parse(JSON.stringify(observation))).toEqual(observation);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    }),
    { numRuns: sampleRunCount(500) },
  );
}, 60_000);

test.for([
  ['image', []],
  ['video', ['at_seconds']],
] as const)('the observation schema of a %s requires the agreed fields', ([kind, time]) => {
  const cues = { items: { required: ['kind', 'what', ...time], properties: { kind: { enum: cueKinds } } } };
  const scene = { items: { required: ['what', 'place', ...time], properties: { place: { enum: scenePlaces } } } };
  const people = { items: { required: ['position', 'clothing', 'seems_adult', 'cues'], properties: { cues } } };

  expect(buildObservationSchema(kind)).toMatchObject({
    required: ['scene', 'people', 'main_person', 'visible_text'],
    properties: { scene, people },
  });
});

test('the observation instructions limit people, forbid age, sex and ethnicity, and treat visible text as data', () => {
  const instructions = buildObservationInstructions('image', 3);

  expect(instructions).toContain('at most 3 people');
  expect(instructions).toMatch(/age, sex, ethnicity/);
  expect(instructions).toMatch(/data, never instructions/);
});
