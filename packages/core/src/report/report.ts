import type { Framework, InputKind, Section } from '@app/frameworks/framework';
import { z } from 'zod';
import { findQuote, type Source } from './find-quote.ts';

export const REPORT_VERSION = 1;

/** A passage of the source, found word for word by code; `start` and `end` are its offsets there. */
export type Evidence = { quote: string; start: number; end: number; shows: string };

export type Reading = {
  key: string;
  evidence: Evidence[];
  counter: Evidence[];
  /** Why nothing can be said; then there is no interpretation. */
  whyNot: string | undefined;
  interpretation: string | undefined;
};

export type Report = {
  reportVersion: number;
  framework: string;
  frameworkVersion: number;
  kind: InputKind;
  simulated: boolean;
  summary: string;
  summaryEvidence: Evidence[];
  readings: Reading[];
  sample: { words: number };
  /** Quotes that were not found in the source, and statements left without any: both are removed and counted. */
  dropped: { quotes: number; claims: number };
};

export type ReportContext = {
  framework: Framework;
  kind: InputKind;
  sections: Section[];
  source: Source;
  simulated: boolean;
};

const RawEvidence = z.object({ quote: z.string(), shows: z.string().catch('') });
const RawReading = z.object({
  evidence: z.array(z.unknown()).catch([]),
  counter: z.array(z.unknown()).catch([]),
  why_not: z.string().nullable().catch(null),
  interpretation: z.string().nullable().catch(null),
});

/** A model's answer before it is checked. Anything may be missing or of the wrong type. */
export type RawReport = { summary: string; summaryEvidence: unknown; readings: Map<string, unknown> };

/** Keeps what the source supports. */
export function checkReport(context: ReportContext, raw: RawReport): Report {
  const dropped = { quotes: 0, claims: 0 };
  const summaryEvidence = checkEvidence(context.source, asList(raw.summaryEvidence), dropped);
  const readings = context.sections.flatMap((section) => {
    const reading = RawReading.safeParse(raw.readings.get(section.key));
    return reading.success ? [checkReading(context.source, section, reading.data, dropped)] : [];
  });
  return {
    reportVersion: REPORT_VERSION,
    framework: context.framework.id,
    frameworkVersion: context.framework.version,
    kind: context.kind,
    simulated: context.simulated,
    summary: raw.summary,
    summaryEvidence,
    readings,
    sample: { words: countWords(context.source.text) },
    dropped,
  };
}

export const NO_SUPPORT = 'No passage of the text supports a statement here.';

function checkReading(
  source: Source,
  section: Section,
  raw: z.infer<typeof RawReading>,
  dropped: Report['dropped'],
): Reading {
  const evidence = checkEvidence(source, raw.evidence, dropped);
  const counter = checkEvidence(source, raw.counter, dropped);
  const claim = raw.interpretation?.trim() ? raw.interpretation : undefined;
  const whyNot = raw.why_not?.trim() ? raw.why_not : undefined;
  const isSupported = section.evidence === 'plain' || evidence.length > 0;
  if (claim && !whyNot && !isSupported) dropped.claims += 1;
  const interpretation = whyNot === undefined && isSupported ? claim : undefined;
  return {
    key: section.key,
    evidence,
    counter,
    whyNot: interpretation === undefined ? (whyNot ?? NO_SUPPORT) : undefined,
    interpretation,
  };
}

/** Each item is looked up in the source; what is not there word for word is left out and counted. */
export function checkEvidence(source: Source, items: unknown[], dropped?: Report['dropped']): Evidence[] {
  return items.flatMap((item) => {
    const raw = RawEvidence.safeParse(item);
    const span = raw.success ? findQuote(source, raw.data.quote) : undefined;
    if (raw.success && span)
      return [{ quote: source.text.slice(span.start, span.end), ...span, shows: raw.data.shows }];
    if (dropped) dropped.quotes += 1;
    return [];
  });
}

/** A reading without a claim and without a reason is no reading: it is asked for again. */
export function isCompleteReading(value: unknown): boolean {
  const reading = RawReading.safeParse(value);
  return reading.success && Boolean(reading.data.interpretation?.trim() || reading.data.why_not?.trim());
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text))
    if (isWordLike) words += 1;
  return words;
}
