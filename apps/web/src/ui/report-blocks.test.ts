import { readMarkdown } from '@app/document/read-markdown';
import { expect, test } from 'vitest';
import { cutAtRandom, randomFrom } from '../testing/random.ts';
import { reportTexts } from './__fixtures__/report-texts.ts';
import { takeFinishedBlocks } from './report-blocks.ts';

const seeds = Array.from({ length: 100 }, (_none, index) => index + 1);
const cases = Object.keys(reportTexts).map((name) => [name] as const);

function lexInPieces(pieces: string[]): unknown[] {
  let finished: unknown[] = [];
  let tail = '';
  for (const piece of pieces) {
    const step = takeFinishedBlocks(tail + piece);
    finished = finished.concat(step.finished);
    tail = step.tail;
  }
  return finished.concat(readMarkdown(tail));
}

test.for(cases)('blocks parsed from growing text equal those of the whole text: %s', ([name]) => {
  const text = (reportTexts[name] ?? '').replace(/\r\n?/g, '\n');
  const whole = JSON.stringify(readMarkdown(text));

  const differing = seeds.filter((seed) => {
    const pieces = cutAtRandom(text, randomFrom(seed), seed % 12 === 0 ? 1 : seed);
    return JSON.stringify(lexInPieces(pieces)) !== whole;
  });

  expect(differing).toEqual([]);
});
