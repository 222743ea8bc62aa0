import { type Dimension, isBarScale, type Lens } from '@app/frameworks/framework';
import type { PlannedLens } from '../plan/plan-reading.ts';
import { isNotSeen, type LensReading, positionsOf, type Reading } from '../report.ts';
import { formatValue, sideOf } from './format-value.ts';
import type { RenderWords } from './words/words.ts';

const MAX_NAMES = 3;

type Read = { dimension: Dimension; reading: Reading };

/** The result of a lens in one line; empty if there is none. */
export function formatResult(
  words: RenderWords,
  { lens, asked }: PlannedLens,
  { readings, derived }: LensReading,
): string {
  const read = readings.flatMap((reading): Read[] => {
    const dimension = asked.find(({ key }) => key === reading.key);
    return dimension && reading.state === 'read' ? [{ dimension, reading }] : [];
  });
  return (
    sayDerived(words, lens, { readings, derived }) ??
    (asked.length === 0 ? '' : sayReadings(words, lens, read, asked.length))
  );
}

type Concluded = Pick<LensReading, 'derived'>;
type Conclude = (words: RenderWords, lens: Lens, reading: Omit<LensReading, 'key'>) => string | undefined;

/** A lens has at most one of these conclusions. */
const conclusions: readonly Conclude[] = [
  sayType,
  sayKeirsey,
  saySocionics,
  sayDisc,
  sayRiasec,
  sayValues,
  sayFits,
  sayAffective,
];

function sayDerived(...of: Parameters<Conclude>): string | undefined {
  for (const conclude of conclusions) {
    const result = conclude(...of);
    if (result !== undefined) return result;
  }
  return undefined;
}

function sayType({ results }: RenderWords, _lens: Lens, { derived: { mbtiType } }: Concluded): string | undefined {
  if (mbtiType?.best) return results.followedBy(results.type(mbtiType.best[0]), [mbtiType.best[1]]);
  return mbtiType && (mbtiType.code === 'xxxx' ? results.noType : results.type(mbtiType.code));
}

function sayKeirsey(
  { results, names }: RenderWords,
  _lens: Lens,
  { derived: { keirsey } }: Concluded,
): string | undefined {
  if (keirsey?.type === 'temperament') {
    const { temperament, variant } = keirsey;
    const name = names.temperament(temperament);
    return variant ? results.temperament(name, names.variant(variant)) : name;
  }
  const all = keirsey?.temperaments.map(names.temperament);
  return all && (all.length > MAX_NAMES ? results.allTemperaments : results.temperaments(all));
}

function saySocionics(
  { results }: RenderWords,
  _lens: Lens,
  { derived: { socionics } }: Concluded,
): string | undefined {
  if (socionics?.length === 0) return results.noShortlist;
  return socionics && results.shortlist(socionics.map(({ type }) => type.key));
}

function sayDisc({ results }: RenderWords, _lens: Lens, { derived: { disc } }: Concluded): string | undefined {
  return disc && (disc.style ? results.style(disc.style) : results.noStyle);
}

function sayRiasec({ results }: RenderWords, _lens: Lens, { derived: { riasec } }: Concluded): string | undefined {
  if (riasec?.type === 'code') {
    return riasec.isOrderClear ? results.interests(riasec.code) : results.interestsClose(riasec.code);
  }
  return riasec && results.noInterests[riasec.type];
}

function sayValues(words: RenderWords, lens: Lens, { derived: { values = [] } }: Concluded): string | undefined {
  const ranked = values.map(({ key }) => titleIn(words, lens, key));
  return ranked.length > 1 ? sayOrder(words, ranked) : undefined;
}

function sayFits(words: RenderWords, lens: Lens, { derived: { enneagram } }: Concluded): string | undefined {
  if (!enneagram) return undefined;
  const [first, ...others] = enneagram.top.map(({ type }) => titleIn(words, lens, `t${type}`));
  if (first === undefined) return words.results.noFit;
  if (others.length === 0) return first;
  return enneagram.isVerdictAllowed ? words.results.ahead(first, others) : words.results.followedBy(first, others);
}

