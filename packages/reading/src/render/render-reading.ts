import {
  type Band,
  type Dimension,
  type InputKind,
  isBarScale,
  type Lens,
  type Scale,
} from '@app/frameworks/framework';
import { isThin } from '../derive/item-scores.ts';
import type { ReadingContext } from '../check/check-reading.ts';
import { drawBar } from './draw-bar.ts';
import { toModelProse } from '../check/model-prose.ts';
import { groundedIn } from '../check/quotations.ts';
import { toInlineQuote } from '../check/prose.ts';
import { type Evidence, isNotSeen, positionsOf, type Reading } from '../report.ts';
import { count } from './count.ts';
import { signed } from './signed.ts';

type Place = Pick<ReadingContext, 'kind' | 'source' | 'lens' | 'dimension' | 'headingLevel'>;

/** Heading and number of a dimension; its words follow, then its quotes. */
export function renderReadingStart({ lens, dimension, headingLevel }: Place, reading: Reading): string {
  if (dimension.isLead) return '\n\n';
  const small = dimension.smallPrint ? ` *(${dimension.smallPrint})*` : '';
  const value = renderValue(lens, dimension, reading);
  if (isListed(lens)) return `\n\n- **${dimension.title}**${small}${value && `: ${value}`}. `;
  return `\n\n${'#'.repeat(headingLevel)} ${dimension.title}${small}\n\n${value && `${value}\n\n`}`;
}

export function renderQuotes(
  { kind, lens }: { kind: InputKind; lens: Pick<Lens, 'length'> },
  { evidence, counter, considered = [] }: Reading,
): string {
  const indent = isListed(lens) ? '  ' : '';
  const under = (title: string, items: Evidence[]): string =>
    items.length > 0
      ? `\n\n${indent}*${title}:*${items.map((item) => renderEvidence(kind, item, indent)).join('')}`
      : '';
  return [
    evidence.map((item) => renderEvidence(kind, item, indent)).join(''),
    under('Looked at', considered),
    under(evidence.length > 0 ? 'On the other hand' : 'Against it', counter),
  ].join('');
}

/** One reading as it stands in the finished report. */
export function renderReading(place: Place, reading: Reading): { text: string; removed: number } {
  const { text, removed } = toModelProse(reading.interpretation ?? '', place.kind, groundedIn(place.source));
  return { text: renderReadingStart(place, reading) + text + renderQuotes(place, reading), removed };
}

export function renderEvidence(kind: InputKind, { quote, shows, where }: Evidence, indent = ''): string {
  const note = toModelProse(shows, kind).text.replaceAll(/\s+/g, ' ');
  return `\n\n${indent}> ${where ? `${toInlineQuote(where)}: ` : ''}“${toInlineQuote(quote)}”${note && `\n${indent}>\n${indent}> ${note}`}`;
}

/** Short readings of wide lenses are a list; long ones have headings. */
const isListed = ({ length }: Pick<Lens, 'length'>): boolean => length === 'sentence';

const strengths = ['not seen', 'faint', 'some', 'clear', 'said in so many words'];
const labels = {
  denied: 'denied',
  points_away: 'points the other way',
  comes_near: 'comes near',
  mentioned: 'mentioned',
  mentioned_often: 'mentioned often',
  mentioned_daily: 'mentioned as daily',
};

function renderValue(lens: Lens, dimension: Dimension, reading: Reading): string {
  const { position, points, strength, label, items } = reading;
  if (label) return labels[label];
  if (strength !== undefined) return `${strengths[strength]} (${strength} of 4)`;
  const { scale } = lens;
  const positions = positionsOf(reading);
  if (positions.length === 0 || !isBarScale(scale)) return '';
  const { low, high } = dimension;
  const isNothing = isNotSeen(lens, reading);
  const bar = `\`${drawBar({ positions: isNothing ? [] : positions, scale, isThin: items ? isThin(items) : false, low, high })}\``;
  if (isNothing) return `${bar} **Not seen**`;
  if (points) return `${bar} ${sayTwoPoints(points, scale)}`;
  const where =
    scale === 'bipolar' ? betweenPoles(lens, dimension, position ?? 0) : ofHundred(lens, dimension, position ?? 0);
  return `${bar} ${where}${items ? fromItems(items) : ''}`;
}

/** The mean of two halves that pull apart is nowhere. */
function sayTwoPoints([low, high]: NonNullable<Reading['points']>, scale: Scale): string {
  const at = (position: number): string => (scale === 'bipolar' ? signed(position) : String(position));
  return `**Two points, not one:** ${at(low.position)} for ${count(low.rated, 'statement')}, ${at(high.position)} for the other ${high.rated}; a mean of the two would describe nobody`;
}

function ofHundred({ bands }: Lens, { low = '', high = '' }: Dimension, position: number): string {
  const name = bandName(bands, position).replace('{low}', low.toLowerCase()).replace('{high}', high.toLowerCase());
  return `**${position} of 100**${name && `, ${name}`}`;
}

/** A position that rests on few statements may be an absence. */
function fromItems(items: { rated: number; of: number }): string {
  return `${isThin(items) ? ', and thin: ' : ', '}from ${items.rated} of ${items.of} statements`;
}

function betweenPoles({ bands }: Lens, { low, high }: Dimension, position: number): string {
  const name = bandName(bands, Math.abs(position));
  const side = position === 0 || name === 'Balanced' ? '' : ` toward ${position < 0 ? low : high}`;
  return `**${signed(position)}**${name && `, ${name}${side}`}`;
}

function bandName(bands: readonly Band[] | undefined, size: number): string {
  return bands?.find(({ from, to }) => size >= from && size <= to)?.label ?? '';
}
