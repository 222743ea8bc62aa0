import { existsSync, readFileSync } from 'node:fs';

import { EXAMPLE_TEXT } from '@app/contract/example-text';

import type { WrittenAnswer } from './answer.ts';
import { emptyAnswer, fillAnswer } from './fill-answer.ts';
import type { Task } from './read-task.ts';

const folder = new URL('../example/', import.meta.url);
const loaded = new Map<string, WrittenAnswer>();

/**
 * The part of the answer recorded for the example text that the task requests. A required dimension that the recording
 * lacks is generated. Undefined for any other text and for a framework without a recording.
 */
export function recordedAnswer(task: Task, material: string): WrittenAnswer | undefined {
  if (task.framework === undefined || unspaced(material) !== unspaced(EXAMPLE_TEXT)) return undefined;
  const recorded = load(task.framework);
  if (recorded === undefined) return undefined;

  const filled = fillAnswer(task, material);
  const asked = new Map(task.dimensions.map((dimension, index) => [dimension.key, { ...dimension, index }]));
  const known = new Set(recorded.readings.map(({ key }) => key));
  const isMissing = (key: string): boolean => !known.has(key) && asked.get(key)?.isOptional === false;
  const readings = [
    ...recorded.readings.filter(({ key }) => asked.has(key)),
    ...filled.readings.filter(({ key }) => isMissing(key)),
  ].toSorted((one, other) => (asked.get(one.key)?.index ?? 0) - (asked.get(other.key)?.index ?? 0));
  const items = task.itemKeys.flatMap((key) => recorded.items.filter((item) => item.key === key));

  const fields = Object.entries({ ...recorded, readings, items }).filter(([name]) => task.fields.has(name));
  return { ...emptyAnswer(), ...(Object.fromEntries(fields) as Partial<WrittenAnswer>) };
}

const unspaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function load(framework: string): WrittenAnswer | undefined {
  const file = new URL(`${framework}.json`, folder);
  if (!loaded.has(framework) && existsSync(file))
    loaded.set(framework, JSON.parse(readFileSync(file, 'utf8')) as WrittenAnswer);
  return loaded.get(framework);
}
