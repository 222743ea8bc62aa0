import type { Framework } from '@app/frameworks/framework';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { general } from '@app/frameworks/list/general';
import { expect, test } from 'vitest';
import { buildInstructions } from '../ask/build-instructions.ts';
import { readInPieces } from '../sample-answer.ts';
import { buildObservationInstructions } from './observation-schema.ts';
import type { MediaMaterial } from './plan-media.ts';
import { openSampleMedia, sampleClip, sampleMediaAnswer, samplePicture } from './sample-media.ts';

const readings: [string, Framework, MediaMaterial][] = [
  ['general-picture', general, samplePicture],
  ['bigfive-clip', bigFive, sampleClip],
  ['clinical-picture', clinical, samplePicture],
];

test.for(readings)('the instructions of %s match the reviewed file', async ([name, framework, material]) => {
  const { plan } = openSampleMedia(framework, material);

  await expect(`${buildInstructions(plan)}\n`).toMatchFileSnapshot(`./__golden__/${name}.instructions.txt`);
});

test.for(readings)('the report of %s matches the reviewed file', async ([name, framework, material]) => {
  const context = openSampleMedia(framework, material);
  const { text } = readInPieces(context, JSON.stringify(sampleMediaAnswer(context)), [40]);

  await expect(text).toMatchFileSnapshot(`./__golden__/${name}.report.txt`);
});

test.for(['image', 'video'] as const)('the instructions for observing a %s match the reviewed file', async (kind) => {
  await expect(`${buildObservationInstructions(kind, 5)}\n`).toMatchFileSnapshot(`./__golden__/observe-${kind}.txt`);
});
