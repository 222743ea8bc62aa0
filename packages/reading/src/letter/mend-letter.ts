import { createJsonReader, type JsonPath, type JsonValue } from '../check/json-reader.ts';
import { isWholeWith } from '../check/whole-answer.ts';
import { type Distress, distressLevels } from './letter.ts';

export type Change = { sentence: string; why: string; now: string };

/** What the last reader has answered so far; it chooses first and then goes through the letter from top to bottom. */
export type LastReading = {
  /** The index of the chosen letter; undefined until it is known. */
  choice?: number;
  distress?: Distress;
  /** The line of the material that speaks most against the headline; never shown. */
  against?: string;
  /** The types the chosen letter names, the best guess first, and the levels it states by key. */
  verdict: string[];
  levels: Map<string, string>;
  changes: Change[];
  isWhole: boolean;
};

/** More changes are a new letter, or an attempt to fill the page. */
const MAX_CHANGES = 20;

/** Reads the answer while it arrives; `letters` is how many there were to choose from. */
export function createLastReading(letters: number): { push(chunk: string): void; readonly reading: LastReading } {
  const reading: LastReading = { verdict: [], levels: new Map(), changes: [], isWhole: false };
  const fields: Record<string, (value: JsonValue) => void> = {
    letter: (value) => {
      const number = Number(value);
      reading.choice = Number.isInteger(number) && number >= 1 && number <= letters ? number - 1 : 0;
    },
    distress: (value) => {
      const level = distressLevels.find((one) => one === value);
      if (level) reading.distress = level;
    },
    against: (value) => {
      if (typeof value === 'string' && value.trim()) reading.against = value.trim();
    },
  };
  const onValue = (path: JsonPath, value: JsonValue): void => {
    const field = String(path[0]);
    // A model may name a field `__proto__`.
    if (path.length === 1 && Object.hasOwn(fields, field)) fields[field]?.(value);
    else if (path.length === 2 && field === 'verdict' && typeof value === 'string') reading.verdict.push(value.trim());
    else if (path.length === 2 && field === 'levels') addLevel(reading.levels, value);
    else if (path.length === 2 && field === 'changes') addChange(reading.changes, value);
  };
  const reader = createJsonReader({ onValue });
  return {
    push: (chunk) => {
      reader.push(chunk);
      reading.isWhole = reader.isDone;
    },
    get reading() {
      return reading;
    },
  };
}

/** True when an answer names a letter and is complete. */
export const isWholeLastReading = (text: string): boolean => isWholeWith('changes', text);

function addLevel(levels: Map<string, string>, value: JsonValue): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { key, level } = value;
  if (typeof key === 'string' && typeof level === 'string') levels.set(key.trim(), level.trim().toLowerCase());
}

function addChange(changes: Change[], value: JsonValue): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || changes.length >= MAX_CHANGES) return;
  const { sentence, why, now } = value;
  if (typeof sentence !== 'string' || !sentence.trim() || typeof now !== 'string') return;
  changes.push({ sentence: sentence.trim(), why: typeof why === 'string' ? why : '', now: now.trim() });
}

/**
 * The letter with the named sentences replaced, and how far it is settled: everything before the last change that was
 * named, since the reader goes from top to bottom. A sentence that does not stand there changes nothing.
 */
export function mendLetter(
  letter: string,
  changes: readonly Change[],
): { text: string; settled: number; made: Change[] } {
  let text = letter;
  let settled = 0;
  const made: Change[] = [];
  for (const change of changes) {
    const after = text.indexOf(change.sentence, settled);
    const at = after >= 0 ? after : text.indexOf(change.sentence);
    if (at < 0) continue;
    text = text.slice(0, at) + change.now + text.slice(at + change.sentence.length);
    // What stands before an earlier place moves what stands behind it.
    const moved = at < settled ? change.now.length - change.sentence.length : 0;
    settled = Math.max(settled + moved, at + change.now.length);
    made.push(change);
  }
  return { text, settled, made };
}
