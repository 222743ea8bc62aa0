import { firstWords } from './snippets.ts';
import type { VisibleKind } from './visible-cues.ts';

/**
 * One line of an observation, behind its label: `Person 1, left, at 0:12: leans forward ...`, `Scene, left: ...`,
 * `Written in the picture: ...` or, of what was said, `[0:12] I never ...`.
 */
export type SceneLine = {
  /** Its own words, or as much of them as may be quoted. */
  quote: string;
  who: string;
  /** Continues `who`. */
  what: string;
  kind: VisibleKind | 'setting';
};

const MAX_QUOTE_CHARS = 160;
const SPOKEN_WORDS = 9;
const VOICE = 'the voice in the clip';
const VIEW = 'the view';

/** Somebody's own dialogue may begin its lines with `Person 1:`; an observation says where the person is. */
const placedLine =
  /^(?:[-•*]\s*)?(?:Person \d+(?:,| \()|Scene, (?:left|centre|right|foreground|background|throughout)\b)[^\n]*?:\s/m;

/** Undefined where the material is not an observation of a picture or a clip. */
export function readScene(material: string, isTagged: boolean): SceneLine[] | undefined {
  const lines = material
    .split('\n')
    .map((line) => line.trim().replace(/^[-•*]\s+/, ''))
    .filter((line) => line !== '');
  const read = lines.flatMap(readLine);
  const isScene = isTagged || placedLine.test(material) || (read.length > 1 && read.length === lines.length);
  return isScene ? read : undefined;
}

/** Where one person is asked about, the lines on others do not count; those on the scene and on what is said do. */
export function linesAbout(lines: SceneLine[], path: string): SceneLine[] {
  const [, number] = /\/person_(\d+)(?:\/|$)/.exec(path) ?? [];
  if (number === undefined) return lines;
  const own = lines.filter((line) => line.who === `Person ${number}` || !isPerson(line));
  return own.length > 0 ? own : lines;
}

export function isPerson({ who }: SceneLine): boolean {
  return who !== VOICE && who !== VIEW;
}

type Reader = { label: RegExp; read(words: string, who: string): Omit<SceneLine, 'quote'> };

const readers: Reader[] = [
  { label: /^(Person \d+)(?:[,(\s].*?)?:\s+/, read: (what, who) => ({ who, what, kind: kindOf(what) }) },
  { label: /^(Scene)\b.*?:\s+/, read: (what) => ({ who: VIEW, what: `shows ${what}`, kind: 'setting' }) },
  {
    label: /^(Written in the \w+)\b.*?:\s+/,
    read: (words) => ({ who: VIEW, what: `has “${firstWords(words)}” written in it`, kind: 'setting' }),
  },
  {
    label: /^(\[\d+:\d{2}(?::\d{2})?\])\s+/,
    read: (words) => ({ who: VOICE, what: `is heard saying “${firstWords(words, SPOKEN_WORDS)}”`, kind: 'speech' }),
  },
];

function readLine(line: string): SceneLine[] {
  for (const { label, read } of readers) {
    const [found, who = ''] = label.exec(line) ?? [];
    if (found === undefined || found.length === line.length) continue;
    const words = line.slice(found.length).replace(/[.\s]+$/, '');
    return [{ quote: cut(line.slice(found.length)), ...read(words, who) }];
  }
  return [];
}

/** In this order: what is worn may be held in a hand, and a hand may be held out to somebody. */
const kinds: [VisibleKind, RegExp][] = [
  ['clothing', /\b(wears?|dressed|jacket|shirt|coat|pullover|apron|scarf)\b/i],
  ['interaction', /\b(?:an)?(other person|others?|Person \d|across the table|between|shares?|together)\b/i],
  ['gaze', /\b(looks?|gaze|eyes|glances?|watch(es)?)\b/i],
  ['expression', /\b(smiles?|brows?|eyebrows|lips|mouth|face)\b/i],
  ['posture', /\b(leans?|sits?|stands?|upright|shoulders?|bends?|edge of the seat|weight)\b/i],
  ['gesture', /\b(hands?|arms?|points?|fingers?|palms?|waves?|pocket)\b/i],
];

function kindOf(what: string): VisibleKind {
  return kinds.find(([, pattern]) => pattern.test(what))?.[0] ?? 'activity';
}

function cut(line: string): string {
  if (line.length <= MAX_QUOTE_CHARS) return line;
  return line.slice(0, line.lastIndexOf(' ', MAX_QUOTE_CHARS)).trim();
}
