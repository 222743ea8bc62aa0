import { findFramework, frameworks } from '@app/frameworks/index';
import {
  buildFollowUp,
  buildInstructions,
  buildLanguageLine,
  buildLastReaderTask,
  buildLetterTask,
  buildPassagesTask,
  buildReadingsTask,
  buildSentenceCheck,
  buildTriage,
  checkObservation,
  openMedia,
  planMedia,
  planReading,
  planRows,
  type Plan,
  wrapMaterial,
} from '@app/reading';
import { listInjections } from '@app/testkit/injections';
import { outsideTags } from '@app/testkit/outside-tags';
import { expect, test } from 'vitest';
import { buildContext } from './build-context.ts';
import { replyInstructions } from './reply-instructions.ts';

const CANARY = 'kestrel7d1';

type Call = { instructions: string; material: string; task?: string };

const textPlan = (frameworkId: string): Plan => {
  const framework = findFramework(frameworkId);
  if (!framework) throw new Error(frameworkId);
  return planReading(framework, 'text', 800, 'de');
};

/** Every field that a model which sees a picture may fill with words that stand in it. */
function observed(kind: 'image' | 'video', words: string): { plan: Plan; text: string } {
  const general = findFramework('general');
  if (!general) throw new Error('general');
  const raw = {
    scene: [{ what: words, place: words, at_seconds: 1 }],
    people: [1, 2].map((number) => ({
      position: `${words} ${number}`,
      clothing: words,
      seems_adult: true,
      cues: [{ kind: 'posture', what: words, at_seconds: 1 }],
    })),
    main_person: 1,
    visible_text: [words],
  };
  const material = {
    kind,
    observation: checkObservation(raw, { kind, maxPeople: 5, durationSeconds: 9 }),
    transcript: { segments: [{ startSeconds: 0, endSeconds: 4, text: words }] },
  };
  const plan = planMedia(general, material, { maxPeople: 5, lang: 'de' });
  const context = openMedia(plan, material, { simulated: false });
  return { plan, text: context.source.text };
}

/** All calls in which words of a visitor travel, with the same words in every place that can hold them. */
function listCalls(words: string): Record<string, Call> {
  const sentences = [{ number: 1, sentence: words, restsOn: [words] }];
  const letters = [
    { text: words, refused: [words] },
    { text: words, refused: [] },
  ];
  const texts = frameworks.flatMap(({ id }) => partsOf(`text ${id}`, textPlan(id), wrapMaterial(words)));
  const media = (['image', 'video'] as const).flatMap((kind) => {
    const { plan, text } = observed(kind, words);
    return partsOf(kind, plan, wrapMaterial(text, 'observation'));
  });
  function partsOf(name: string, plan: Plan, wrapped: string): [string, Call][] {
    const shared = { instructions: buildInstructions(plan), material: buildLanguageLine(plan) + wrapped };
    const keys = planRows(plan, () => true).flatMap((part) => part.keys);
    return [
      [`letter ${name}`, { ...shared, task: buildLetterTask(plan, { words: 800 }) }],
      [`readings ${name}`, { ...shared, task: buildReadingsTask(plan, keys) }],
      [`passages ${name}`, { ...shared, task: buildPassagesTask(plan) }],
      [`last-reader ${name}`, { ...shared, task: buildLastReaderTask(plan, letters) }],
      [`second-reader ${name}`, buildSentenceCheck(shared.material, sentences)],
    ];
  }
  const chat = buildContext({
    question: words,
    turns: [{ question: words, answer: words }],
    reports: [words, words],
    source: words,
  });
  return Object.fromEntries([
    ...texts,
    ...media,
    ['triage', buildTriage(words)],
    ['follow-up', buildFollowUp({ questionId: 'place', answer: words, lang: 'de' })],
    ['chat', { instructions: replyInstructions, material: chat }],
    ['second-reader of a chat', buildSentenceCheck(chat, sentences)],
  ]);
}

const outsides = (words: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listCalls(words)).map(([name, { instructions, material, task = '' }]) => [
      name,
      [instructions, ...[material, task].map(outsideTags)].join('\n\n'),
    ]),
  );

const plain = outsides(`${CANARY} I keep a list of what I lent. ${CANARY}`);

test('every call holds the canary, between tags alone', () => {
  const calls = Object.entries(listCalls(`${CANARY} I keep a list. ${CANARY}`));

  const without = calls.filter(([, { material, task = '' }]) => !(material + task).includes(CANARY));

  expect(calls.length).toBeGreaterThan(65);
  expect(without).toEqual([]);
  expect(Object.entries(plain).filter(([, outside]) => outside.includes(CANARY))).toEqual([]);
});

test.for(listInjections(CANARY))('words that forge $name change nothing outside the tags', ({ words }) => {
  expect(outsides(words)).toEqual(plain);
});
