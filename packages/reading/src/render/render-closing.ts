import { disclaimers } from '@app/frameworks/disclaimers';
import type { ReportContext } from '../check/check-report.ts';
import { publishedR, sameSideInTen } from '../derive/certainty.ts';
import { renderMarkers } from '../derive/markers.ts';
import { count } from './count.ts';
import { materialWords } from './material-words.ts';
import { renderOrigin } from '../observe/render-origin.ts';
import { toModelProse } from '../check/model-prose.ts';
import { toInlineQuote } from '../check/prose.ts';
import { hasLensHeadings, hasPortrait, type Plan } from '../plan/plan-reading.ts';
import { renderGauges } from './render-gauges.ts';
import { positionsOf, quotesOf, type Reading, type Report } from '../report.ts';
import { signed } from './signed.ts';

/** What could not be said, where lenses disagree, what was counted, and how far to trust it: after the reading itself. */
export function renderClosing(context: ReportContext, report: Report): string {
  return [
    renderNotAssessable(context, report),
    renderContradictions(context, report),
    renderCounted(context, report),
    renderLimits(context, report),
    `\n\n${[...trademarksOf(context), ...disclaimersOf(context.plan)].join('\n\n')}\n`,
  ].join('');
}

/** A picture has no words to count. */
function renderCounted({ plan }: ReportContext, { markers }: Report): string {
  if (plan.kind !== 'text' && !markers.values.words) return '';
  return `\n\n## ${materialWords[plan.kind].counted}\n\n${renderMarkers(markers)}`;
}

function disclaimersOf({ framework, kind }: Plan): string[] {
  const keys = kind === 'text' ? framework.disclaimers : [...framework.disclaimers, 'MEDIA' as const];
  return [...new Set(keys)].map((key) => `*${disclaimers[key]}*`);
}

function renderNotAssessable({ plan }: ReportContext, { lenses }: Report): string {
  const notes = plan.lenses.flatMap(({ lens, about }, index) => {
    const titles = new Map(lens.dimensions.map(({ key, title }) => [key, title]));
    const byReason = Map.groupBy(
      (lenses[index]?.readings ?? []).filter(({ state }) => state === 'not_assessable'),
      ({ whyNot }) => whyNot ?? '',
    );
    const name = about === undefined ? lens.title : `Person ${about}`;
    return [...byReason].map(([why, readings]) => {
      const names = namesOf(
        readings.map(({ key }) => titles.get(key) ?? key),
        plan,
        lens.dimensions.length,
      );
      return { name, says: `${names}.** ${plainReason(why, plan)}${renderNearest(readings, titles, plan)}` };
    });
  });
  const lines = hasPortrait(plan)
    ? notes.map(({ name, says }) => `- **${hasLensHeadings(plan) ? `${name}: ` : ''}${says}`)
    : sharedNotes(notes, plan.lenses.length);
  return lines.length > 0 ? `\n\n## Not Assessable Here\n\n${lines.join('\n')}` : '';
}

/** The passage that came closest and why it does not count: the other half of an honest nothing. */
function renderNearest(readings: Reading[], titles: ReadonlyMap<string, string>, { kind }: Plan): string {
  const lines = readings.flatMap(({ key, considered: [nearest] = [] }) => {
    if (!nearest) return [];
    const shows = toModelProse(nearest.shows, kind).text.replaceAll(/\s+/g, ' ');
    const about = readings.length > 1 ? `${titles.get(key) ?? key}, nearest: ` : 'Nearest: ';
    return [`\n  - ${about}“${toInlineQuote(nearest.quote)}”${shows && ` · ${shows}`}`];
  });
  return lines.join('');
}

/** A picture leaves whole lenses unrated: a wall of names would say no more than their number. */
const MOST_NAMES_IN_MEDIA = 8;

function namesOf(titles: string[], { media }: Plan, inLens: number): string {
  if (titles.length === inLens && titles.length > 1) return `all ${titles.length}`;
  if (media && titles.length > MOST_NAMES_IN_MEDIA) return `${titles.length} scales`;
  return titles.join(', ');
}

/** What holds for several people is said once. */
function sharedNotes(notes: { name: string; says: string }[], lenses: number): string[] {
  const bySaying = Map.groupBy(notes, ({ says }) => says);
  return [...bySaying].map(([says, same]) => {
    const names = same.length < lenses ? `${same.map(({ name }) => name).join(', ')}: ` : '';
    return `- **${names}${says}`;
  });
}

