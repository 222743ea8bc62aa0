import { hash } from '../hash.ts';
import type { SceneOrder } from '../read-order.ts';
import type { Part } from '../wire/read-parts.ts';
import { fillSchema } from './fill-schema.ts';
import { type JsonSchema, readBound, resolveSchema, splitNull } from './json-schema.ts';
import { type CueRow, clothes, sceneParts, signs, visibleCues } from './visible-cues.ts';

export type Seen = { schema: JsonSchema; parts: Part[]; scene: SceneOrder };

/** Asked for what pictures show. */
export function isObservationSchema({ properties = {} }: JsonSchema): boolean {
  return 'scene' in properties && 'people' in properties && 'main_person' in properties;
}

/** Says what the pictures show: the same pictures always show the same. */
export function writeObservation({ schema, parts, scene }: Seen): unknown {
  const pictures = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  if (pictures.length === 0)
    return fitTo(schema, { scene: [], people: [], main_person: null, visible_text: [] }, schema);
  const seed = hash(pictures.map(({ sha256 }) => sha256).join());
  const times = readTimes(parts);
  const timeAt = (index: number): number | null => times[index % Math.max(1, times.length)] ?? null;
  const most = readBound(resolveSchema(schema.properties?.['people'] ?? {}, schema), 'maxItems');
  const amount = Math.min(scene.people, most ?? scene.people);
  const speechSeconds = findSpeech(parts);

  return fitTo(
    schema,
    {
      scene: rotate(sceneParts, seed)
        .slice(0, 4)
        .map((part, index) => ({ ...part, at_seconds: timeAt(index) })),
      people: Array.from({ length: amount }, (_, index) => describePerson(index)),
      main_person: amount === 0 ? null : 1,
      visible_text: seed % 2 === 0 ? rotate(signs, seed).slice(0, 1) : [],
    },
    schema,
  );

  function describePerson(index: number): object {
    const [wears] = rotate(clothes, seed + index);
    const isAdult = !(scene.hasMinor && index === amount - 1);
    const cues = chooseCues({ seed, index, isAlone: amount === 1, wears: wears?.full ?? '' });
    const speaks = index === 0 && speechSeconds !== undefined;
    return {
      position: positions[amount]?.[index] ?? `number ${index + 1} from left`,
      clothing: wears?.short ?? '',
      seems_adult: isAdult,
      // Who is no adult, or one too many, is counted and not described.
      cues:
        !isAdult || index >= MOST_DESCRIBED
          ? []
          : [
              ...cues.map(({ kind, what }, at) => ({ kind, what, at_seconds: timeAt(index + at) })),
              ...(speaks ? [{ kind: 'speech', what: 'speaks for part of the time', at_seconds: speechSeconds }] : []),
            ],
    };
  }
}

const MOST_DESCRIBED = 5;

/** From left to right, as a reader would number them. */
const positions: Record<number, string[]> = {
  1: ['centre'],
  2: ['left', 'right'],
  3: ['left', 'centre', 'right'],
  4: ['far left', 'left of centre', 'right of centre', 'far right'],
  5: ['far left', 'left', 'centre', 'right', 'far right'],
};

type Choice = { seed: number; index: number; isAlone: boolean; wears: string };

/** Neighbours in a list go to different people, so that no two are described alike. */
function chooseCues({ seed, index, isAlone, wears }: Choice): CueRow[] {
  const take = (rows: CueRow[], count: number): CueRow[] => {
    const possible = rows.filter((row) => !isAlone || row.needsOthers === undefined);
    return rotate(possible, seed + index * count).slice(0, count);
  };
  return [
    ...take(visibleCues.posture, 1),
    ...take(visibleCues.gesture, 1),
    ...take(visibleCues.gaze, 1),
    ...take(visibleCues.activity, 1),
    ...take(visibleCues.interaction, 1),
    ...take(visibleCues.expression, 1),
    { kind: 'clothing', what: `wears ${wears}` },
  ];
}

/** Each picture of a clip stands after its caption, `Frame at 12 s`. */
function readTimes(parts: Part[]): number[] {
  let told: number | undefined;
  return parts.flatMap((part) => {
    if ('text' in part) {
      const captions = [...part.text.matchAll(/\bFrame at (\d+)(?:\.\d+)? s\b/g)];
      told = captions.length > 0 ? Number(captions.at(-1)?.[1]) : told;
      return [];
    }
    const time = told;
    told = undefined;
    return time === undefined ? [] : [time];
  });
}

/** A transcript has lines such as `[0:12] I never ...`. */
function findSpeech(parts: Part[]): number | undefined {
  const texts = parts.flatMap((part) => ('text' in part ? [part.text] : []));
  const [, minutes, seconds] = /^\[(\d+):(\d{2})\] \S/m.exec(texts.join('\n')) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * 60 + Number(seconds);
}

function rotate<Item>(items: readonly Item[], by: number): Item[] {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

/** Only what the schema asks for, in its order; a field nobody foresaw is filled like any other. */
function fitTo(given: JsonSchema, value: unknown, root: JsonSchema): unknown {
  const { schema } = splitNull(resolveSchema(given, root), root);
  if (Array.isArray(value)) {
    const { items } = schema;
    return items === undefined || Array.isArray(items) ? value : value.map((item) => fitTo(items, item, root));
  }
  if (typeof value !== 'object' || value === null || schema.properties === undefined) return value;
  const known = new Map<string, unknown>(Object.entries(value));
  const fields = Object.entries(schema.properties).map(([name, property]) => [
    name,
    known.has(name) ? fitTo(property, known.get(name), root) : fillSchema(property, JSON.stringify(value), 1),
  ]);
  return Object.fromEntries(fields) as unknown;
}
