import type { Mirror, MirrorDistance, MirrorRow, SelfAnswer } from '@app/contract/self-answers';
import type { Dimension } from '@app/frameworks/framework';
import { bigFiveLens } from '@app/frameworks/lenses/big-five';
import { bigFive } from '@app/frameworks/list/big-five';
import { miniIpipSource, mirrorPoints } from '@app/frameworks/tables/mirror';
import type { Lang } from '@app/words/languages';
import { drawnPositionsOf } from '../compare/compared-positions.ts';
import { type RenderWords, wordsOf } from '../render/words/words.ts';
import type { LensReading, Report } from '../report.ts';
import { scoreAnswers } from './score-answers.ts';

/** A Big Five report and the visitor's own answers on one scale. Undefined for a report without these traits. */
export function buildMirror(report: Report, answers: readonly SelfAnswer[], lang: Lang): Mirror | undefined {
  const reading = report.lenses.find(({ key }) => key === bigFiveLens.key);
  if (report.framework !== bigFive.id || !reading) return undefined;
  const words = wordsOf({ lang });
  const { mirror: says, frame } = words;
  const self = scoreAnswers(answers);
  const rows = bigFiveLens.dimensions.map((dimension) =>
    rowOf(words, { dimension, reading, self: self.get(dimension.key) ?? 0 }),
  );
  const { close, apart } = mirrorPoints;
  return {
    title: says.title,
    lang: words.lang,
    ...summariseMirror(words, rows),
    legend: says.legend,
    rows,
    why: { ...says.why, reasons: [...says.why.reasons] },
    notes: [
      says.limits(close, apart),
      says.scale,
      says.source(miniIpipSource.name, miniIpipSource.reference),
      ...(report.simulated ? [frame.simulated] : []),
    ],
  };
}

export function measureDistance(points: number): MirrorDistance {
  return points <= mirrorPoints.close ? 'close' : points <= mirrorPoints.apart ? 'apart' : 'differ';
}

type MirrorTrait = { dimension: Dimension; reading: LensReading; self: number };

function rowOf({ names, mirror: says }: RenderWords, { dimension, reading, self }: MirrorTrait): MirrorRow {
  const { title, low = '', high = '' } = names.dimension(bigFiveLens, dimension);
  const read = reading.readings.find(({ key, state }) => key === dimension.key && state === 'read');
  const text = read ? drawnPositionsOf(bigFiveLens, read) : [];
  const row = { key: dimension.key, title, low, high, text, self };
  const [position, second] = text;
  if (position === undefined) return { ...row, word: says.notRead };
  // The mean of two positions would describe nobody.
  if (second !== undefined) return { ...row, word: says.split };
  const points = Math.abs(position - self);
  const distance = measureDistance(points);
  return { ...row, points, distance, word: says.distances[distance] };
}

/** The headline and the sentences of a mirror, computed from its numbers. */
function summariseMirror(
  { mirror: says }: RenderWords,
  rows: readonly MirrorRow[],
): Pick<Mirror, 'headline' | 'summary'> {
  const measured = rows.filter((row): row is MirrorRow & { points: number } => row.points !== undefined);
  const [widest] = measured.toSorted((one, other) => other.points - one.points);
  if (!widest) return { headline: says.headlines.nothing, summary: [says.nothingRead] };
  const count = (distance: MirrorDistance): number => measured.filter((row) => row.distance === distance).length;
  const [close, differ] = [count('close'), count('differ')];
  const headline =
    close === measured.length
      ? says.headlines.close
      : differ > 0
        ? says.headlines.differ(differ)
        : says.headlines.apart(measured.length - close);
  return { headline, summary: [says.closeOn(close, measured.length), ...sayWidest(says, widest)] };
}

function sayWidest(says: RenderWords['mirror'], row: MirrorRow & { points: number }): string[] {
  const { title, points, low, high, text, self, distance } = row;
  if (distance === 'close') return [];
  const isHigher = (text[0] ?? 0) > self;
  return [says.widest(title, points, isHigher ? high : low, isHigher ? low : high)];
}
