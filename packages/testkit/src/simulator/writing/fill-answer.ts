import { findFramework } from '@app/frameworks/index';

import { fraction, hash } from '../hash.ts';
import type { WrittenAnswer, WrittenEvidence, WrittenReading } from './answer.ts';
import { detectLanguage, type MaterialPassage, splitPassages, splitWords } from './read-material.ts';
import type { AskedDimension, Task } from './read-task.ts';
import { sentences } from './sentences.ts';

const MAX_FOUND = 3;
const SHORT_WORDS = 60;
/** The report drops further readings of a lens on the same passage. */
const MAX_READINGS = 2;
/** With fewer words than this, nothing is readable. */
const MIN_WORDS = 3;
const levels: Record<string, string[]> = {
  strength: ['faint', 'some', 'clear', 'stated'],
  symptom: ['mentioned', 'comes near', 'denied', 'often', 'mentioned', 'points the other way'],
};
/** The levels of a scale with positions, each with its range. */
const barLevels = [
  ['low', [5, 19]],
  ['rather low', [20, 39]],
  ['in the middle', [40, 60]],
  ['rather high', [61, 80]],
  ['high', [81, 95]],
] as const;

export function emptyAnswer(): WrittenAnswer {
  return {
    self_harm_mentioned: false,
    items: [],
    readings: [],
  };
}

/** Fills the requested rows with sentences from the material. The same material and task give the same answer. */
export function fillAnswer(task: Task, material: string, isScene = false): WrittenAnswer {
  const passages = splitPassages(material, isScene);
  const seed = hash(material);
  const wordCount = splitWords(material.slice(0, SHORT_WORDS * 50)).length;
  const language = detectLanguage(material);
  const says = sentences[language];
  const uses = new Map<MaterialPassage, number>();
  const lenses = lensSizes(task);

  const items = task.fields.has('items') ? task.itemKeys.flatMap(fillItem) : [];
  const readings = task.name === 'passages' ? listSpokenOf().map(fillPassages) : listAsked().map(fillReading);
  return { ...emptyAnswer(), items, readings };

  /**
   * The least used passage, searched from a start that depends on the key, so that keys share as few passages as
   * possible.
   */
  function pick(key: string): MaterialPassage[] {
    const start = hash(`${seed}|${key}`) % Math.max(1, passages.length);
    const usesOf = (passage: MaterialPassage): number => uses.get(passage) ?? 0;
    const best = [...passages.slice(start), ...passages.slice(0, start)]
      .filter(isOwnOf(key))
      .toSorted((one, other) => usesOf(one) - usesOf(other))
      .slice(0, 1);
    for (const passage of best) uses.set(passage, usesOf(passage) + 1);
    return best;
  }

  /**
   * The passages of a reading, chosen by its position in its lens. Parts of a report are written independently; the
   * position still keeps every passage to at most two readings per lens while there are enough passages.
   */
  function passagesAt(key: string, isOptional: boolean): MaterialPassage[] {
    const [lens = ''] = key.split('.');
    const own = passages.filter(isOwnOf(key));
    const { place, size } = lenses(key);
    // The limit does not apply to a lens that lists only what it finds, because few of its dimensions are written.
    if (!isOptional && place >= MAX_READINGS * own.length) return [];
    const start = hash(`${seed}|${lens}`) + place;
    // Each further passage is shared with a neighbouring reading, so it counts against the limit once more.
    const room = Math.min(3, Math.max(1, Math.floor((MAX_READINGS * own.length) / Math.max(1, size))));
    return Array.from({ length: room }, (_, turn) => own[(start + turn * Math.ceil(size / 2)) % own.length]).flatMap(
      (passage, turn, all) => (passage && all.indexOf(passage) === turn ? [passage] : []),
    );
  }

  /**
   * For a lens that lists only what it finds, a few dimensions: those whose name appears in the material come first.
   */
  function listAsked(): AskedDimension[] {
    const lower = material.toLowerCase();
    const rank = ({ key, title }: AskedDimension): number =>
      fraction(`${seed}|${key}|found`) - (lower.includes(title.toLowerCase().slice(0, 5)) ? 1 : 0);
    const kept = new Set(
      Object.values(Object.groupBy(task.dimensions, ({ heading }) => heading)).flatMap((lens = []) =>
        lens[0]?.isOptional === true
          ? lens.toSorted((one, other) => rank(one) - rank(other)).slice(0, wordCount < SHORT_WORDS ? 1 : MAX_FOUND)
          : lens,
      ),
    );
    return task.dimensions.filter((dimension) => kept.has(dimension));
  }

  function fillReading({ key, scale, title, isOptional }: AskedDimension): WrittenReading {
    const share = (name: string): number => fraction(`${seed}|${key}|${name}`);
    const isReadable = wordCount >= MIN_WORDS && (isOptional || wordCount >= SHORT_WORDS || share('readable') > 1 / 3);
    const [first, ...others] = wordCount >= MIN_WORDS ? passagesAt(key, isOptional) : [];
    if (!isReadable || first === undefined) {
      const considered = first ? [{ quote: first.text, shows: fit(says.considered, { title }) }] : [];
      return { ...emptyReading(key), considered, readable: false, why_not: fit(says.whyNot, { title }) };
    }
    const [second, third] = others;
    const against = third && share('counter') < 0.4 ? [third] : [];
    return {
      ...emptyReading(key),
      evidence: [first, ...(second ? [second] : [])].map((passage, index) => showPassage(passage, title, index)),
      counter: against.map(({ text }) => ({ quote: text, shows: fit(says.counter, { title }) })),
      ...valueOn(scale, share),
      interpretation: fit(says.reading, { title }),
    };
  }

  /** A piece of a longer text covers only some dimensions. */
  function listSpokenOf(): AskedDimension[] {
    return task.dimensions.filter(({ key }, index) => index === 0 || fraction(`${seed}|${key}|spoken of`) < 0.5);
  }

  function fillPassages({ key, title }: AskedDimension): WrittenReading {
    return { ...emptyReading(key), evidence: pick(key).map((passage) => showPassage(passage, title, 0)) };
  }

  function showPassage({ text }: MaterialPassage, title: string, index: number): WrittenEvidence {
    return { quote: text, shows: fit(at(says.shows, index), { title }) };
  }

  /** One item in three has no supporting passage and is left out. */
  function fillItem(key: string): WrittenAnswer['items'] {
    const isSpokenOf = fraction(`${seed}|${key}|item`) > 1 / 3;
    const rating = 1 + Math.floor(fraction(`${seed}|${key}|rating`) * 5);
    return isSpokenOf ? pick(key).map(({ text }) => ({ key, rating, quote: text })) : [];
  }
}

