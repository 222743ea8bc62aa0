import type { Framework } from '@app/frameworks/framework';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { expect, test } from 'vitest';
import { buildInstructions } from '../ask/build-instructions.ts';
import { buildReadingsTask } from '../ask/build-task.ts';
import { buildLetterTask } from '../letter/ask-letter.ts';
import { planRows } from '../plan/plan-parts.ts';
import { readAnswer } from '../sample-answer.ts';
import { buildObservationInstructions } from './observation-schema.ts';
import type { MediaMaterial } from './plan-media.ts';
import { openSampleMedia, sampleClip, sampleMediaAnswer, sampleMediaLetters, samplePicture } from './sample-media.ts';

const readings: [string, Framework, MediaMaterial][] = [
  ['general-picture', general, samplePicture],
  ['bigfive-clip', bigFive, sampleClip],
  ['clinical-picture', clinical, samplePicture],
];

test.for(readings)('the request of %s matches the reviewed file', async ([name, framework, material]) => {
  const context = openSampleMedia(framework, material);
  const { plan, words } = context;
  const rows = planRows(plan, () => true).map(({ keys }) => buildReadingsTask(plan, keys));
  const request = [buildInstructions(plan), buildLetterTask(plan, { words }), ...rows.slice(0, 1)];

  await expect(`${request.join('\n\n')}\n`).toMatchFileSnapshot(`./__golden__/${name}.request.txt`);
});

test.for(readings)('the report of %s matches the reviewed file', async ([name, framework, material]) => {
  const context = openSampleMedia(framework, material);
  const { text } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));

  await expect(text).toMatchFileSnapshot(`./__golden__/${name}.report.txt`);
});

test.for(['image', 'video'] as const)('the instructions for observing a %s match the reviewed file', async (kind) => {
  await expect(`${buildObservationInstructions(kind, 5)}\n`).toMatchFileSnapshot(`./__golden__/observe-${kind}.txt`);
});
