import { isCompleteReading } from './check-reading.ts';
import { createJsonReader, type JsonValue, parseJson } from './json-reader.ts';

/** True when an answer with rows is complete JSON. */
export function isWholeAnswer(text: string): boolean {
  const answer = parseJson(text);
  return typeof answer === 'object' && answer !== null && !Array.isArray(answer) && Array.isArray(answer['readings']);
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
