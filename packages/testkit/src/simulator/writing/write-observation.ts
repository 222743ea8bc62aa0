import { hash } from '../hash.ts';
import type { SceneOrder } from '../read-order.ts';
import type { MessagePart } from '../wire/read-parts.ts';
import type { RequestedSchema } from './json-schema.ts';
import { clothes, sceneParts, signs, visibleCues } from './visible-cues.ts';

export type SeenScene = { schema: RequestedSchema; parts: MessagePart[]; scene: SceneOrder };

const MAX_DESCRIBED = 5;
const MAX_PEOPLE = 7;
const ordinals = ['far', 'second from', 'third from', 'fourth from', 'fifth from', 'sixth from', 'seventh from'];

/** Whether the call requests an observation of images. */
export function isObservationSchema({ properties = {} }: RequestedSchema): boolean {
  return 'scene' in properties && 'people' in properties && 'main_person' in properties;
}

/** Describes the images: the same images always give the same description, and without an order 0 to 7 people. */
export function writeObservation({ schema, parts, scene }: SeenScene): object {
  const pictures = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  const seed = hash(pictures.map(({ sha256 }) => sha256).join());
  const wanted = scene.people ?? seed % (MAX_PEOPLE + 1);
  const amount = pictures.length === 0 ? 0 : Math.min(wanted, schema.properties?.['people']?.maxItems ?? wanted);
  const times = readTimes(parts);
  const spokenAt = findSpeech(parts);
  const told = JSON.stringify(schema);
  const timed = (index: number): object =>
    told.includes('"at_seconds"') ? { at_seconds: times[index % times.length] ?? -1 } : {};

  return {
    scene: pictures.length === 0 ? [] : sceneParts.map((part, index) => ({ ...part, ...timed(index) })).slice(seed % 2),
    people: Array.from({ length: amount }, (_, index) => describePerson(index)),
    main_person: amount === 0 ? -1 : 1,
    visible_text: pictures.length > 0 && seed % 3 === 0 ? [choose(signs, 0)] : [],
  };

  function describePerson(index: number): object {
    const isAdult = !(scene.hasMinor && index === amount - 1);
    const clothing = choose(clothes, index);
    // Minors, and people beyond the limit, are counted but not described.
    const isDescribed = isAdult && index < MAX_DESCRIBED;
    const cues = isDescribed ? [...listCues(index), { kind: 'clothing', what: `wears a ${clothing}` }] : [];
    const speech = { kind: 'speech', what: 'speaks for part of the time', at_seconds: spokenAt };
    return {
      position: amount === 1 ? 'centre' : `${ordinals[index] ?? 'further'} left`,
      clothing,
      seems_adult: isAdult,
      cues: [
        ...cues.map((cue, at) => ({ ...cue, ...timed(index + at) })),
        ...(isDescribed && index === 0 && spokenAt !== undefined ? [speech] : []),
      ],
    };
  }

  /** One cue of each kind; no two people share a cue, and a single person has no interaction. */
  function listCues(index: number): { kind: string; what: string }[] {
    const kinds = Object.entries(visibleCues).filter(([kind]) => amount > 1 || kind !== 'interaction');
    return kinds.map(([kind, list]) => ({ kind, what: choose(list, index) }));
  }

  function choose(list: string[], index: number): string {
    return list[(seed + index) % list.length] ?? '';
  }
}

/** Each frame of a video follows its caption, `Frame at 12 s`. */
function readTimes(parts: MessagePart[]): number[] {
  return parts.flatMap((part, index) => {
    const before = parts[index - 1];
    if (!('picture' in part) || before === undefined || !('text' in before)) return [];
    const [, seconds] = /\bFrame at (\d+)(?:\.\d+)? s\s*$/.exec(before.text) ?? [];
    return seconds === undefined ? [] : [Number(seconds)];
  });
}

/** Transcripts have lines such as `[0:12] I never ...`. */
function findSpeech(parts: MessagePart[]): number | undefined {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const [, minutes, seconds] = /^\[(\d+):(\d{2})\] \S/m.exec(texts.join('\n')) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}
