import { crosswalk } from '@app/frameworks/tables/crosswalk';
import type { ReportContext } from '../check/check-report.ts';
import { sameSideInTen } from '../derive/certainty.ts';
import { normalisedPositions } from '../derive/derive-lens.ts';
import { voiceShareOf } from '../derive/sample-gauge.ts';
import { positionsOf, quotesOf, type Report } from '../report.ts';
import { renderUnread } from './render-unread.ts';
import { titleIn } from './render-result.ts';
import { type ReportWords, wordsOf } from './words/words.ts';

/** What could not be read, what was counted, and how to read it all: after the reading itself. */
export function renderClosing(context: ReportContext, report: Report): string {
  const { headings } = wordsOf(context);
  const counted = sayCounted(context, report).join(' ');
  return [
    renderUnread(context, report),
    counted && `\n\n## ${headings.counted}\n\n${counted}`,
    `\n\n## ${headings.howTo}\n\n${sayHowTo(context, report)}\n`,
  ].join('');
}

function sayCounted(context: ReportContext, report: Report): string[] {
  const { plan } = context;
  const { closing } = wordsOf(context);
  const { sample, media, markers, dropped } = report;
  const people = media ? media.people.length + media.others + media.minors : 0;
  const origin = media
    ? closing.origin({
        seenBy: media.seenBy,
        heardBy: media.heardBy,
        isSpeechShared: Boolean(markers.values.words) && people > 1,
        phrases: media.phrasesLeftOut,
      })
    : [];
  if (plan.media?.subject === 'nobody') return origin;
  const quotes = quotesOf(report).length;
  const against = report.lenses.flatMap(({ readings }) => readings.flatMap(({ counter }) => counter)).length;
  const leftOut = closing.dropped(dropped);
  return [
    closing.sample(sample, plan.kind, voiceShareOf(sample)),
    ...origin,
    ...sayPronouns(context, report),
    ...(quotes > 0 ? [closing.quotes(quotes, against, plan.kind)] : []),
    ...sayRelations(context, report),
    ...(leftOut.length > 0 ? [closing.leftOut(leftOut)] : []),
  ];
}

/** Of all that can be counted, the two that a reader recognises; in English only. */
function sayPronouns(context: ReportContext, { markers: { values } }: Report): string[] {
  const { words = 0, firstSingular, firstPlural } = values;
  if (firstSingular === undefined || firstPlural === undefined) return [];
  const timesOf = (rate: number): number => Math.round((rate * words) / 100);
  return [wordsOf(context).closing.pronouns(timesOf(firstSingular), timesOf(firstPlural))];
}

function sayRelations(context: ReportContext, { lenses, contradictions }: Report): string[] {
  const words = wordsOf(context);
  const positions = normalisedPositions(context.plan.framework, lenses);
  const pairs = crosswalk.filter(
    ({ a, b, confidence }) => confidence === 'strong' && positions.has(a) && positions.has(b),
  );
  if (pairs.length === 0) return [];
  const names = contradictions.map(({ a, b }) =>
    words.closing.pair(nameOf(words, context, a.key), nameOf(words, context, b.key)),
  );
  return [words.closing.relations(pairs.length, names)];
}

/** `lens.dimension`, or `lens.group.dimension` for what code computed. */
function nameOf(words: ReportWords, { plan }: ReportContext, place: string): string {
  const [lensKey = '', ...rest] = place.split('.');
  const lens = plan.lenses.find((planned) => planned.lens.key === lensKey)?.lens;
  const key = rest.at(-1) ?? '';
  if (!lens) return place;
  const isComputed = lens.dimensions.every((dimension) => dimension.key !== key);
  const title = isComputed ? words.names.computed(lens, key) : titleIn(words, lens, key);
  return `${words.names.lens(lens)} ${title}`;
}

function sayHowTo(context: ReportContext, report: Report): string {
  const { plan } = context;
  const { framework, kind } = plan;
  const words = wordsOf(context);
  return words.howTo({
    kind,
    sample: report.sample,
    keys: kind === 'text' ? framework.disclaimers : [...framework.disclaimers, 'MEDIA'],
    lenses: plan.lenses.length,
    sameSideInTen: findSameSide(context, report),
    trademarks: plan.lenses.flatMap(({ lens }) => words.names.trademark(lens) ?? []),
  });
}

/** What an impression says about a person is known of the Big Five alone. */
function findSameSide({ plan, words }: ReportContext, report: Report): number | undefined {
  const isPlaced = plan.lenses.some(
    ({ lens }, index) =>
      lens.validity === 'bigfive' && report.lenses[index]?.readings.some((reading) => positionsOf(reading).length > 0),
  );
  return isPlaced ? sameSideInTen({ validity: 'bigfive', kind: plan.kind, words }) : undefined;
}
