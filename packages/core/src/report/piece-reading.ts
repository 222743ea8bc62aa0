import { z } from 'zod';
import { buildInstructions } from './build-instructions.ts';
import { describe, evidenceSchema } from './build-schema.ts';
import { checkEvidence } from './check-evidence.ts';
import { prepareSource } from './find-quote.ts';
import { type JsonSchema, list, object } from './json-schema.ts';
import type { Plan } from './plan-reading.ts';

/** What one piece of a long text holds for the reading: passages found word for word, by `lens.dimension`. */
export const PieceReading = z.array(z.object({ place: z.string(), quote: z.string() }));
export type PieceReading = z.infer<typeof PieceReading>;

const MOST_PER_PLACE = 6;

/** Asked about each piece: passages only, no judgement. */
export function buildPieceSchema(plan: Plan): JsonSchema {
  const asked = placesOf(plan);
  const key: JsonSchema = {
    type: 'string',
    enum: asked.map(({ place }) => place),
    description: `Which dimension:\n${asked.map(({ place, about }) => `${place}: ${about}`).join('\n')}`,
  };
  const item = object({
    key,
    evidence: list(evidenceSchema, 'Passages that speak for it.'),
    counter: list(evidenceSchema, 'Passages that speak against it.'),
  });
  return object({
    found: { type: 'array', items: item, description: 'Only what this piece really speaks of; empty if nothing.' },
  });
}

export function buildPieceInstructions(plan: Plan): string {
  return `${buildInstructions(plan)}\n\nThe material is one piece of a longer text. Do not judge yet: only collect the passages that would matter for each dimension, the most telling ones first.`;
}

function placesOf({ lenses }: Plan): { place: string; about: string }[] {
  return lenses.flatMap(({ lens, asked }) =>
    asked.map((dimension) => ({ place: `${lens.key}.${dimension.key}`, about: describe(dimension) })),
  );
}

const RawPiece = z.object({
  found: z.array(z.object({ key: z.string(), evidence: z.unknown(), counter: z.unknown() }).nullable().catch(null)),
});

/** Keeps the passages that really stand in the piece. Undefined when the answer has no usable structure. */
export function checkPiece(text: string, answer: unknown): PieceReading | undefined {
  const raw = RawPiece.safeParse(answer);
  if (!raw.success) return undefined;
  const source = prepareSource(text);
  return raw.data.found.flatMap((item) => {
    if (!item) return [];
    const passages = [...checkEvidence(source, item.evidence), ...checkEvidence(source, item.counter)];
    return passages.map(({ quote }) => ({ place: item.key, quote }));
  });
}

/** Passages from all over the text, a few for each dimension, in the order of the text: what the one reading is made from. */
export function digestPieces(plan: Plan, readings: PieceReading[]): string {
  const all = readings.flat();
  const chosen = new Set(
    placesOf(plan).flatMap(({ place }) => pickEvenly(all.filter((passage) => passage.place === place))),
  );
  return [...new Set(all.filter((passage) => chosen.has(passage)).map(({ quote }) => quote.trim()))].join('\n\n');
}

function pickEvenly<Item>(items: Item[]): Item[] {
  if (items.length <= MOST_PER_PLACE) return items;
  return items.filter(
    (_, index) =>
      Math.floor((index * MOST_PER_PLACE) / items.length) !== Math.floor(((index - 1) * MOST_PER_PLACE) / items.length),
  );
}
