import type { Dimension, InputKind, Lens } from '@app/frameworks/framework';
import type { Lang } from '@app/words/languages';
import { z } from 'zod';
import { settlePosition } from '@app/frameworks/tables/settle-position';
import { middleOfLevel, placeInLevel, strengthLevels, toSymptomLabel } from '../ask/levels.ts';
import type { ItemScore } from '../derive/item-scores.ts';
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
  /** The number of words of the material. */
  words: number;
  /** The level that the letter states. */
  letterLevel?: string | undefined;
  /** Computed from rated statements: a second witness beside the model's own position. */
  itemScore?: ItemScore | undefined;
  /** The passages that earlier readings of the same lens rest on. */
  usedPassages: UsedPassages;
};

/** Checks one reading of a model: a claim is shown only with a quote, and a number only with a claim. */
export function checkReading(context: ReadingContext, raw: RawReading, dropped?: Dropped): Reading {
  const { source, lens, dimension, usedPassages } = context;
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
    ...valueOf(lens, raw, { ...context, occasions: evidence.length }),
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

function valueOf(
  { scale, isZeroFloor }: Lens,
  raw: RawReading,
  {
    itemScore,
    words,
    letterLevel,
    occasions,
  }: Pick<ReadingContext, 'itemScore' | 'words' | 'letterLevel'> & {
    occasions: number;
  },
): Partial<Reading> {
  const level = raw.level.trim().toLowerCase();
  switch (scale) {
    case 'bipolar':
    case 'unipolar': {
      const share = toPosition(raw.position) ?? middleOfLevel(level);
      if (share === undefined) return {};
      if (isZeroFloor && share === 0) return { position: 0 };
      const own = placeInLevel(level, share);
      const isSecond = itemScore !== undefined && itemScore.rated >= MIN_ITEMS;
      const seen = isSecond ? (own + itemScore.position) / 2 : own;
      const settled = settlePosition(seen, { words, occasions });
      // The chart agrees with the letter: its level, and the place inside it that the passages give.
      const position = letterLevel === undefined ? settled : placeInLevel(letterLevel, settled);
      return {
        position: scale === 'bipolar' ? 2 * position - 100 : position,
        ...(itemScore && { items: { rated: itemScore.rated, of: itemScore.of } }),
      };
    }
    case 'strength': {
      const strength = strengthLevels.findIndex((one) => one === level);
      return strength < 0 ? {} : { strength };
    }
    case 'symptom':
      return { label: toSymptomLabel(level) };
    case 'mention':
    case 'prose':
      return {};
  }
}

/** Rated statements are a second witness from this many on. */
const MIN_ITEMS = 2;

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
