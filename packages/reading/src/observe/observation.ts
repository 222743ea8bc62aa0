import type { MediaKind } from '@app/frameworks/framework';
import { z } from 'zod';
import { cleanText } from '../check/clean-text.ts';
import { isCueAllowed } from '../check/vocabulary.ts';
import { cueKinds, scenePlaces } from './observation-schema.ts';

/** Raised when a field changes meaning: observations are stored and shared by all frameworks. */
export const OBSERVATION_VERSION = 1;

export type CueLocation = (typeof scenePlaces)[number];
export type CueKind = (typeof cueKinds)[number];
export type SceneCue = { what: string; place?: CueLocation; seconds?: number };
export type PersonCue = { what: string; kind?: CueKind; seconds?: number };

/** An adult in view. `number` counts the adults from left to right. */
export type ObservedPerson = { number: number; position: string; clothing: string; cues: PersonCue[] };

/**
 * A checked observation: neutral phrases about the scene and about what adults chose or did, and nothing about anyone
 * else.
 */
export type Observation = {
  version: number;
  scene: SceneCue[];
  people: ObservedPerson[];
  mainPerson?: number;
  visibleText: string[];
  /** People who do not seem adult, and adults beyond the limit: counted but not described. */
  minors: number;
  others: number;
  /** The number of phrases dropped because they made a forbidden statement about a person in view. */
  dropped: number;
};

type Limits = { kind: MediaKind; durationSeconds?: number; maxPeople: number };

const MAX_SCENE_CUES = 24;
const MAX_CUES = 16;
const MAX_SEEN_PEOPLE = 60;
const MAX_TEXTS = 20;
const MAX_PHRASE_CHARS = 240;
const MAX_LOCATOR_CHARS = 60;
const LONGEST_CLIP_SECONDS = 86_400;

const word = z.string().catch('');
const RawCue = z.object({ what: word, place: word, kind: word, at_seconds: z.number().nullable().catch(null) });
const RawPerson = z.object({
  position: word,
  clothing: word,
  seems_adult: z.unknown().optional(),
  cues: z.unknown().optional(),
});
const RawObservation = z.object({
  scene: z.unknown().optional(),
  people: z.unknown().optional(),
  main_person: z.unknown().optional(),
  visible_text: z.unknown().optional(),
});

type RawCue = z.infer<typeof RawCue>;
type RawPerson = z.infer<typeof RawPerson>;

/** A model's observation is untrusted input: entries that do not fit are dropped, and nothing throws. */
export function checkObservation(raw: unknown, limits: Limits): Observation {
  const { data } = RawObservation.safeParse(raw);
  const seen = itemsOf(data?.people, MAX_SEEN_PEOPLE, RawPerson).map((person, index) => ({
    person,
    seenAs: index + 1,
  }));
  const adults = seen.filter(({ person }) => person.seems_adult === true || person.seems_adult === 'true');
  const chosen = chooseAdults(adults, toMainPerson(data?.main_person), limits.maxPeople);
  const numbers = new Map(chosen.map(({ seenAs }, index) => [seenAs, index + 1]));
  const phrases = createPhrases(numbers, limits);
  const people = chosen.map(({ person }, index) => ({
    number: index + 1,
    position: phrases.locator(person.position),
    clothing: phrases.locator(person.clothing),
    cues: itemsOf(person.cues, MAX_CUES, RawCue).flatMap((raw) => toPersonCue(raw, phrases.cue(raw))),
  }));
  const scene = itemsOf(data?.scene, MAX_SCENE_CUES, RawCue).flatMap((raw) => toSceneCue(raw, phrases.cue(raw)));
  const mainPerson = numbers.get(toMainPerson(data?.main_person) ?? 0);
  return {
    version: OBSERVATION_VERSION,
    scene,
    people,
    ...(mainPerson !== undefined && { mainPerson }),
    visibleText: textsOf(data?.visible_text),
    minors: seen.length - adults.length,
    others: adults.length - chosen.length,
    dropped: phrases.dropped(),
  };
}

type Phrase = { what: string; seconds?: number } | undefined;

function toSceneCue(raw: RawCue, phrase: Phrase): SceneCue[] {
  const place = scenePlaces.find((name) => name === raw.place);
  return phrase ? [{ ...phrase, ...(place && { place }) }] : [];
}

function toPersonCue(raw: RawCue, phrase: Phrase): PersonCue[] {
  const kind = cueKinds.find((name) => name === raw.kind);
  return phrase ? [{ ...phrase, ...(kind && { kind }) }] : [];
}

type Seen = { person: RawPerson; seenAs: number };

/** Always keeps the main person, even if they are beyond the limit. */
function chooseAdults(adults: Seen[], main: number | undefined, maxPeople: number): Seen[] {
  const most = Math.max(0, Math.floor(maxPeople));
  const first = adults.slice(0, most);
  const mainAdult = adults.find(({ seenAs }) => seenAs === main);
  if (most === 0 || !mainAdult || first.includes(mainAdult)) return first;
  return [...first.slice(0, most - 1), mainAdult];
}

/** The schema counts from 1; a model that counts from 0 means the first person. */
function toMainPerson(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.max(1, value) : undefined;
}

function itemsOf<Item>(value: unknown, most: number, shape: z.ZodType<Item>): Item[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most).flatMap((item: unknown) => {
    const { data } = shape.safeParse(item);
    return data === undefined ? [] : [data];
  });
}

const PERSON = /\bperson (\d{1,3})\b/gi;

/** Checks each phrase and counts the dropped ones. */
function createPhrases(numbers: ReadonlyMap<number, number>, { kind, durationSeconds = LONGEST_CLIP_SECONDS }: Limits) {
  let dropped = 0;
  /** A person without cues has no number, so a reference becomes "another person". */
  const renumber = (text: string): string =>
    text.replaceAll(PERSON, (_, digits: string) => {
      const number = numbers.get(Number(digits));
      return number === undefined ? 'another person' : `Person ${number}`;
    });
  const isAllowed = (phrase: string): boolean => {
    const allowed = isCueAllowed(phrase);
    if (!allowed) dropped += 1;
    return allowed;
  };
  return {
    dropped: () => dropped,
    /** A locator is used in labels and headings, so it must not contain their punctuation. */
    locator(text: string): string {
      const phrase = oneLine(text, MAX_LOCATOR_CHARS)
        .replaceAll(/[^\p{L}\p{N}\s,'’-]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return phrase && isAllowed(phrase) ? phrase : '';
    },
    cue(raw: RawCue): { what: string; seconds?: number } | undefined {
      const what = renumber(oneLine(raw.what, MAX_PHRASE_CHARS));
      if (!what || !isAllowed(what)) return undefined;
      // `+ 0` turns the -0 that rounding may yield into 0; JSON has no -0.
      const seconds = Math.round(raw.at_seconds ?? Number.NaN) + 0;
      const isInClip = kind === 'video' && seconds >= 0 && seconds <= durationSeconds;
      return { what, ...(isInClip && { seconds }) };
    },
  };
}

/** Text in the picture is quoted as written and not checked as a description of a person. */
function textsOf(value: unknown): string[] {
  const texts = itemsOf(value, MAX_TEXTS, z.string());
  return texts.map((text) => oneLine(text, MAX_PHRASE_CHARS)).filter((text) => text !== '');
}

function oneLine(text: string, mostChars: number): string {
  return cleanText(text.slice(0, mostChars * 4))
    .replaceAll(/[\s\u0085]+/g, ' ')
    .slice(0, mostChars)
    .toWellFormed()
    .trim();
}
