import { Block } from '@app/contract/blocks';
import { quotesIn, quotesNamedBy } from '@app/document/quotes-in';
import { frameworks } from '@app/frameworks/index';
import { samplePairs } from '@app/testkit/sampling';
import { reportLangs } from '@app/words/languages';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  openSampleMedia,
  sampleClip,
  sampleMediaAnswer,
  sampleMediaLetters,
  samplePicture,
} from '../observe/sample-media.ts';
import { draftBlocks } from '../report-draft.ts';
import { inParts, openSample, openSampleDraft, readAnswer, sampleAnswer, sampleLastReading } from '../sample-answer.ts';
import { renderBlocks } from './report-blocks.ts';

const cases = samplePairs(frameworks, reportLangs).map(([framework, lang]) => [framework.id, lang, framework] as const);

/** Faults in the ids of a report: one given twice, or a quote that is named before it stands. */
function faultsIn(blocks: readonly Block[]): string[] {
  const seen = new Set<string>();
  return blocks.flatMap((block) => {
    const unknown = quotesNamedBy(block).filter((id) => !seen.has(id));
    const isTwice = seen.has(block.id);
    seen.add(block.id);
    return [...unknown.map((id) => `${block.id} names ${id}`), ...(isTwice ? [`${block.id} twice`] : [])];
  });
}

test.for(cases)(
  '%s in %s is a list of blocks with an id each, and the text is written from it',
  ([, lang, framework]) => {
    const sample = openSample(framework);
    const plan = { ...sample.plan, lang };
    const { report, text } = readAnswer({ ...sample, plan }, sampleAnswer(plan));

    expect(z.array(Block).parse(report.blocks)).toEqual(report.blocks);
    expect(faultsIn(report.blocks)).toEqual([]);
    expect(`${renderBlocks(report.blocks, lang)}\n`).toBe(text);
  },
);

test('the same report has the same ids in every language', () => {
  const ids = reportLangs.map((lang) => {
    const sample = openSample(frameworks[0] as (typeof frameworks)[number]);
    const plan = { ...sample.plan, lang };
    return readAnswer({ ...sample, plan }, sampleAnswer(plan)).report.blocks.map(({ id }) => id);
  });

  expect(new Set(ids.map((list) => list.join(' '))).size).toBe(1);
});

test.for([
  ['a picture', samplePicture],
  ['a clip', sampleClip],
] as const)('every quote of %s stands where it says', ([, material]) => {
  for (const framework of frameworks) {
    const context = openSampleMedia(framework, material);
    const { report } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));
    const wrong = [...quotesIn(report.blocks).values()].filter(
      ({ words, start, end }) => context.source.text.slice(start, end) !== words,
    );

    expect(faultsIn(report.blocks)).toEqual([]);
    expect(wrong).toEqual([]);
  }
});

test('what the last reader has settled is the beginning of the whole report, block by block', () => {
  for (const framework of frameworks) {
    const context = openSample(framework);
    const draft = openSampleDraft(context, inParts(context, sampleAnswer(context.plan)));
    const answer = JSON.stringify(sampleLastReading);
    const { blocks } = readAnswer(context, sampleAnswer(context.plan)).report;
    const grown: number[] = [];
    for (let at = 0; at < answer.length; at += 40) {
      draft.lastReading += answer.slice(at, at + 40);
      const shown = draftBlocks(draft);
      expect(blocks.slice(0, shown.length)).toEqual(shown);
      grown.push(shown.length);
    }

    expect(grown).toEqual(grown.toSorted((one, other) => one - other));
    expect(grown.at(-1)).toBeGreaterThan(5);
  }
});
