import type { Dimension, InputKind, Lens } from '@app/frameworks/framework';
import type { Lang } from '@app/words/languages';
import { z } from 'zod';
import { strengthLevels, toSymptomLabel } from '../ask/levels.ts';
import type { ItemPoint, ItemScore } from '../derive/item-scores.ts';
import { checkEvidence } from './check-evidence.ts';
import type { FoldedSource } from './find-quote.ts';
import { filterUnusedPassages, type UsedPassages } from './passage-limit.ts';
import { cleanWords } from './quotations.ts';
import { type Dropped, type Evidence, isNotSeen, type Reading } from '../report.ts';

const text = z.string().catch('');
export const RawReading = z.object({
  evidence: z.unknown().optional(),
  counter: z.unknown().optional(),
  considered: z.unknown().optional(),
  readable: z.unknown().optional(),
  why_not: text,
  interpretation: text,
  position: z.unknown().optional(),
  level: text,
  gist: text,
});
export type RawReading = z.infer<typeof RawReading>;

export type ReadingContext = {
  kind: InputKind;
  /** The language of the report. */
  lang: Lang;
  source: FoldedSource;
  lens: Lens;
  dimension: Dimension;
  headingLevel: 2 | 3;
  /** Computed from rated statements; replaces the model's own position. */
  itemScore?: ItemScore | undefined;
  /** The passages that earlier readings of the same lens rest on. */
  usedPassages: UsedPassages;
};

/** Checks one reading of a model: a claim is shown only with a quote, and a number only with a claim. */
export function checkReading(context: ReadingContext, raw: RawReading, dropped?: Dropped): Reading {
  const { source, lens, dimension, itemScore, usedPassages } = context;
  const found = findSupport(context, raw, dropped);
  const [evidence, counter] = [
    filterUnusedPassages(found.evidence, usedPassages),
    filterUnusedPassages(found.counter, usedPassages),
  ];
  const { considered } = found;
  const needed = neededQuotes(context, raw, counter.length + considered.length);
  const isClaimed = raw.interpretation.trim() !== '' && mayBeRead(raw.readable) && !raw.why_not.trim();
  if (isClaimed && dropped) {
    if (found.evidence.length < needed) dropped.claims += 1;
    dropped.repeated += found.evidence.length + found.counter.length - evidence.length - counter.length;
  }
  if (!isClaimed || evidence.length < needed) {
    const reason = found.evidence.length < needed ? 'no-support' : 'shared-support';
    const text = cleanWords(source, raw.why_not, dropped).trim();
    return {
      key: dimension.key,
      state: 'not_assessable',
      evidence,
      counter,
      ...(considered.length > 0 && { considered }),
      whyNot: text ? { reason: 'written', text } : { reason },
    };
  }
  return {
    key: dimension.key,
    state: 'read',
    evidence,
    counter,
    ...(lens.isZeroFloor && needed === 0 && considered.length > 0 && { considered }),
    interpretation: raw.interpretation,
    ...valueOf(lens, raw, itemScore),
    ...gistOf(context, raw, dropped),
  };
}

type Support = Record<'evidence' | 'counter' | 'considered', Evidence[]>;

const findSupport = ({ source }: ReadingContext, raw: RawReading, dropped?: Dropped): Support => ({
  evidence: checkEvidence(source, raw.evidence, dropped),
  counter: checkEvidence(source, raw.counter, dropped),
  considered: checkEvidence(source, raw.considered, dropped),
});

/**
 * A `plain` dimension is about the analysis itself and needs no quote. A "not seen" reading (0 on a scale with a zero
 * floor) needs none either when it names counter or considered passages.
 */
function neededQuotes({ lens, dimension }: ReadingContext, raw: RawReading, lookedAt: number): number {
  const isLookedAt = lookedAt > 0 && isNotSeen(lens, { position: toPosition(raw.position) ?? -1 });
  return dimension.evidence === 'plain' || isLookedAt ? 0 : (lens.minQuotes ?? 1);
}

/** A gist is one line. A much longer one is dropped. */
const MAX_GIST_CHARS = 90;

function gistOf({ source, lens }: ReadingContext, raw: RawReading, dropped?: Dropped): Pick<Reading, 'gist'> {
  if (lens.scale !== 'prose' || raw.gist.length > MAX_GIST_CHARS) return {};
  const gist = cleanWords(source, raw.gist, dropped).trim();
  return gist ? { gist } : {};
}

function valueOf({ scale }: Lens, raw: RawReading, itemScore: ItemScore | undefined): Partial<Reading> {
  switch (scale) {
    case 'bipolar':
    case 'unipolar': {
      const place = (share: number): number => (scale === 'bipolar' ? 2 * share - 100 : share);
      if (itemScore) return fromItems(itemScore, place);
      const share = toPosition(raw.position);
      return share === undefined ? {} : { position: place(share) };
    }
    case 'strength': {
      const strength = strengthLevels.findIndex((level) => level === raw.level.trim().toLowerCase());
      return strength < 0 ? {} : { strength };
    }
    case 'symptom':
      return { label: toSymptomLabel(raw.level.trim().toLowerCase()) };
    case 'mention':
    case 'prose':
      return {};
  }
}

function fromItems({ points, rated, of }: ItemScore, place: (share: number) => number): Partial<Reading> {
  const [low, high] = points;
  const items = { rated, of };
  if (!high) return { position: place(low.position), items };
  const move = (point: ItemPoint): ItemPoint => ({ ...point, position: place(point.position) });
  return { points: [move(low), move(high)], items };
}

/** Positions up to 110 are clamped to 100; anything above is not a number. */
const MAX_POSITION = 110;

/** A negative position means "no number". Models without a schema mode write numbers as strings and leave the range. */
function toPosition(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  const isOnScale = typeof number === 'number' && number >= 0 && number <= MAX_POSITION;
  return isOnScale ? Math.round(Math.min(100, number)) : undefined;
}

/** Only an explicit `false` counts, because a model without a schema mode may leave the field out. */
const mayBeRead = (readable: unknown): boolean => readable !== false && readable !== 'false';

/** A reading without a claim and without a reason is incomplete and is requested again. */
export function isCompleteReading(value: unknown): boolean {
  const reading = RawReading.safeParse(value);
  if (!reading.success) return false;
  const { interpretation, why_not, readable } = reading.data;
  return Boolean(interpretation.trim() || why_not.trim()) || !mayBeRead(readable);
}
