import { type Band, type Dimension, type InputKind, isBarScale, type Lens } from '@app/frameworks/framework';
import type { PersonBand } from './certainty.ts';
import type { ReadingContext } from './check-reading.ts';
import { drawBar } from './draw-bar.ts';
import { materialWords } from './material-words.ts';
import { toModelProse } from './model-prose.ts';
import { toInlineQuote } from './prose.ts';
import type { Evidence, Reading } from './report.ts';
import { signed } from './signed.ts';

type Place = Pick<ReadingContext, 'kind' | 'lens' | 'dimension' | 'headingLevel'>;

/** Heading and number of a dimension; its words follow, then its quotes. */
export function renderReadingStart({ kind, lens, dimension, headingLevel }: Place, reading: Reading): string {
  if (dimension.isLead) return '\n\n';
  const small = dimension.smallPrint ? ` *(${dimension.smallPrint})*` : '';
  const value = renderValue({ kind, lens, dimension }, reading);
  if (isListed(lens)) return `\n\n- **${dimension.title}**${small}${value && `: ${value}`}. `;
  return `\n\n${'#'.repeat(headingLevel)} ${dimension.title}${small}\n\n${value && `${value}\n\n`}`;
}

export function renderQuotes(
  { kind, lens }: { kind: InputKind; lens: Pick<Lens, 'length'> },
  { evidence, counter }: Reading,
): string {
  const indent = isListed(lens) ? '  ' : '';
  const against =
    counter.length > 0
      ? `\n\n${indent}*On the other hand:*${counter.map((item) => renderEvidence(kind, item, indent)).join('')}`
      : '';
  return evidence.map((item) => renderEvidence(kind, item, indent)).join('') + against;
}

/** One reading as it stands in the finished report. */
export function renderReading(place: Place, reading: Reading): { text: string; removed: number } {
  const { text, removed } = toModelProse(reading.interpretation ?? '', place.kind);
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
  mentioned: 'mentioned',
  mentioned_often: 'mentioned often',
  mentioned_daily: 'mentioned as daily',
};

function renderValue(
  { kind, lens, dimension }: Pick<Place, 'kind' | 'lens' | 'dimension'>,
  { position, strength, label, band }: Reading,
): string {
  if (label) return labels[label];
  if (strength !== undefined) return `${strengths[strength]} (${strength} of 4)`;
  if (position === undefined || !isBarScale(lens.scale)) return '';
  const bar = drawBar({ position, scale: lens.scale, band, low: dimension.low, high: dimension.high });
  const impression = lens.scale === 'bipolar' ? betweenPoles(lens, dimension, position) : ofHundred(lens, position);
  if (!lens.validity) return `\`${bar}\` ${impression}`;
  const separator = isListed(lens) ? ' · ' : '  \n';
  return `\`${bar}\` ${impression}${separator}*${band ? aboutPerson(lens, dimension, band) : materialWords[kind].tooLittle}*`;
}

function ofHundred({ bands }: Lens, position: number): string {
  const name = bandName(bands, position);
  return `**${position} of 100**${name && `, ${name}`}`;
}

function betweenPoles({ bands }: Lens, { low, high }: Dimension, position: number): string {
  const name = bandName(bands, Math.abs(position));
  const side = position === 0 || name === 'Balanced' ? '' : ` toward ${position < 0 ? low : high}`;
  return `**${signed(position)}**${name && `, ${name}${side}`}`;
}

/** What the impression may say about the person, in numbers people can picture. */
function aboutPerson({ scale }: Lens, { high }: Dimension, band: PersonBand): string {
  const side = scale === 'bipolar' ? `on the side of ${high}` : 'above average';
  return `For the person: ${ordinal(band.low)} to ${ordinal(band.high)} percentile, about ${band.aboveAverageInTen} in 10 ${side}`;
}

function bandName(bands: readonly Band[] | undefined, size: number): string {
  return bands?.find(({ from, to }) => size >= from && size <= to)?.label ?? '';
}

function ordinal(percentile: number): string {
  const number = Math.round(percentile);
  const tail = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${tail}`;
}
