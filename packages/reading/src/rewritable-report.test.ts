import { bigFive } from '@app/frameworks/list/big-five';
import { expect, test } from 'vitest';
import { withoutSentences, sentencesOfAnswer } from './check/review-answer.ts';
import { createRewritableReport, type RewritableReport } from './rewritable-report.ts';
import { inParts, openSample, type SamplePartAnswer, sampleAnswer, listRetractedBlocks } from './sample-answer.ts';

const context = openSample(bigFive);
const answer = {
  ...sampleAnswer(context.plan),
  portrait: 'You keep a list. You are a rare mind. Your sister laughs.',
};
const [opening, ...others] = inParts(context, answer) as [SamplePartAnswer, ...SamplePartAnswer[]];
const RARE = 'You are a rare mind.';
const numberOf = (sentence: string): number =>
  sentencesOfAnswer(opening.document).find((one) => one.sentence.trim() === sentence)?.number ?? 0;
const corrected = { text: withoutSentences(opening.document, new Set([numberOf(RARE)])), named: 1 };

function feed(live: RewritableReport, part: SamplePartAnswer): string {
  live.beginPart(part);
  return live.push(part.document) + live.endPart(part.isWhole ?? true);
}

/** Simulates a page: pieces are appended, a rewrite replaces the whole text. */
function openPage(live: RewritableReport) {
  const page = { text: '', rewrites: 0 };
  return {
    page,
    add: (piece: string): void => void (page.text += piece),
    rewrite(): void {
      const whole = live.takeRewrite();
      if (whole === undefined) return;
      page.text = whole;
      page.rewrites += 1;
    },
  };
}

test('a sentence named after its part was shown leaves the page while the next part arrives', () => {
  const live = createRewritableReport(context);
  const { page, add, rewrite } = openPage(live);
  const [next, ...rest] = others as [SamplePartAnswer, ...SamplePartAnswer[]];
  add(feed(live, opening));
  live.beginPart(next);
  add(live.push(next.document.slice(0, 700)));
  expect(page.text).toContain(RARE);

  live.correct(opening, corrected);
  rewrite();

  expect(page.text).not.toContain(RARE);
  expect(page.text).toContain('You keep a list.');
  add(live.push(next.document.slice(700)) + live.endPart(true));
  for (const part of rest) add(feed(live, part));
  rewrite();
  const { text, report } = live.finish();
  expect(page.rewrites).toBe(1);
  expect(listRetractedBlocks(page.text, text)).toEqual([]);
  expect(text).not.toContain(RARE);
  expect(text).toContain('Left out: 1 sentence ');
  expect(report.dropped.sentences).toBe(1);
});

test('a part corrected before it is fed never shows its named sentence', () => {
  const live = createRewritableReport(context);
  const { page, add, rewrite } = openPage(live);
  const held = { ...opening, document: corrected.text };
  live.correct(held, corrected);

  add(feed(live, held));
  rewrite();

  expect(page.text).not.toContain(RARE);
  expect(page.rewrites).toBe(0);
  expect(live.finish().report.dropped.sentences).toBe(1);
});

test('a part without a named sentence is not rewritten', () => {
  const live = createRewritableReport(context);
  feed(live, opening);

  live.correct(opening, { text: opening.document, named: 0 });

  expect(live.takeRewrite()).toBeUndefined();
});

test('a crisis card raised by triage stands first, before and after the text has begun', () => {
  const early = createRewritableReport(context);
  early.raise({ selfHarm: 'acute' });
  const late = createRewritableReport(context);
  const before = feed(late, opening);
  late.raise({ selfHarm: 'acute' });

  const card = feed(early, opening);
  const rewritten = late.takeRewrite();

  expect(before).not.toContain('You do not have to carry this alone');
  expect(card).toMatch(/^## You do not have to carry this alone/);
  expect(rewritten).toBe(card);
  expect(late.finish().report.crisis).toBe('active');
  expect(late.takeRewrite()).toBeUndefined();
});

test('a noticed passage is reported once across rewrites', () => {
  const noticed: string[] = [];
  const live = createRewritableReport(context, ({ quote }) => noticed.push(quote));
  feed(live, opening);
  const told = noticed.length;

  live.raise({ selfHarm: 'mentioned' });
  live.takeRewrite();

  expect(told).toBeGreaterThan(0);
  expect(noticed).toHaveLength(told);
});
