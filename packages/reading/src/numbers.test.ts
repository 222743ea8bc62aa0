import { isBarScale, type Framework } from '@app/frameworks/framework';
import { frameworks } from '@app/frameworks/index';
import { bigFive } from '@app/frameworks/list/big-five';
import { darkTraits } from '@app/frameworks/list/dark-traits';
import { mbti } from '@app/frameworks/list/mbti';
import { sampleEvenly } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { strengthLevels, symptomLevels } from './ask/levels.ts';
import type { ReportContext } from './check/check-report.ts';
import {
  openSampleMedia,
  sampleClip,
  sampleMediaAnswer,
  sampleMediaLetters,
  samplePicture,
} from './observe/sample-media.ts';
import { openSample, readAnswer, realQuote, sampleAnswer } from './sample-answer.ts';

/** Any wording that compares the reader with other people. */
const NORM =
  /percentile|per ?cent of (?:people|others)|\baverage\b(?! sentence)|\d(?:st|nd|rd|th)\b|in 10\b|in ten\b|of the population/gi;
/** The allowed comparisons: the one sentence about ten people, and the line about MBTI letters. */
const SAID_ONCE = /Of ten people whose [^.]*\.|letters right, on average; a coin gets two/g;

const textOf = (context: ReportContext, answer: Record<string, unknown>): string =>
  readAnswer(context, answer, context.media && sampleMediaLetters(context)).text;

/** Cycles through all positions and levels of every scale. */
function richAnswer({ plan }: ReportContext, shift: number): Record<string, unknown> {
  let turn = shift;
  return sampleAnswer(plan, (_, { scale }) => {
    turn += 37;
    if (isBarScale(scale)) return { position: turn % 101, level: '' };
    if (scale === 'strength') return { level: strengthLevels[turn % strengthLevels.length] };
    if (scale === 'symptom') return { level: symptomLevels[turn % symptomLevels.length] };
    return {};
  });
}

const rows = frameworks.map((framework) => [framework.id, framework] as const);
const hasBigFive = ({ lenses }: Framework): boolean => lenses.some(({ validity }) => validity === 'bigfive');

test.for(rows)('a %s report contains no comparison with other people', ([, framework]) => {
  const context = openSample(framework);
  const texts = sampleEvenly([0, 1, 2, 3, 4]).map((shift) => textOf(context, richAnswer(context, shift)));

  expect(texts.flatMap((text) => text.replaceAll(SAID_ONCE, '').match(NORM) ?? [])).toEqual([]);
});

test.for(rows)('a %s report on a picture or clip contains no comparison with other people', ([, framework]) => {
  const texts = [samplePicture, sampleClip].map((material) => {
    const context = openSampleMedia(framework, material);
    return textOf(context, sampleMediaAnswer(context));
  });

  expect(texts.flatMap((text) => text.replaceAll(SAID_ONCE, '').match(NORM) ?? [])).toEqual([]);
});

test.for(rows)('%s draws no band around a point', ([, framework]) => {
  const context = openSample(framework);

  expect(textOf(context, richAnswer(context, 0))).not.toMatch(/━[─━]*[●○]|[●○][─━]*━/);
});

test.for(rows)('%s explains the meaning of an impression once, and only for the Big Five', ([, framework]) => {
  const context = openSample(framework);

  const said = textOf(context, richAnswer(context, 0)).match(/Of ten people whose/g) ?? [];
  expect(said).toHaveLength(hasBigFive(framework) ? 1 : 0);
});

test('a text report says six in ten are on the same side, a picture report compares with a coin', () => {
  const context = openSample(bigFive);
  const picture = openSampleMedia(bigFive, samplePicture);

  expect(textOf(context, sampleAnswer(context.plan))).toContain(
    'Of ten people whose writing reads this way, about six would find themselves on the same side of the middle in a questionnaire, and four would not',
  );
  expect(textOf(picture, sampleMediaAnswer(picture))).toContain('where a coin gives five');
});

test('an MBTI report compares its hit rate with a coin', () => {
  const context = openSample(mbti);

  expect(textOf(context, sampleAnswer(context.plan))).toContain(
    'Such readings get a little over two of the four letters right, on average; a coin gets two.',
  );
});

test('on a zero-floor scale "not seen" with considered passages is a reading without a point', () => {
  const context = openSample(darkTraits);
  const lookedAt = { evidence: [], considered: [realQuote], position: 0, interpretation: 'A list is no weapon.' };
  const answer = sampleAnswer(context.plan, ({ key }) => {
    if (key === 'everyday_sadism') return lookedAt;
    return key === 'machiavellianism' ? { ...lookedAt, considered: [] } : {};
  });
  const { text, report } = readAnswer(context, answer);

  expect(text).toContain(
    '## Everyday Sadism: not seen\n\n`─────────────────────`\n\nA list is no weapon.\n\n*Looked at:*\n\n> “I keep a list',
  );
  expect(text).not.toContain('## Machiavellianism');
  expect(report.dropped.claims).toBe(1);
});
