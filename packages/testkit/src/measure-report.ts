import { readFileSync } from 'node:fs';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { Framework, Scale } from '@app/frameworks/framework';
import {
  buildOpeningTask,
  buildReadingsTask,
  createRewritableReport,
  openContext,
  type Part,
  type Plan,
  planParts,
  planReading,
  prepareText,
  type Report,
} from '@app/reading';
import { sampleText } from './sample-text.ts';
import { fillAnswer } from './simulator/writing/fill-answer.ts';
import { readTask } from './simulator/writing/read-task.ts';

type Written = { text: string; report: Report };

/** Renders the report from the recorded answer to the example text. */
export function writeExample(framework: Framework): Written {
  const recorded = readFileSync(new URL(`simulator/example/${framework.id}.json`, import.meta.url), 'utf8');
  return write(framework, EXAMPLE_TEXT, (_plan, { kind }) => (kind === 'opening' ? recorded : '{}'));
}

/** Renders a report on any text, from a generated answer. */
export function writeFilled(framework: Framework, text = sampleText()): Written {
  return write(framework, text, (plan, { kind, keys }) => {
    const task = readTask(kind === 'opening' ? buildOpeningTask(plan) : buildReadingsTask(plan, keys));
    return task ? JSON.stringify(fillAnswer(task, text)) : '{}';
  });
}

function write(framework: Framework, text: string, answer: (plan: Plan, part: Part) => string): Written {
  const prepared = prepareText(text);
  const plan = planReading(framework, 'text', prepared.words);
  const live = createRewritableReport(openContext(plan, prepared, { simulated: false, shareRead: 1 }));
  for (const part of planParts(plan, { opening: true, has: () => true })) {
    live.beginPart(part);
    live.push(answer(plan, part));
    live.endPart(true);
  }
  return live.finish();
}

type Reading = Report['lenses'][number]['readings'][number];
const values: Partial<Record<Scale, (keyof Reading)[]>> = {
  bipolar: ['position', 'points'],
  unipolar: ['position', 'points'],
  strength: ['strength'],
  symptom: ['label'],
};

export type ReportLosses = Report['dropped'] & { unwritten: number; withoutValue: string[] };

/** What a report lost of the answer it was made from, and the readings without the value of their scale. */
export function lossesOf(framework: Framework, { lenses, dropped, unwritten }: Report): ReportLosses {
  const scales = new Map(framework.lenses.map(({ key, scale }) => [key, scale]));
  const withoutValue = lenses.flatMap(({ key: lens, readings }) => {
    const fields = values[scales.get(lens) ?? 'prose'];
    const read = readings.filter(({ state }) => state === 'read');
    return read.filter((reading) => fields?.every((field) => reading[field] === undefined)).map(({ key }) => key);
  });
  return { ...dropped, unwritten, withoutValue };
}

export const NO_LOSSES: ReportLosses = {
  quotes: 0,
  claims: 0,
  sentences: 0,
  repeated: 0,
  unwritten: 0,
  withoutValue: [],
};

/** The text under a second-level heading. */
export const sectionOf = (text: string, heading: string): string =>
  (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

export const firstScreenOf = (text: string): string => text.split(/^---$/m)[0] ?? '';

/** Ignores Markdown marks and chart lines without letters or digits. */
export function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