function sayAffective(
  { results, frame }: RenderWords,
  _lens: Lens,
  { readings, derived: { affective } }: Omit<LensReading, 'key'>,
): string | undefined {
  const labels = readings.flatMap(({ label }) => label ?? []);
  const stated = labels.filter((label) => label.startsWith('mentioned')).length;
  const denied = labels.filter((label) => label === 'denied').length;
  if (!affective) return undefined;
  const { comesNear, pointsAway, notMentioned, areas } = affective;
  return frame.clauses([
    results.stated(stated, areas),
    ...(denied > 0 ? [results.denied(denied)] : []),
    ...(comesNear > 0 ? [results.comesNear(comesNear)] : []),
    ...(pointsAway > 0 ? [results.pointsAway(pointsAway)] : []),
    ...(notMentioned > 0 ? [results.notMentioned(notMentioned)] : []),
  ]);
}

function sayOrder({ results }: RenderWords, ranked: string[]): string {
  const most = ranked.slice(0, 2);
  const least = ranked.length > MAX_NAMES ? ranked.at(-1) : undefined;
  return least === undefined ? results.ranked(most) : results.rankedToLast(most, least);
}

export function titleIn(words: RenderWords, lens: Lens, key: string): string {
  const dimension = lens.dimensions.find((one) => one.key === key);
  return dimension ? words.names.dimension(lens, dimension).title : key;
}

function sayReadings(words: RenderWords, lens: Lens, read: Read[], asked: number): string {
  const { results } = words;
  if (lens.scale === 'prose') return '';
  if (read.length === 0) return results.none;
  if (lens.isZeroFloor || !isBarScale(lens.scale)) return sayNames(words, lens, read);
  const result = lens.dimensions.some(({ low, high }) => low && high)
    ? sayPoles(words, lens, read)
    : sayRanked(words, lens, read);
  return lens.listing === 'found' && read.length < asked ? results.partly(result, read.length, asked) : result;
}

function sayPoles(words: RenderWords, lens: Lens, read: Read[]): string {
  const sides = read
    .flatMap(({ dimension, reading }) => {
      const side = sideOf(words, lens, dimension, reading);
      return side ? [{ ...side, title: words.names.dimension(lens, dimension).title }] : [];
    })
    .filter(({ distance }) => distance > 0)
    .toSorted((one, other) => other.distance - one.distance);
  const split = read
    .filter(({ reading }) => reading.points)
    .map(({ dimension }) => words.names.dimension(lens, dimension).title);
  const { results } = words;
  const named = sides.slice(0, MAX_NAMES);
  const poles = isEachPoleOnce(lens)
    ? results.poles(named.map(({ pole }) => pole))
    : results.named(named.map(({ title, pole }) => words.titled(title, results.poles([pole]))));
  if (named.length > 0 && split.length > 0) return results.polesAndSplit(poles, results.split(split));
  if (named.length > 0) return poles;
  return split.length > 0 ? results.split(split) : results.middle;
}

/** When several scales share a pole name, the pole alone is ambiguous. */
function isEachPoleOnce({ dimensions }: Lens): boolean {
  const poles = dimensions.flatMap(({ low, high }) => [low, high]).filter((pole) => pole !== undefined);
  return new Set(poles).size === poles.length;
}

function sayRanked(words: RenderWords, lens: Lens, read: Read[]): string {
  const ranked = read
    .flatMap(({ dimension, reading }) =>
      positionsOf(reading)
        .slice(0, 1)
        .map((position) => ({ dimension, position })),
    )
    .toSorted((one, other) => other.position - one.position)
    .map(({ dimension }) => words.names.dimension(lens, dimension).title);
  if (ranked.length < 2) return words.results.named(ranked);
  return sayOrder(words, ranked);
}

/** The dimensions that were seen with their values, strongest first. */
function sayNames(words: RenderWords, lens: Lens, read: Read[]): string {
  const size = ({ strength, position = 0 }: Reading): number => strength ?? position;
  const seen = read
    .filter(({ reading }) => !isNotSeen(lens, reading) && reading.strength !== 0)
    .toSorted((one, other) => size(other.reading) - size(one.reading))
    .map(({ dimension, reading }) =>
      words.titled(words.names.dimension(lens, dimension).title, formatValue(words, lens, dimension, reading)),
    );
  if (seen.length === 0) return words.values.notSeen;
  const [named, more] = [seen.slice(0, MAX_NAMES), seen.length - MAX_NAMES];
  return more > 0 ? words.results.namedAndMore(named, more) : words.results.named(named);
}
