import type { SourceLine } from '../check/find-quote.ts';
import type { PersonCue, SceneCue } from './observation.ts';
import type { MediaMaterial, Transcript } from './plan-media.ts';

/** What the writer is given, and where in it each line's own words stand. */
export type MediaSource = { text: string; lines: SourceLine[] };

type Line = Omit<SourceLine, 'start' | 'end'> & { label: string; words: string };

/** A segment longer than this says no time that would help to find a word in it. */
const LONGEST_TIMED_SECONDS = 60;

/** One cue a line, each with a label that says whose it is. The label is not part of what may be quoted. */
export function buildMediaSource({ observation, transcript }: MediaMaterial): MediaSource {
  const lines = [
    ...observation.scene.map(sceneLine),
    ...observation.people.flatMap(({ number, position, cues }) => cues.map((cue) => personLine(number, position, cue))),
    ...observation.visibleText.map((words): Line => ({
      who: 'scene',
      where: 'Written in the picture',
      label: 'Written in the picture: ',
      words,
    })),
    ...(transcript?.segments ?? []).flatMap(spokenLine),
  ];
  let text = '';
  const placed = lines.map(({ label, words, ...line }): SourceLine => {
    const start = text.length + label.length;
    text += `${label}${words}\n`;
    return { ...line, start, end: start + words.length };
  });
  return { text: text.trimEnd(), lines: placed };
}

function sceneLine({ what, place, seconds }: SceneCue): Line {
  const where = ['Scene', place, atTime(seconds)].filter((part) => part).join(', ');
  return {
    who: 'scene',
    where,
    ...(seconds !== undefined && { seconds }),
    ...(place && { place }),
    label: `${where}: `,
    words: what,
  };
}

function personLine(number: number, position: string, { what, seconds }: PersonCue): Line {
  const where = [`Person ${number}`, position, atTime(seconds)].filter((part) => part).join(', ');
  return {
    who: number,
    where,
    ...(seconds !== undefined && { seconds }),
    ...(position && { place: position }),
    label: `${where}: `,
    words: what,
  };
}

function spokenLine({ startSeconds, endSeconds, text }: Transcript['segments'][number]): Line[] {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (!words) return [];
  const seconds = Math.max(0, Math.floor(startSeconds));
  const isTimed = endSeconds - startSeconds <= LONGEST_TIMED_SECONDS;
  const where = isTimed ? `Said at ${clock(seconds)}` : 'Said';
  return [{ who: 'said', where, ...(isTimed && { seconds }), label: `[${clock(seconds)}] `, words }];
}

const atTime = (seconds: number | undefined): string => (seconds === undefined ? '' : `at ${clock(seconds)}`);

/** 0:12, 12:05, 1:02:03. */
export function clock(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  const [hours, minutes, seconds] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60, whole % 60];
  const tail = String(seconds).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}
