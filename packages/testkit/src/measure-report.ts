import { readFileSync } from 'node:fs';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import type { Framework } from '@app/frameworks/framework';
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

/** The report of the recorded answer to the example text. */
export function writeExample(framework: Framework): Written {
  const recorded = readFileSync(new URL(`simulator/example/${framework.id}.json`, import.meta.url), 'utf8');
  return write(framework, EXAMPLE_TEXT, (_plan, { kind }) => (kind === 'opening' ? recorded : '{}'));
}

/** A report of the same framework on another text, by another hand. */
function writeOther(framework: Framework): Written {
  const other = sampleText();
  return write(framework, other, (plan, { kind, keys }) => {
    const task = readTask(kind === 'opening' ? buildOpeningTask(plan) : buildReadingsTask(plan, keys));
    return task ? JSON.stringify(fillAnswer(task, other)) : '{}';
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

export type ReportLength = {
  words: number;
  /** In sentences that stand in every report of the framework; names and numbers are not counted. */
  fixed: number;
  /** Of these, in the section on how to read it. */
  howTo: number;
  /** Before the line that ends the first screen. */
  firstScreen: number;
};

export function measureReport(framework: Framework): ReportLength {
  const { text } = writeExample(framework);
  const others = new Set(sentencesOf(writeOther(framework).text).map(withoutNumbers));
  const fixed = sentencesOf(text).filter((sentence) => others.has(withoutNumbers(sentence)));
  return {
    words: wordsIn(text),
    fixed: wordsIn(fixed.join(' ')),
    howTo: wordsIn(sectionOf(text, 'How To Read This')),
    firstScreen: wordsIn(firstScreenOf(text)),
  };
}

/** What stands under a heading of the second level. */
export const sectionOf = (text: string, heading: string): string =>
  (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ')[0] ?? '';

export const firstScreenOf = (text: string): string => text.split(/^---$/m)[0] ?? '';

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm;
const BAR = /`[^`]*`/g;

/** As a reader counts them: without the marks of Markdown and the lines of charts. */
function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Without headings, tables, charts and bars: these hold names and values. */
function sentencesOf(text: string): string[] {
  const prose = text
    .replaceAll(FENCE, '')
    .replaceAll(BAR, '')
    .replaceAll(/^(?:#|\|).*$/gm, '');
  return prose
    .split(/(?<=[.!?:;]["”’*]*)\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => wordsIn(part) > 2);
}

const withoutNumbers = (sentence: string): string => sentence.replaceAll(/\d[\d.,]*/g, '#');
