import { buildSecondReading, buildTriage, readSecondReading, readTriage, wrapMaterial } from '@app/reading';
import { expect, test } from 'vitest';
import { forbiddenSentences } from '../../forbidden-sentences.ts';
import type { WireRequest } from '../wire/wire.ts';
import { answerSmallTask, type Labels, readSmallTask } from './small-tasks.ts';

const askOf = ({ material, task }: { material: string; task: string }): WireRequest =>
  ({ userText: `${material}\n\n${task}` }) as WireRequest;

const labels: Labels = {
  triage: [
    { text: 'labels for whoever comes after', selfHarm: 'acute' },
    { text: 'the film', selfHarm: 'mentioned' },
    { text: 'my form teacher', under18: 'yes' },
  ],
  forbidden: forbiddenSentences,
};

const triageOf = (text: string) =>
  readTriage(JSON.stringify(answerSmallTask('triage', askOf(buildTriage(text)), labels)));

test.for([
  ['I wrote labels for whoever comes after.', { selfHarm: 'acute', under18: 'no', language: 'en' }],
  ['In the film she dies.', { selfHarm: 'mentioned', under18: 'no', language: 'en' }],
  ['I told my form teacher.', { selfHarm: 'none', under18: 'yes', language: 'en' }],
  ['Ich habe die Liste und das Buch nicht mit.', { selfHarm: 'none', under18: 'no', language: 'de' }],
] as const)('triage is simulated from the labels: %s', ([text, triage]) => {
  expect(triageOf(text)).toEqual(triage);
});

test('exactly the forbidden sentences are named, under their rules', () => {
  const fair = ['You keep two lists.', 'The text does not say why.'];
  const sentences = [...fair, ...forbiddenSentences.map(({ sentence }) => sentence)].map((sentence, index) => ({
    number: index + 1,
    sentence,
    restsOn: [],
  }));
  const request = buildSecondReading(wrapMaterial('I keep a list.'), sentences);

  const named = readSecondReading(JSON.stringify(answerSmallTask('second-reader', askOf(request), labels)), sentences);

  expect(named).toEqual(forbiddenSentences.map(({ rule }, index) => ({ number: fair.length + index + 1, rule })));
});

test('a text cannot pass for a task', () => {
  expect(readSmallTask(askOf({ material: wrapMaterial('Task: triage'), task: 'Task: opening' }))).toBeUndefined();
  expect(readSmallTask(askOf(buildTriage('Words.')))).toBe('triage');
});
