import type { Block } from '@app/contract/blocks';
import type { InputKind } from '@app/frameworks/framework';
import { crosswalk } from '@app/frameworks/tables/crosswalk';
import { sayPronouns } from '@app/words/en/report/pronouns';
import type { ReportContext } from '../check/check-report.ts';
import { sameSideInTen } from '../derive/certainty.ts';
import { normalisedPositions } from '../derive/derive-lens.ts';
import { type SampleGauge, voiceShareOf } from '../derive/sample-gauge.ts';
import { type Dropped, positionsOf, quotesOf, type Report } from '../report.ts';
import { formatHowTo } from './format-how-to.ts';
import { titleIn } from './format-result.ts';
import { unreadBlocks } from './unread-block.ts';
import { type RenderWords, wordsOf } from './words/words.ts';

/** The sections after the readings: what could not be read, what was counted, and how to read the report. */
export function closingBlocks(context: ReportContext, report: Report): Block[] {
  const { headings, frame } = wordsOf(context.plan);
  const counted = frame.paragraph(sayCounted(context, report));
  const method = (id: string, title: string, text: string): Block => ({
    id,
    type: 'method',
    fold: 'notes',
    title,
    text,
  });
  return [
    ...unreadBlocks(context, report),
    ...(counted ? [method('counted', headings.counted, counted)] : []),
    method('how-to', headings.howTo, sayHowTo(context, report)),
  ];
}

function sayCounted(context: ReportContext, report: Report): string[] {
  const { plan } = context;
  const words = wordsOf(plan);
  const { closing } = words;
  const origin = sayOrigin(words, report);
  if (plan.media?.subject === 'nobody') return origin;
  const quotes = quotesOf(report).length;
  const against = report.lenses.flatMap(({ readings }) => readings.flatMap(({ counter }) => counter)).length;
  const leftOut = sayDropped(words, report.dropped);
  return [
    saySample(words, report.sample, plan.kind),
    ...origin,
    ...sayCountedPronouns(context, report),
    ...(quotes > 0 ? [closing.quotes[plan.kind === 'text' ? 'text' : 'media'](quotes, against)] : []),
    ...sayRelations(context, report),
    ...(leftOut.length > 0 ? [closing.leftOut(leftOut)] : []),
  ];
}

/** Which models described and transcribed the material, and how many phrases were removed. */
function sayOrigin({ frame, media: says }: RenderWords, { media, markers }: Report): string[] {
  if (!media) return [];
  const people = media.people.length + media.others + media.minors;
  const isSpeechShared = Boolean(markers.values.words) && people > 1;
  return [
    ...[media.seenBy, media.heardBy].flatMap((clause) => (clause ? [frame.sentence(clause)] : [])),
    ...(isSpeechShared ? [says.speechShared] : []),
    ...(media.phrasesLeftOut > 0 ? [says.phrases(media.phrasesLeftOut)] : []),
  ];
}

function saySample({ closing: { sample: says } }: RenderWords, sample: SampleGauge, kind: InputKind): string {
  const { words, seen, level } = sample;
  if (!seen) return words === 0 ? says.empty : says[voiceShareOf(sample)](words);
  if (kind === 'image') return says.pictures(seen.frames);
  const { frames, durationSeconds } = seen;
  const looked =
    durationSeconds === undefined ? says.frames(frames) : says.framesOver(frames, minutes(durationSeconds));
  return says[level === 'strong' ? 'wholeClip' : 'clip'](looked, says.spoken(words));
}

const minutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

function sayDropped({ closing: { dropped: says } }: RenderWords, dropped: Dropped): string[] {
  const keys = ['quotes', 'claims', 'sentences', 'repeated'] as const;
  return keys.flatMap((key) => (dropped[key] ? [says[key](dropped[key])] : []));
}

/** Of all markers only the two that readers recognise, and only in English. */
function sayCountedPronouns({ plan }: ReportContext, { markers: { values } }: Report): string[] {
  const { words = 0, firstSingular, firstPlural } = values;
  if (wordsOf(plan).lang !== 'en' || firstSingular === undefined || firstPlural === undefined) return [];
  const timesOf = (rate: number): number => Math.round((rate * words) / 100);
  return [sayPronouns(timesOf(firstSingular), timesOf(firstPlural))];
}

function sayRelations(context: ReportContext, { lenses, contradictions }: Report): string[] {
  const words = wordsOf(context.plan);
  const positions = normalisedPositions(context.plan.framework, lenses);
  const pairs = crosswalk.filter(
    ({ a, b, confidence }) => confidence === 'strong' && positions.has(a) && positions.has(b),
  );
  if (pairs.length === 0) return [];
  const names = contradictions.map(({ a, b }) =>
    words.closing.pair(nameOf(words, context, a.key), nameOf(words, context, b.key)),
  );
  const { relations, contradicted } = words.closing;
  return [names.length > 0 ? contradicted(pairs.length, names) : relations(pairs.length)];
}

/** The name of a result; `path` is `lens.dimension`, or `lens.group.dimension` for computed results. */
function nameOf(words: RenderWords, { plan }: ReportContext, path: string): string {
  const [lensKey = '', ...rest] = path.split('.');
  const lens = plan.lenses.find((planned) => planned.lens.key === lensKey)?.lens;
  const key = rest.at(-1) ?? '';
  if (!lens) return path;
  const isComputed = lens.dimensions.every((dimension) => dimension.key !== key);
  const title = isComputed ? words.names.computed(key) : titleIn(words, lens, key);
  return words.closing.inLens(words.names.lens(lens), title);
}

function sayHowTo(context: ReportContext, report: Report): string {
  const { plan } = context;
  const { framework, kind } = plan;
  const words = wordsOf(plan);
  return formatHowTo(words, {
    kind,
    sample: report.sample,
    keys: kind === 'text' ? framework.disclaimers : [...framework.disclaimers, 'MEDIA'],
    lenses: plan.lenses.length,
    sameSideInTen: findSameSide(context, report),
    trademarks: plan.lenses.flatMap(({ lens }) => words.names.trademark(lens) ?? []),
  });
}

/** Published accuracy of such readings is known only for the Big Five. */
function findSameSide({ plan, words }: ReportContext, report: Report): number | undefined {
  const isPlaced = plan.lenses.some(
    ({ lens }, index) =>
      lens.validity === 'bigfive' && report.lenses[index]?.readings.some((reading) => positionsOf(reading).length > 0),
  );
  return isPlaced ? sameSideInTen({ validity: 'bigfive', kind: plan.kind, words }) : undefined;
}
