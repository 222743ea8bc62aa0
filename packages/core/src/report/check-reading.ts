import type { Dimension, InputKind, Lens } from '@app/frameworks/framework';
import { z } from 'zod';
import { type SymptomLabel, symptomLabels } from './build-schema.ts';
import { personBand } from './certainty.ts';
import { checkEvidence } from './check-evidence.ts';
import type { Source } from './find-quote.ts';
import { materialWords } from './material-words.ts';
import type { Dropped, Reading } from './report.ts';

const text = z.string().nullable().catch(null);
export const RawReading = z.object({
  evidence: z.unknown().optional(),
  counter: z.unknown().optional(),
  why_not: text,
  interpretation: text,
  position: z.unknown().optional(),
  strength: z.unknown().optional(),
  label: z.unknown().optional(),
});
export type RawReading = z.infer<typeof RawReading>;

/** What a reading is checked with. `effectiveR` is undefined where no band may be drawn. */
export type ReadingContext = {
  kind: InputKind;
  source: Source;
  lens: Lens;
  dimension: Dimension;
  effectiveR: number | undefined;
  headingLevel: 2 | 3;
};

/** Code, not the model, decides what may be claimed: no quote, no claim; no claim, no number. */
export function checkReading(
  { kind, source, lens, dimension, effectiveR }: ReadingContext,
  raw: RawReading,
  dropped?: Dropped,
): Reading {
  const evidence = checkEvidence(source, raw.evidence, dropped);
  const counter = checkEvidence(source, raw.counter, dropped);
  const needed = dimension.evidence === 'plain' ? 0 : (lens.minQuotes ?? 1);
  const claim = raw.interpretation?.trim() ? raw.interpretation : undefined;
  const whyNot = raw.why_not?.trim() ? raw.why_not : undefined;
  if (claim && !whyNot && evidence.length < needed && dropped) dropped.claims += 1;
  if (!claim || whyNot || evidence.length < needed)
    return {
      key: dimension.key,
      state: 'not_assessable',
      evidence,
      counter,
      whyNot: whyNot ?? materialWords[kind].noSupport,
    };
  return {
    key: dimension.key,
    state: 'read',
    evidence,
    counter,
    interpretation: claim,
    ...valueOf(lens, raw, effectiveR),
  };
}

function valueOf({ scale }: Lens, raw: RawReading, effectiveR: number | undefined): Partial<Reading> {
  switch (scale) {
    case 'bipolar':
    case 'unipolar': {
      const position = toNumber(raw.position, scale === 'bipolar' ? -100 : 0, 100);
      if (position === undefined) return {};
      const band = effectiveR === undefined ? undefined : personBand({ effectiveR, position, scale });
      return { position, ...(band && { band }) };
    }
    case 'strength': {
      const strength = toNumber(raw.strength, 0, 4);
      return strength === undefined ? {} : { strength };
    }
    case 'symptom':
      return { label: toLabel(raw.label) };
    case 'mention':
    case 'prose':
      return {};
  }
}

/** Models without a schema mode write numbers as words and leave the range. */
function toNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.round(Math.min(most, Math.max(least, number)));
}

/** A mention without a known label is a mention. */
function toLabel(value: unknown): SymptomLabel {
  return symptomLabels.find((label) => label === value) ?? 'mentioned';
}

/** A reading without a claim and without a reason is no reading: it is asked for again. */
export function isCompleteReading(value: unknown): boolean {
  const reading = RawReading.safeParse(value);
  return reading.success && Boolean(reading.data.interpretation?.trim() || reading.data.why_not?.trim());
}
