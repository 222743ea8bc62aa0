import type { MediaKind } from '@app/frameworks/framework';
import { z } from 'zod';
import { cleanText } from '../check/clean-text.ts';
import { isCueAllowed } from '../check/vocabulary.ts';
import { cueKinds, places } from './observation-schema.ts';

/** Raised when a field changes meaning: an observation is kept and serves every framework. */
export const OBSERVATION_VERSION = 1;

export type Place = (typeof places)[number];
export type CueKind = (typeof cueKinds)[number];
export type SceneCue = { what: string; place?: Place; seconds?: number };
export type PersonCue = { what: string; kind?: CueKind; seconds?: number };

/** An adult in view. `number` counts the adults from left to right. */
export type ObservedPerson = { number: number; position: string; clothing: string; cues: PersonCue[] };

/** What a model saw, after the check: neutral phrases about what adults chose or did, and nothing about anyone else. */
export type Observation = {
  version: number;
  scene: SceneCue[];
  people: ObservedPerson[];
  mainPerson?: number;
  visibleText: string[];
  /** People who do not seem adult, and adults beyond those asked for: counted, not described. */
  minors: number;
  others: number;
  /** Phrases left out because they said what may not be said of a person in view. */
  dropped: number;
};

type Limits = { kind: MediaKind; durationSeconds?: number; maxPeople: number };

const MOST_SCENE_CUES = 24;
const MOST_CUES = 16;
const MOST_SEEN_PEOPLE = 60;
const MOST_TEXTS = 20;
const MOST_PHRASE_CHARS = 240;
const MOST_LOCATOR_CHARS = 60;
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

/** A model's observation is as little trusted as any other answer: what does not fit is left out, nothing throws. */
export function checkObservation(raw: unknown, limits: Limits): Observation {
  const { data } = RawObservation.safeParse(raw);
  const seen = itemsOf(data?.people, MOST_SEEN_PEOPLE, RawPerson).map((person, index) => ({
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
    cues: itemsOf(person.cues, MOST_CUES, RawCue).flatMap((raw) => toPersonCue(raw, phrases.cue(raw))),
  }));
  const scene = itemsOf(data?.scene, MOST_SCENE_CUES, RawCue).flatMap((raw) => toSceneCue(raw, phrases.cue(raw)));
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
  const place = places.find((name) => name === raw.place);
  return phrase ? [{ ...phrase, ...(place && { place }) }] : [];
}

function toPersonCue(raw: RawCue, phrase: Phrase): PersonCue[] {
  const kind = cueKinds.find((name) => name === raw.kind);
  return phrase ? [{ ...phrase, ...(kind && { kind }) }] : [];
}

type Seen = { person: RawPerson; seenAs: number };

/** The main person is among those kept, wherever they stand. */
function chooseAdults(adults: Seen[], main: number | undefined, maxPeople: number): Seen[] {
  const most = Math.max(0, Math.floor(maxPeople));
  const first = adults.slice(0, most);
  const mainAdult = adults.find(({ seenAs }) => seenAs === main);
  if (most === 0 || !mainAdult || first.includes(mainAdult)) return first;
  return [...first.slice(0, most - 1), mainAdult];
}

/** Counted from one in the schema; a model that counts from nought means the first. */
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

/** Checks phrase by phrase and counts what is left out. */
function createPhrases(numbers: ReadonlyMap<number, number>, { kind, durationSeconds = LONGEST_CLIP_SECONDS }: Limits) {
  let dropped = 0;
  /** Someone who keeps no cues has no number either. */
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
    /** Stands in labels and headings, so it holds none of their marks. */
    locator(text: string): string {
      const phrase = oneLine(text, MOST_LOCATOR_CHARS)
        .replaceAll(/[^\p{L}\p{N}\s,'’-]+/gu, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim();
      return phrase && isAllowed(phrase) ? phrase : '';
    },
    cue(raw: RawCue): { what: string; seconds?: number } | undefined {
      const what = renumber(oneLine(raw.what, MOST_PHRASE_CHARS));
      if (!what || !isAllowed(what)) return undefined;
      // Plus nought, because rounding may leave a nought below zero, which JSON does not know.
      const seconds = Math.round(raw.at_seconds ?? Number.NaN) + 0;
      const isInClip = kind === 'video' && seconds >= 0 && seconds <= durationSeconds;
      return { what, ...(isInClip && { seconds }) };
    },
  };
}

/** Words in the picture are quoted as they stand: they are nobody's description. */
function textsOf(value: unknown): string[] {
  const texts = itemsOf(value, MOST_TEXTS, z.string());
  return texts.map((text) => oneLine(text, MOST_PHRASE_CHARS)).filter((text) => text !== '');
}

function oneLine(text: string, mostChars: number): string {
  return cleanText(text.slice(0, mostChars * 4))
    .replaceAll(/[\s\u0085]+/g, ' ')
    .slice(0, mostChars)
    .toWellFormed()
    .trim();
}
