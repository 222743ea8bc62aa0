import type { Part } from '../plan/plan-parts.ts';
import { isCompleteReading } from './check-reading.ts';
import { createJsonReader, type JsonValue, parseJson } from './json-reader.ts';

const filledBy: Record<Part['kind'], (answer: { [field: string]: JsonValue }) => boolean> = {
  opening: ({ portrait }) => typeof portrait === 'string' && portrait.trim() !== '',
  readings: ({ readings }) => Array.isArray(readings),
  synthesis: ({ synthesis }) => Array.isArray(synthesis),
};

/** True when an answer is complete JSON and has the fields its part requires. */
export function isWholeAnswer(kind: Part['kind'], text: string): boolean {
  const answer = parseJson(text);
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) && filledBy[kind](answer);
}

/** Keeps the complete fields of a truncated answer. Undefined when it has neither a portrait nor a reading. */
export function findCompleteFields(text: string): string | undefined {
  const lists: Record<string, JsonValue[]> = { noticed: [], findings: [], items: [], readings: [] };
  const words: Record<string, JsonValue> = {};
  createJsonReader({
    onValue(path, value) {
      const [field = ''] = path;
      if (path.length === 1 && (field === 'headline' || field === 'portrait')) words[field] = value;
      else if (path.length === 2 && (field !== 'readings' || isCompleteReading(value))) lists[field]?.push(value);
    },
  }).push(text);
  const { portrait } = words;
  const hasPortrait = typeof portrait === 'string' && portrait.trim() !== '';
  return hasPortrait || lists['readings']?.length ? JSON.stringify({ ...words, ...lists }) : undefined;
}