/** A model's reason is a model's words: disarmed like the rest, and a sentence. */
function plainReason(why: string, { kind }: Plan): string {
  const { text } = toModelProse(why, kind);
  const sentence = text.replaceAll(/\s+/g, ' ').trim() || materialWords[kind].noSupport;
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1).replace(/[.!]$/, '')}.`;
}

function renderContradictions({ plan }: ReportContext, { contradictions }: Report): string {
  if (contradictions.length === 0) return '';
  const lines = contradictions.map(({ a, b, sign }) => {
    const relation = sign === 1 ? 'usually point the same way' : 'usually point opposite ways';
    return `- ${nameOf(plan, a.key)} (${signed(a.position)}) and ${nameOf(plan, b.key)} (${signed(b.position)}) ${relation}; here they do not. One of the two may rest on thin evidence, or the ${materialWords[plan.kind].name} shows two sides.`;
  });
  return `\n\n## Where The Lenses Disagree\n\n${lines.join('\n')}`;
}

/** `lens.dimension`, or `lens.group.dimension` for what code computed. */
function nameOf({ lenses }: Plan, place: string): string {
  const [lensKey, ...rest] = place.split('.');
  const lens = lenses.find((planned) => planned.lens.key === lensKey)?.lens;
  const key = rest.at(-1) ?? '';
  const title = lens?.dimensions.find((dimension) => dimension.key === key)?.title ?? key.replaceAll('_', ' ');
  return `${lens?.title ?? lensKey}, ${title}`;
}

function renderLimits({ plan, words }: ReportContext, report: Report): string {
  const { sample, dropped, unwritten, shareRead } = report;
  const { name, checked, foundIn } = materialWords[plan.kind];
  const origin = renderOrigin(report);
  if (plan.media?.subject === 'nobody') return origin.length > 0 ? renderHowTo(origin) : '';
  const ceiling = researchCeiling(plan);
  const lines = [
    `**Sample:** ${sample.sentence}`,
    ...origin,
    '**Agreement:** one reading by one model; a second run or another model may differ.',
    `**Research ceiling:** ${sayCeiling(ceiling)}`,
    ...saySameSide(plan, words, report),
    `**${checked}:** ${quotesOf(report).length} found word for word ${foundIn}${dropped.quotes ? `, ${dropped.quotes} not found and removed` : ''}.`,
    ...(dropped.claims ? [`**Removed:** ${count(dropped.claims, 'statement')} without support in the ${name}.`] : []),
    ...(dropped.sentences
      ? [`**Withheld:** ${count(dropped.sentences, 'sentence')} that said what a reading like this must not say.`]
      : []),
    ...(dropped.repeated
      ? [
          `**Told once:** ${count(dropped.repeated, 'quote')} left out, because the passage already carries two readings of its lens.`,
        ]
      : []),
    ...(unwritten ? [`**Incomplete:** the model did not write ${count(unwritten, 'part')}.`] : []),
    ...(shareRead < 1 ? [`**Read:** ${Math.round(shareRead * 100)} % of the text, in evenly chosen pieces.`] : []),
  ];
  return renderHowTo(lines, renderGauges(report, ceiling));
}

const renderHowTo = (lines: string[], gauges = ''): string =>
  `\n\n## How To Read This\n\n${gauges && `${gauges}\n\n`}${lines.map((line) => `- ${line}`).join('\n')}`;

/** The best that studies reach for these lenses and this kind of input; 0 where there are none. */
function researchCeiling({ lenses, kind }: Plan): number {
  return Math.max(0, ...lenses.flatMap(({ lens }) => publishedR(lens.validity, kind) ?? []));
}

function sayCeiling(best: number): string {
  if (best === 0) return 'no published figure fits a reading like this, so none is given.';
  return `readings like this agree with a person's own answers by about r ${best.toFixed(2)} at best, where 1 would be perfect.`;
}

/** The one sentence on what an impression says about a person. Only of the Big Five it is known. */
function saySameSide({ lenses, kind }: Plan, words: number, report: Report): string[] {
  const isPlaced = lenses.some(
    ({ lens }, index) =>
      lens.validity === 'bigfive' && report.lenses[index]?.readings.some((reading) => positionsOf(reading).length > 0),
  );
  const inTen = isPlaced ? sameSideInTen({ validity: 'bigfive', kind, words }) : undefined;
  if (inTen === undefined) return [];
  const { similar } = materialWords[kind];
  const people =
    inTen > 5
      ? `about ${numbers[inTen]} in ten ${similar} are on the same side of the middle in a questionnaire, and ${numbers[10 - inTen]} are not`
      : `only a little over five in ten ${similar} are on the same side of the middle in a questionnaire, where a coin gives five`;
  return [`**For the person:** with the Big Five, ${people}: enough to think about, too little to decide by.`];
}

const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function trademarksOf({ plan }: ReportContext): string[] {
  const lines = plan.lenses.flatMap(({ lens }) => (lens.trademark ? [lens.trademark] : []));
  return lines.length > 0 ? [`*${lines.join(' ')}*`] : [];
}
