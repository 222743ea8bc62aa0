import { buildObservationSchema } from '@app/reading';
import { expect, test } from 'vitest';

import { hash } from '../hash.ts';
import type { MessagePart } from '../wire/read-parts.ts';
import type { RequestedSchema } from './json-schema.ts';
import { writeObservation } from './write-observation.ts';

type Cue = { kind: string; what: string; at_seconds?: number | null };
type Observed = {
  scene: object[];
  people: { position: string; clothing: string; seems_adult: boolean; cues: Cue[] }[];
  main_person: number | null;
  visible_text: string[];
};
const imageSchema = buildObservationSchema('image') as RequestedSchema;
const pictureOf = (name: string): MessagePart => ({ picture: { mediaType: 'image/jpeg', bytes: 9, sha256: name } });
const observe = (name: string, people?: number, hasMinor = false) =>
  writeObservation({ schema: imageSchema, parts: [pictureOf(name)], scene: { people, hasMinor } }) as Observed;
const names = Array.from({ length: 40 }, (_, index) => `picture ${hash(String(index))}`);

test('the same picture gives the same observation, another picture another one', () => {
  expect(observe('a')).toEqual(observe('a'));
  expect(observe('a')).not.toEqual(observe('b'));
});

test('pictures show 0 to 7 people by default', () => {
  const amounts = new Set(names.map((name) => observe(name).people.length));

  expect([...amounts].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test.for([1, 2, 3, 5])('each of %i people has at least six cues that no other has', (people) => {
  const { people: seen } = observe('a', people);

  const cues = seen.flatMap(({ cues: own }) => own.map(({ what }) => what));
  expect(seen).toHaveLength(people);
  expect(new Set(cues).size).toBe(cues.length);
  expect(cues.length).toBeGreaterThanOrEqual(people * 6);
});

test('a minor and everyone after the fifth person is counted and not described', () => {
  const { people } = observe('a', 7, true);

  expect(people.map(({ cues }) => cues.length > 0)).toEqual([true, true, true, true, true, false, false]);
  expect(people.at(-1)?.seems_adult).toBe(false);
});

test('without a picture the observation is empty', () => {
  const scene = { people: 3, hasMinor: false };

  const seen = writeObservation({ schema: imageSchema, parts: [], scene }) as Observed;

  expect(seen).toMatchObject({ scene: [], people: [], visible_text: [] });
  expect(seen.main_person ?? -1).toBe(-1);
});

test('a person alone has no cue about another person', () => {
  expect(names.filter((name) => JSON.stringify(observe(name, 1)).includes('another person'))).toEqual([]);
});

const forbidden =
  /\b(he|she|his|hers?|him|man|woman|men|women|boy|girl|male|female|young|old|aged?|elderly|child|teen\w*|happy|sad|angry|anxious|nervous|afraid|worried|proud|bored|beautiful|handsome|attractive|white|black|asian)\b/i;

test('no picture shows age, sex, origin, looks or feelings', () => {
  expect(names.flatMap((name) => forbidden.exec(JSON.stringify(observe(name, 5)))?.[0] ?? [])).toEqual([]);
});