/** A line about one person is no evidence about another. */
function isOwnOf(key: string): (passage: MaterialPassage) => boolean {
  const [, person] = /^person_(\d+)\./.exec(key) ?? [];
  return ({ who }) => person === undefined || who === undefined || who === person;
}

/** The position of a dimension in its whole lens, which the task of a single part does not contain. */
function lensSizes({ framework = '', dimensions }: Task): (key: string) => { place: number; size: number } {
  const known = (findFramework(framework)?.lenses ?? []).map((lens) =>
    lens.dimensions.map((dimension) => `${lens.key}.${dimension.key}`),
  );
  return (key) => {
    const [lens = ''] = key.split('.');
    const keys =
      known.find((all) => all.includes(key)) ??
      dimensions.map((dimension) => dimension.key).filter((other) => other.startsWith(`${lens}.`));
    return { place: keys.indexOf(key), size: keys.length };
  };
}

function emptyReading(key: string): WrittenReading {
  return {
    key,
    evidence: [],
    counter: [],
    considered: [],
    readable: true,
    why_not: '',
    position: -1,
    level: '',
    gist: '',
    interpretation: '',
  };
}

/** A level of the scale; on a bar also a position inside it. */
function valueOn(scale: string, share: (name: string) => number): Pick<WrittenReading, 'position' | 'level'> {
  if (/^(bi|uni)polar$/.test(scale)) {
    const [level, [from, to]] = barLevels[Math.floor(share('level') * barLevels.length)] ?? barLevels[2];
    return { level, position: Math.round(from + (to - from) * share('position')) };
  }
  const list = levels[scale] ?? [''];
  return { level: at(list, Math.floor(share('level') * list.length)), position: -1 };
}

function fit(sentence: string, values: Record<string, string>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function at(list: string[], index: number): string {
  return list[index % list.length] ?? '';
}
