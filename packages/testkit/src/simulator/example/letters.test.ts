import { readFileSync } from 'node:fs';
import { frameworks } from '@app/frameworks/index';
import { buildLetterTask, findQuote, listRefused, planReading, prepareText } from '@app/reading';
import { expect, test } from 'vitest';
import { readTask } from '../writing/read-task.ts';
import { recordedLastReading, recordedLetter } from '../writing/recorded-answer.ts';
import { exampleTexts } from '@app/contract/example-texts';

const QUOTED = /“([^“”]+)”|„([^„“]+)“|«\s?([^«»]+?)\s?»|「([^「」]+)」/gu;

const rows = Object.entries(exampleTexts).flatMap(([language, text]) =>
  frameworks
    .filter(({ id }) => id === 'general' || id === 'bigfive')
    .map((framework) => ({ language, framework, id: framework.id, text, letter: readLetter(language, framework.id) })),
);

test('seven languages have two letters each', () => {
  expect(Object.keys(exampleTexts)).toEqual(['de', 'es', 'fr', 'pt', 'ar', 'zh', 'ja']);
  expect(rows.filter(({ letter }) => letter === '')).toEqual([]);
});

test.for(rows)('the letter for $id in $language keeps all of its sentences and its quotes', ({ text, letter }) => {
  const { source } = prepareText(text);
  const quotes = [...letter.matchAll(QUOTED)].map((match) => match.slice(1).find((group) => group !== undefined) ?? '');

  expect(listRefused({ kind: 'text', source }, letter)).toEqual([]);
  expect(letter).toMatch(/^# .+\n\n/);
  expect(letter).toMatch(/^> .+$/m);
  expect(quotes.filter((quote) => findQuote(source, quote, { asTerm: true })).length).toBeGreaterThanOrEqual(2);
});

test.for(rows)('the simulator answers $id in $language with the letter', ({ framework, text, letter }) => {
  const { words, source } = prepareText(text);
  const task = readTask(buildLetterTask(planReading(framework, 'text', words), { words }));

  expect(task && recordedLetter(task, source.text)).toBe(letter);
  expect(recordedLastReading([letter], source.text)).toMatchObject({ letter: 1, changes: [] });
});

function readLetter(language: string, framework: string): string {
  const file = new URL(`${language}.json`, import.meta.url);
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { letter: string }>;
  return recorded[framework]?.letter ?? '';
}
