import { existsSync, readFileSync } from 'node:fs';

import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { frameworks } from '@app/frameworks/index';

import type { WrittenAnswer, WrittenLastReading } from './answer.ts';
import { exampleTexts } from '@app/contract/example-texts';
import { emptyAnswer, fillAnswer } from './fill-answer.ts';
import type { Task } from './read-task.ts';

/** What is recorded for the example text under one framework. */
export type RecordedAnswer = { rows: WrittenAnswer; letter: string; lastReading: WrittenLastReading };

/** What is recorded for the example text of another language: letters by framework. */
type RecordedLetters = Record<string, { letter: string }>;

const folder = new URL('../example/', import.meta.url);
const loaded = new Map<string, unknown>();

/**
 * The rows recorded for the example text that the task requests. A required dimension that the recording lacks is
 * generated. Undefined for any other text and for a framework without a recording.
 */
export function recordedRows(task: Task, material: string): WrittenAnswer | undefined {
  const recorded = recordingOf(task, material)?.rows;
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
  return { ...emptyAnswer(), self_harm_mentioned: recorded.self_harm_mentioned, items, readings };
}

export const recordedLetter = (task: Task, material: string): string | undefined =>
  recordingOf(task, material)?.letter ?? lettersOf(material)?.[task.framework ?? '']?.letter;

/** The task of the last reader names no framework; a recording is known by its letter. */
export function recordedLastReading([first]: readonly string[], material: string): WrittenLastReading | undefined {
  const isRecorded = Object.values(lettersOf(material) ?? {}).some(({ letter }) => letter === first);
  if (isRecorded) return { letter: 1, distress: 'none', against: '', verdict: [], levels: [], changes: [] };
  if (!isExample(material)) return undefined;
  return frameworks.map(({ id }) => loadAnswer(id)).find((recording) => recording?.letter === first)?.lastReading;
}

function recordingOf({ framework }: Task, material: string): RecordedAnswer | undefined {
  return framework !== undefined && isExample(material) ? loadAnswer(framework) : undefined;
}

function lettersOf(material: string): RecordedLetters | undefined {
  const known = unspaced(material);
  const language = Object.keys(exampleTexts).find((key) => unspaced(exampleTexts[key] ?? '') === known);
  return language === undefined ? undefined : (load(language) as RecordedLetters);
}

const isExample = (material: string): boolean => unspaced(material) === unspaced(EXAMPLE_TEXT);
const unspaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const loadAnswer = (framework: string): RecordedAnswer | undefined => load(framework) as RecordedAnswer | undefined;

function load(name: string): unknown {
  const file = new URL(`${name}.json`, folder);
  if (!loaded.has(name) && existsSync(file)) loaded.set(name, JSON.parse(readFileSync(file, 'utf8')));
  return loaded.get(name);
}
