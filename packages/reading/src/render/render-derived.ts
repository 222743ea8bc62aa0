import type { Lens } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import type { AffectiveRange } from '../derive/affective-range.ts';
import type { DiscReading } from '../derive/disc-bars.ts';
import type { EnneagramRanking } from '../derive/enneagram-ranking.ts';
import type { KeirseyReading } from '../derive/keirsey.ts';
import type { MbtiType } from '../derive/mbti-type.ts';
import type { RiasecReading } from '../derive/riasec-code.ts';
import type { SixteenPfGlobal } from '../derive/sixteen-pf-globals.ts';
import type { SocionicsCandidate } from '../derive/socionics.ts';
import type { Derived } from '../derive/derived.ts';
import { drawRange, drawTrack } from './draw-bar.ts';
import { materialWords } from './material-words.ts';
import { renderChart } from './render-chart.ts';
import { signed } from './signed.ts';

/** What code concluded, in words. Each conclusion says what it rests on. */
export function renderDerived(context: ReportContext, lens: Lens, derived: Derived): string {
  const { sixteenPfGlobals = [], disc, values = [] } = derived;
  const { name, ownMean, undated } = materialWords[context.plan.kind];
  const titles = new Map(lens.dimensions.map(({ key, title }) => [key, title]));
  return [
    derived.mbtiType && renderType(context, derived.mbtiType),
    derived.keirsey && renderKeirsey(derived.keirsey),
    derived.socionics && renderSocionics(derived.socionics),
    renderGlobals(sixteenPfGlobals),
    disc && renderDisc(disc),
    derived.riasec && renderRiasec(derived.riasec),
    values.length > 0 &&
      `**Ranked around ${ownMean}:** ${values.map(({ key, fromOwnMean }) => `${titles.get(key) ?? key} (${signed(fromOwnMean)})`).join(', ')}. Values are compared with each other, not with other people.`,
    derived.enneagram && renderEnneagram(derived.enneagram, titles, name),
    derived.affective && renderAffective(lens, derived.affective, undated),
  ]
    .filter((part) => part)
    .map((part) => `\n\n${part}`)
    .join('');
}

function renderType({ plan }: ReportContext, { code, letters, nearest, functions }: MbtiType): string {
  const { name } = materialWords[plan.kind];
  if (code === 'xxxx') return `**No letter stands out:** the ${name} takes no clear side on any of the four pairs.`;
  const clarity = letters
    .filter(({ letter }) => letter !== 'x')
    .map(({ letter, clarity: word }) => `${letter} ${word ?? ''}`.trim());
  const near = nearest.length > 0 ? ` Nearest other codes: ${nearest.join(', ')}.` : '';
  const dynamics = functions
    ? ` Common type dynamics for this code: ${functions.join(', ')}.`
    : ` An x marks a pair where the ${name} takes no side.`;
  return `**Reads as ${code}** (${clarity.join(', ')}).${near} Readings like this get a little over two of the four letters right on average; a coin gets two.${dynamics}`;
}

function renderKeirsey(reading: KeirseyReading): string {
  if (reading.type === 'temperament') {
    const { label, rule, axes } = reading.temperament;
    const variant = reading.variant ? `, code ${reading.variant.code}` : '';
    return `**${label}** (${rule}${variant}), computed from the MBTI-style bars: ${axes[0]} in words, ${axes[1]} in tools.`;
  }
  const names = reading.temperaments.map(({ label }) => label);
  return names.length === 0 || names.length > 3
    ? 'The MBTI-style bars leave all four temperaments open.'
    : `Open between **${names.join('** and **')}**: the letters that would decide are not clear.`;
}

function renderSocionics(candidates: SocionicsCandidate[]): string {
  if (candidates.length === 0) return 'The MBTI-style bars leave too many types open for a shortlist.';
  const names = candidates.map(
    ({ type, mbtiCode }) => `${type.key} (${type.leading} ${type.creative}, ${type.quadra}; from ${mbtiCode})`,
  );
  return `**Shortlist, computed from the MBTI-style bars:** ${names.join(', ')}. For introverts the socionics j/p follows the leading element and is not the MBTI J/P.`;
}

function renderGlobals(globals: SixteenPfGlobal[]): string {
  const rows = globals.flatMap(({ label, position, contributed, primaries }) =>
    position === undefined
      ? []
      : [
          {
            label,
            track: drawTrack({ positions: [position], scale: 'bipolar' }),
            value: `${signed(position)} (${contributed} of ${primaries} primaries)`,
          },
        ],
  );
  if (rows.length === 0) return '';
  return `**Five global factors, computed from the primaries above:**\n\n${renderChart(rows)}`;
}

function renderDisc({ style, bars }: DiscReading): string {
  const rows = bars.map(({ label, position }) => ({
    label,
    track: drawTrack({ positions: [position], scale: 'unipolar' }),
    value: String(Math.round(position)),
  }));
  const reads = style ? `reads as **${style}**.` : 'near the middle, no style stands out.';
  return `**The four styles, computed from the two axes:** ${reads}\n\n${renderChart(rows)}`;
}

function renderRiasec(reading: RiasecReading): string {
  const order = reading.ranking.map(({ letter, position }) => `${letter} ${position}`).join(', ');
  if (reading.type === 'code')
    return `**Reads as ${reading.code}** (${order}). Neighbours on Holland's hexagon: ${reading.consistency} consistency.${reading.isOrderClear ? '' : ' The order of the three is not clear.'}`;
  if (reading.type === 'too-few') return 'Too few interests could be read for a code.';
  return `**No code:** ${reading.type === 'close' ? 'the third and fourth lie too close together' : 'the profile is flat'} (${order}).`;
}

function renderEnneagram(
  { top, isVerdictAllowed }: EnneagramRanking,
  titles: Map<string, string>,
  material: string,
): string {
  if (top.length === 0) return `No type could be read: motives are not stated in this ${material}.`;
  const names = top.map(
    ({ type, position, wing }) =>
      `${titles.get(`t${type}`) ?? type} (${position} of 100${wing ? `, wing ${wing}` : ''})`,
  );
  const verdict = isVerdictAllowed
    ? 'The first fits best.'
    : 'Several types act alike for different reasons, so this is a shortlist, not a verdict.';
  return `**Closest fits:** ${names.join('; ')}. ${verdict}`;
}

/** What leaves a total open. */
function sayOpen({ notMentioned, comesNear, pointsAway, areas }: AffectiveRange): string {
  const verb = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
  const parts = [
    `${notMentioned} of ${areas} areas are not mentioned`,
    ...(comesNear > 0 ? [verb(comesNear, 'comes near', 'come near')] : []),
    ...(pointsAway > 0 ? [verb(pointsAway, 'points the other way', 'point the other way')] : []),
  ];
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');
}

function renderAffective({ title }: Lens, range: AffectiveRange, undated: string): string {
  const { low, high, total, bandsSpanned, isRangeShown } = range;
  const open = sayOpen(range);
  if (!isRangeShown) return `**No range:** ${open}, so any total would be a guess.`;
  const bands = bandsSpanned.length > 0 ? `, which spans ${bandsSpanned.join(', ')} in the published bands` : '';
  const chart = renderChart([
    {
      label: title,
      track: drawRange({ low: (100 * low) / total, high: (100 * high) / total }),
      value: `${low} to ${high} of ${total}`,
    },
  ]);
  return `**What the wording would allow:** a total from ${low} to ${high} of ${total}${bands}; ${open}. ${undated} cannot show the one or two weeks such scales ask about.\n\n${chart}`;
}
