import type { Block, BlockOf, Run, Track } from '@app/contract/blocks';
import { type Dimension, isBarScale, type Lens, type Scale } from '@app/frameworks/framework';
import type { ReadingContext } from '../check/check-reading.ts';
import { toModelProse } from '../check/model-prose.ts';
import { groundedIn } from '../check/quotations.ts';
import { isThin } from '../derive/item-scores.ts';
import { readMarks } from '../letter/read-marks.ts';
import { keyOf } from '../plan/plan-parts.ts';
import { type Evidence, isNotSeen, positionsOf, type Reading } from '../report.ts';
import { cite, onOneLine, quoteBlocks } from './cite.ts';
import { formatValue } from './format-value.ts';
import { signed } from './signed.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

type Section = Pick<ReadingContext, 'kind' | 'lang' | 'source' | 'lens' | 'dimension' | 'headingLevel'>;

/** What was read of one dimension, behind the quotes it names. `removed` counts the sentences that are withheld. */
export function rowBlocks(section: Section, reading: Reading): { blocks: Block[]; removed: number } {
  const { lens, dimension, headingLevel, kind, source } = section;
  const words = wordsOf(section);
  const { text, removed } = toModelProse(reading.interpretation ?? '', kind, groundedIn(source));
  const gist = toModelProse(reading.gist ?? '', kind).removed;
  const { evidence, counter, considered = [] } = reading;
  const row: BlockOf<'row'> = {
    id: keyOf(lens, dimension),
    type: 'row',
    fold: 'rows',
    level: headingLevel,
    // Short readings of wide lenses are a list.
    ...(lens.length === 'sentence' && { isListed: true }),
    ...(dimension.isLead ? {} : headOf(words, section, reading)),
    ...proseAndQuotes(section, text, reading),
  };
  return { blocks: [...quoteBlocks([...evidence, ...considered, ...counter]), row], removed: removed + gist };
}

/** The prose of a reading with its passages. */
export function proseAndQuotes(
  { kind, lang }: Pick<Section, 'kind' | 'lang'>,
  text: string,
  { evidence, counter, considered = [] }: Pick<Reading, 'evidence' | 'counter' | 'considered'>,
): Pick<BlockOf<'row'>, 'prose' | 'quotes' | 'asides'> {
  const { frame } = wordsOf({ lang });
  const aside = (name: 'considered' | 'against', title: string, items: readonly Evidence[]) =>
    items.length > 0 ? [{ kind: name, title, quotes: cite(kind, items) }] : [];
  return {
    prose: text.split('\n\n').flatMap((paragraph) => (paragraph ? [readMarks(paragraph)] : [])),
    quotes: cite(kind, evidence),
    asides: [...aside('considered', frame.lookedAt, considered), ...aside('against', frame.against, counter)],
  };
}

function headOf(words: RenderWords, { lens, dimension, kind }: Section, reading: Reading): Partial<BlockOf<'row'>> {
  const { title, smallPrint } = words.names.dimension(lens, dimension);
  const says = onOneLine(toModelProse(formatValue(words, lens, dimension, reading), kind).text);
  return {
    title,
    ...(smallPrint && { smallPrint }),
    ...(says && { says }),
    ...barOf(words, { lens, dimension }, reading),
  };
}

/** The bar with its poles and number. */
function barOf(
  words: RenderWords,
  { lens, dimension }: { lens: Lens; dimension: Dimension },
  reading: Reading,
): { bar?: Track; figures?: Run[] } {
  const { scale } = lens;
  const { points, items } = reading;
  const positions = positionsOf(reading);
  if (positions.length === 0 || !isBarScale(scale)) return {};
  const { low, high } = words.names.dimension(lens, dimension);
  const isHollow = items !== undefined && isThin(items);
  const ends = { ...(low && { low }), ...(high && { high }) };
  if (isNotSeen(lens, reading)) return { bar: ends };
  const bar = { ...ends, points: positions.map((position) => ({ at: shareOf(position, scale), isHollow })) };
  if (points) {
    const [one, other] = points.map((point) => ({ at: plainNumber(scale, point.position), rated: point.rated }));
    if (!one || !other) return { bar };
    return { bar, figures: [{ text: words.derived.split(one.at, one.rated, other.at, other.rated), strong: true }] };
  }
  const number = `**${sayNumber(words, scale, positions[0] ?? 0)}**`;
  const rests = items ? [words.derived.statements(items.rated, items.of)] : [];
  return { bar, figures: readMarks(words.frame.clauses([isHollow ? words.values.thin(number) : number, ...rests])) };
}

/** A position as a share of its track, from 0 to 1. */
export function shareOf(position: number, scale: Scale): number {
  const percent = scale === 'bipolar' ? (position + 100) / 2 : position;
  return Math.min(100, Math.max(0, percent)) / 100;
}

const plainNumber = (scale: Scale, position: number): string =>
  scale === 'bipolar' ? signed(position) : String(position);

const sayNumber = (words: RenderWords, scale: Scale, position: number): string =>
  scale === 'bipolar' ? signed(position) : words.values.ofHundred(position);
