import { z } from 'zod';
import { keyOf } from '../plan/plan-parts.ts';
import type { Plan } from '../plan/plan-reading.ts';
import {
  type Dropped,
  type Evidence,
  type Finding,
  type LensReading,
  positionsOf,
  type Reading,
  type Synthesis,
} from '../report.ts';
import { checkEvidence } from './check-evidence.ts';
import type { FoldedSource } from './find-quote.ts';
import { cleanWords, quotesPassage } from './quotations.ts';

export const MAX_NOTICED = 12;
const MAX_FINDINGS = 3;
const MAX_QUESTIONS = 5;
const MAX_SYNTHESES = 4;

const RawFinding = z.object({ title: z.string().catch(''), quote: z.string(), text: z.string().catch('') });
const RawSynthesis = z.object({ text: z.string(), keys: z.array(z.string()).catch([]) });

/** Returns a passage that the opening noticed, if it occurs in the source. */
export function checkNoticed(source: FoldedSource, item: unknown): Evidence | undefined {
  return checkEvidence(source, [item])[0];
}

/** A portrait needs noticed passages or a quotation of the material. */
export const isPortraitSupported = (source: FoldedSource, portrait: string, noticed: number): boolean =>
  noticed > 0 || quotesPassage(source, portrait);

/** A finding whose quote is not in the source is dropped and counted. */
export function checkFinding(source: FoldedSource, item: unknown, dropped?: Dropped): Finding | undefined {
  const raw = RawFinding.safeParse(item);
  if (!raw.success || !raw.data.text.trim()) return undefined;
  const { quote } = raw.data;
  const title = cleanWords(source, raw.data.title, dropped);
  const text = cleanWords(source, raw.data.text, dropped);
  const [evidence] = checkEvidence(source, [{ quote, shows: '' }], dropped);
  if (!evidence && dropped) dropped.claims += 1;
  return evidence && text.trim() ? { title, text, evidence } : undefined;
}

/** A headline is one line. A much longer one is dropped. */
const MAX_HEADLINE_CHARS = 300;

export const cleanHeadline = (source: FoldedSource, headline: string, dropped?: Dropped): string =>
  headline.length > MAX_HEADLINE_CHARS ? '' : cleanWords(source, headline, dropped);

export function checkFindings(source: FoldedSource, items: unknown[], dropped: Dropped): Finding[] {
  return items.slice(0, MAX_FINDINGS).flatMap((item) => checkFinding(source, item, dropped) ?? []);
}

export const isShownFinding = (index: number): boolean => index < MAX_FINDINGS;

export function checkQuestions(source: FoldedSource, items: unknown[], dropped: Dropped): string[] {
  return items
    .flatMap((item) => (typeof item === 'string' ? cleanWords(source, item, dropped) : []))
    .filter((question) => question.trim() !== '')
    .slice(0, MAX_QUESTIONS);
}

/** The positions of a reading and, for a reading with two points, their weighted mean. */
function numbersOf(reading: Reading): number[] {
  const [low, high] = reading.points ?? [];
  if (!low || !high) return positionsOf(reading);
  const sum = low.position * low.rated + high.position * high.rated;
  return [low.position, high.position, Math.round(sum / (low.rated + high.rated))];
}

/** A synthesis entry must name at least two readings that the plan asked for. */
export function checkSynthesis(
  { plan, source, lenses }: { plan: Plan; source: FoldedSource; lenses: readonly LensReading[] },
  items: unknown[],
  dropped: Dropped,
): Synthesis[] {
  // The synthesis call was given these positions, so its text may state them.
  const positions = lenses.flatMap(({ readings }) => readings.flatMap(numbersOf)).map(Math.abs);
  const known = new Set(plan.lenses.flatMap(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension))));
  return items.slice(0, MAX_SYNTHESES).flatMap((item) => {
    const raw = RawSynthesis.safeParse(item);
    const keys = raw.success ? [...new Set(raw.data.keys.filter((key) => known.has(key)))] : [];
    const text = raw.success ? cleanWords(source, raw.data.text, dropped, positions) : '';
    return text.trim() && keys.length > 1 ? [{ text, keys }] : [];
  });
}
