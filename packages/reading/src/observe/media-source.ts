import type { Lang } from '@app/words/languages';
import type { SourceLine } from '../check/find-quote.ts';
import type { PersonCue, SceneCue } from './observation.ts';
import type { MediaMaterial, Transcript } from './plan-media.ts';
import { type RenderWords, wordsOf } from '../render/words/words.ts';

/** The text for the writing model, and the span of each line's own words in it. */
export type MediaSource = { text: string; lines: SourceLine[] };

type Line = Omit<SourceLine, 'start' | 'end'> & { label: string; words: string };

/** The start time of a longer segment does not help to find a word in it. */
const MAX_TIMED_SECONDS = 60;

/** Writes one cue per line, with a label that names its owner. The label must not be quoted. */
export function buildMediaSource({ observation, transcript }: MediaMaterial, lang: Lang = 'en'): MediaSource {
  const words = wordsOf({ lang });
  const lines = [
    ...observation.scene.map((cue) => sceneLine(words, cue)),
    ...observation.people.flatMap(({ number, position, cues }) =>
      cues.map((cue) => personLine(words, { number, position }, cue)),
    ),
    ...observation.visibleText.map((written): Line => ({
      who: 'scene',
      where: words.media.where.written,
      label: 'Written in the picture: ',
      words: written,
    })),
    ...(transcript?.segments ?? []).flatMap((segment) => spokenLine(words, segment)),
  ];
  let text = '';
  const placed = lines.map(({ label, words: own, ...line }): SourceLine => {
    const start = text.length + label.length;
    text += `${label}${own}\n`;
    return { ...line, start, end: start + own.length };
  });
  return { text: text.trimEnd(), lines: placed };
}

function sceneLine(words: RenderWords, { what, place, seconds }: SceneCue): Line {
  const { scene } = words.media.where;
  return {
    who: 'scene',
    where: sayWhere(words, [scene, place], seconds),
    ...(seconds !== undefined && { seconds }),
    ...(place && { place }),
    label: labelOf(['Scene', place], seconds),
    words: what,
  };
}

type Whose = { number: number; position: string };

function personLine(words: RenderWords, { number, position }: Whose, { what, seconds }: PersonCue): Line {
  return {
    who: number,
    where: sayWhere(words, [words.media.person(number), position], seconds),
    ...(seconds !== undefined && { seconds }),
    ...(position && { place: position }),
    label: labelOf([`Person ${number}`, position], seconds),
    words: what,
  };
}

/** Location text for readers. */
function sayWhere({ frame, media }: RenderWords, parts: (string | undefined)[], seconds: number | undefined): string {
  const at = seconds === undefined ? [] : [media.where.at(formatClock(seconds))];
  return frame.clauses([...parts.flatMap((part) => part || []), ...at]);
}

/** Label for models, always in English. */
function labelOf(parts: (string | undefined)[], seconds: number | undefined): string {
  const at = seconds === undefined ? [] : [`at ${formatClock(seconds)}`];
  return `${[...parts.filter((part) => part), ...at].join(', ')}: `;
}

function spokenLine(
  { media }: RenderWords,
  { startSeconds, endSeconds, text }: Transcript['segments'][number],
): Line[] {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (!words) return [];
  const seconds = Math.max(0, Math.floor(startSeconds));
  const isTimed = endSeconds - startSeconds <= MAX_TIMED_SECONDS;
  const where = isTimed ? media.where.saidAt(formatClock(seconds)) : media.where.said;
  return [{ who: 'said', where, ...(isTimed && { seconds }), label: `[${formatClock(seconds)}] `, words }];
}

/** 0:12, 12:05, 1:02:03. */
export function formatClock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
