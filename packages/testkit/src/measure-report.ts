import { readFileSync } from 'node:fs';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { Framework, Scale } from '@app/frameworks/framework';
import {
  buildReadingsTask,
  finishDraft,
  openContext,
  openDraft,
  type Part,
  type Plan,
  planReading,
  planRows,
  prepareText,
  type Report,
} from '@app/reading';
import { sampleText } from './sample-text.ts';
import { fillAnswer } from './simulator/writing/fill-answer.ts';
import { readTask } from './simulator/writing/read-task.ts';
import type { RecordedAnswer } from './simulator/writing/recorded-answer.ts';
import { writeLastReading } from './simulator/writing/write-last-reading.ts';
import { writeLetter } from './simulator/writing/write-letter.ts';

type Written = { text: string; report: Report };

/** The answer that is recorded for the example text. */
export const readRecording = (framework: string): RecordedAnswer =>
  JSON.parse(readFileSync(new URL(`simulator/example/${framework}.json`, import.meta.url), 'utf8')) as RecordedAnswer;

/** Renders the report from the recorded answer to the example text. */
export function writeExample(framework: Framework): Written {
  const { rows, letter, lastReading } = readRecording(framework.id);
  return write(framework, EXAMPLE_TEXT, { rowsOf: () => JSON.stringify(rows), letter, lastReading });
}

/** Renders a report on any text, from a generated answer. */
export function writeFilled(framework: Framework, text = sampleText()): Written {
  const letter = writeLetter(text);
  return write(framework, text, {
    letter,
    lastReading: writeLastReading({ material: text, isScene: false, letters: [letter] }),
    rowsOf: (plan, { keys }) => {
      const task = readTask(buildReadingsTask(plan, keys));
      return task ? JSON.stringify(fillAnswer(task, text)) : '{}';
    },
  });
}

type Answers = Pick<RecordedAnswer, 'letter' | 'lastReading'> & { rowsOf(plan: Plan, part: Part): string };

function write(framework: Framework, text: string, { rowsOf, letter, lastReading }: Answers): Written {
  const prepared = prepareText(text);
  const plan = planReading(framework, 'text', prepared.words);
  const draft = openDraft(openContext(plan, prepared, { simulated: false, shareRead: 1 }));
  for (const part of planRows(plan, () => true)) {
    draft.rows.set(part.number, { keys: part.keys, text: rowsOf(plan, part), isWhole: true });
  }
  draft.letters.push(letter);
  draft.lastReading = JSON.stringify(lastReading);
  draft.isLastReadingOver = true;
  return finishDraft(draft);
}

type Reading = Report['lenses'][number]['readings'][number];
const values: Partial<Record<Scale, (keyof Reading)[]>> = {
  bipolar: ['position'],
  unipolar: ['position'],
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
