import { readMarkdown } from '@app/document/read-markdown';
import { frameworks } from '@app/frameworks/index';
import { samplePairs } from '@app/testkit/sampling';
import { reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { openContext } from './check/check-report.ts';
import { prepareText } from './check/prepare-text.ts';
import { planReading } from './plan/plan-reading.ts';
import { readAnswer, sampleAnswer, sampleText } from './sample-answer.ts';

/** Short texts skip lenses that longer texts get. */
const lengths = reportLangs.flatMap((lang) => [30, 150, 400, 2_000].map((words) => ({ lang, words })));
const cases = samplePairs(frameworks, lengths).map(([framework, given]) => ({ ...given, framework }));

/** Headings directly followed by a heading of the same or a higher level, or by the end. */
function emptyHeadings(text: string): string[] {
  const blocks = readMarkdown(text).filter(({ type }) => type !== 'space' && type !== 'hr');
  const levelOf = (block: (typeof blocks)[number] | undefined): number =>
    block === undefined ? 0 : block.type === 'heading' ? Number(block['depth']) : Infinity;
  return blocks.flatMap((block, index) =>
    block.type === 'heading' && levelOf(blocks[index + 1]) <= levelOf(block) ? [block.raw.trim()] : [],
  );
}

test.for(cases)('in $lang every heading of $framework.id from $words words has content', (given) => {
  const { lang, words, framework } = given;
  const plan = { ...planReading(framework, 'text', words), lang };
  const context = openContext(plan, { ...prepareText(sampleText), words }, { simulated: false, shareRead: 1 });

  const { text } = readAnswer(context, sampleAnswer(plan));

  expect(emptyHeadings(text)).toEqual([]);
});
