import { type Dimension, isBarScale, type Lens, type Scale } from '@app/frameworks/framework';
import { isThin } from '../derive/item-scores.ts';
import type { ReadingContext } from '../check/check-reading.ts';
import { drawBar } from './draw-bar.ts';
import { toModelProse } from '../check/model-prose.ts';
import { groundedIn } from '../check/quotations.ts';
import { toInlineQuote } from '../check/prose.ts';
import { type Evidence, isNotSeen, positionsOf, type Reading } from '../report.ts';
import { formatValue } from './format-value.ts';
import { signed } from './signed.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

type Said = Pick<ReadingContext, 'kind' | 'lang'>;
type Section = Pick<ReadingContext, 'kind' | 'lang' | 'source' | 'lens' | 'dimension' | 'headingLevel'>;

/** Heading and bar of a dimension; the interpretation and the quotes follow. */
export function renderReadingStart(section: Section, reading: Reading): string {
  const { lens, dimension, headingLevel, kind } = section;
  if (dimension.isLead) return '\n\n';
  const words = wordsOf(section);
  const { title, smallPrint } = words.names.dimension(lens, dimension);
  const small = smallPrint ? ` *(${smallPrint})*` : '';
  const result = toModelProse(formatValue(words, lens, dimension, reading), kind).text.replaceAll(/\s+/g, ' ');
  const bar = renderBar(words, { lens, dimension }, reading);
  if (isListed(lens))
    return `\n\n- ${words.results.line(words.titled(`**${title}**${small}`, [result, bar].filter((part) => part).join(' ')))} `;
  return `\n\n${'#'.repeat(headingLevel)} ${words.titled(title, result)}${small}\n\n${bar && `${bar}\n\n`}`;
}

export function renderQuotes(section: Said & { lens: Pick<Lens, 'length'> }, reading: Reading): string {
  const { lens } = section;
  const { evidence, counter, considered = [] } = reading;
  const { frame } = wordsOf(section);
  const indent = isListed(lens) ? '  ' : '';
  const under = (title: string, items: Evidence[]): string =>
    items.length > 0
      ? `\n\n${indent}*${title}*${items.map((item) => renderEvidence(section, item, indent)).join('')}`
      : '';
  return [
    evidence.map((item) => renderEvidence(section, item, indent)).join(''),
    under(frame.lookedAt, considered),
    under(frame.against, counter),
  ].join('');
}

/** One reading of the finished report. */
export function renderReading(section: Section, reading: Reading): { text: string; removed: number } {
  const { text, removed } = toModelProse(reading.interpretation ?? '', section.kind, groundedIn(section.source));
  const gist = toModelProse(reading.gist ?? '', section.kind).removed;
  return {
    text: renderReadingStart(section, reading) + text + renderQuotes(section, reading),
    removed: removed + gist,
  };
}

export function renderEvidence({ kind, lang }: Said, { quote, shows, where }: Evidence, indent = ''): string {
  const words = wordsOf({ lang });
  const quoted = words.quote(toInlineQuote(quote));
  const said = where ? words.titled(toInlineQuote(where), quoted) : quoted;
  const note = toModelProse(shows, kind).text.replaceAll(/\s+/g, ' ');
  return `\n\n${indent}> ${said}${note && `\n${indent}>\n${indent}> ${note}`}`;
}

/** Short readings of wide lenses are rendered as a list, long ones with headings. */
const isListed = ({ length }: Pick<Lens, 'length'>): boolean => length === 'sentence';

/** The bar with its poles and number. */
function renderBar(
  words: RenderWords,
  { lens, dimension }: { lens: Lens; dimension: Dimension },
  reading: Reading,
): string {
  const { scale } = lens;
  const { points, items } = reading;
  const positions = positionsOf(reading);
  if (positions.length === 0 || !isBarScale(scale)) return '';
  const isNothing = isNotSeen(lens, reading);
  const { low, high } = words.names.dimension(lens, dimension);
  const isHollow = items !== undefined && isThin(items);
  const bar = `\`${drawBar({ positions: isNothing ? [] : positions, scale, isThin: isHollow, low, high })}\``;
  if (isNothing) return bar;
  const at = (position: number): string => sayNumber(words, scale, position);
  if (points) {
    const [one, other] = points.map((point) => ({ at: plainNumber(scale, point.position), rated: point.rated }));
    return one && other ? `${bar} **${words.derived.split(one.at, one.rated, other.at, other.rated)}**` : bar;
  }
  const number = `**${at(positions[0] ?? 0)}**`;
  const rests = items ? [words.derived.statements(items.rated, items.of)] : [];
  return `${bar} ${words.frame.clauses([isHollow ? words.values.thin(number) : number, ...rests])}`;
}

const plainNumber = (scale: Scale, position: number): string =>
  scale === 'bipolar' ? signed(position) : String(position);

const sayNumber = (words: RenderWords, scale: Scale, position: number): string =>
  scale === 'bipolar' ? signed(position) : words.values.ofHundred(position);
