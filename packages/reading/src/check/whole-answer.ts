import { isCompleteReading } from './check-reading.ts';
import { createJsonReader, type JsonValue, parseJson } from './json-reader.ts';

type Fields = { [field: string]: JsonValue };

const isObject = (value: JsonValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True when an answer is complete JSON and has this list. */
export function isWholeWith(list: string, text: string): boolean {
  const answer = parseJson(text);
  return isObject(answer) && Array.isArray(answer[list]);
}

export const isWholeAnswer = (text: string): boolean => isWholeWith('readings', text);

/** The fields of an answer with rows, or the complete rows of a truncated one. */
export function readFields(text: string): Fields {
  const answer = parseJson(text) ?? parseJson(findCompleteFields(text) ?? '{}');
  return isObject(answer) ? answer : {};
}

/** Keeps the complete rows of a truncated answer. Undefined when it has none. */
export function findCompleteFields(text: string): string | undefined {
  const items: JsonValue[] = [];
  const readings: JsonValue[] = [];
  const flags: Record<string, JsonValue> = {};
  createJsonReader({
    onValue(path, value) {
      const [field = ''] = path;
      if (path.length === 1 && field === 'self_harm_mentioned') flags[field] = value;
      else if (path.length === 2 && field === 'items') items.push(value);
      else if (path.length === 2 && field === 'readings' && isCompleteReading(value)) readings.push(value);
    },
  }).push(text);
  return readings.length > 0 ? JSON.stringify({ ...flags, items, readings }) : undefined;
}
