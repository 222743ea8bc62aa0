import { explainUnread } from '../render/unread-block.ts';
import { wordsOf } from '../render/words/words.ts';
import { frameworks } from '@app/frameworks/index';
import { anxiety } from '@app/frameworks/list/anxiety';
import { bigFive } from '@app/frameworks/list/big-five';
import { clinical } from '@app/frameworks/list/clinical';
import { darkTraits } from '@app/frameworks/list/dark-traits';
import { general } from '@app/frameworks/list/general';
import { stanfordBinet } from '@app/frameworks/list/stanford-binet';
import { expect, test } from 'vitest';
import { buildInstructions } from '../ask/build-instructions.ts';
import { buildReadingsTask } from '../ask/build-task.ts';
import { buildLetterTask } from '../letter/ask-letter.ts';
import { planRows } from '../plan/plan-parts.ts';
import { isAnythingAsked, type Plan } from '../plan/plan-reading.ts';
import { withholdForbidden } from '../check/vocabulary.ts';
import { finishDraft, isRowMissing, openDraft } from '../report-draft.ts';
import { keysOf, readAnswer } from '../sample-answer.ts';
import { checkObservation } from './observation.ts';
import { type MediaMaterial, planMedia } from './plan-media.ts';
import { profilesOf } from './profiles-of.ts';
import {
  openSampleMedia,
  rawObservation,
  sampleClip,
  sampleMediaAnswer,
  sampleMediaLetters,
  samplePicture,
  silentClip,
} from './sample-media.ts';

const observed = (raw: unknown): MediaMaterial => ({
  kind: 'image',
  observation: checkObservation(raw, { kind: 'image', maxPeople: 5 }),
});
const emptyRoom = observed({ scene: rawObservation.scene });
const minorsOnly = observed({ people: [{ seems_adult: false }, { seems_adult: false }] });
const materials: [string, MediaMaterial][] = [
  ['a picture', samplePicture],
  ['a silent clip', silentClip],
  ['a clip with speech', sampleClip],
  ['an empty room', emptyRoom],
];
const pairs = materials.flatMap(([name, material]) =>
  frameworks.map((framework) => [name, framework.id, material, framework] as const),
);
const askedIn = ({ lenses }: Plan) => lenses.map(({ lens, asked }) => [lens.key, asked.map(({ key }) => key)] as const);

test.for(pairs)(
  '%s under %s: dimensions are asked, and the answer becomes a whole report',
  ([, , material, framework]) => {
    const context = openSampleMedia(framework, material);
    const { text, report } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));

    expect(isAnythingAsked(context.plan)).toBe(true);
    expect(buildReadingsTask(context.plan, keysOf(context.plan)).match(/^- key: /gm)).toHaveLength(
      keysOf(context.plan).length,
    );
    expect(text).toContain('\n\nThe scene says the same with “a long wooden table with open notebooks”.\n');
    expect(
      report.lenses.flatMap(({ readings }) => readings).filter(({ state }) => state === 'read').length,
    ).toBeGreaterThan(0);
    expect(report.dropped).toMatchObject({ quotes: 0, claims: 0, sentences: 0 });
    expect(text).toContain('choices and behaviour are described, not faces.');
    expect(text.replace('a quiet text proves nothing', '')).not.toMatch(/\b(?:this|the) text\b|\byour own mean\b/);
  },
);

test.for([clinical, anxiety, stanfordBinet, darkTraits].map((framework) => [framework.id, framework] as const))(
  '%s rates nothing without words: every lens is only described and all its scales are excluded',
  ([, framework]) => {
    for (const material of [samplePicture, silentClip]) {
      const plan = planMedia(framework, material, { maxPeople: 5 });

      expect(askedIn(plan).map(([, keys]) => keys)).toEqual(framework.lenses.map(() => ['presented']));
      expect(plan.lenses.map(({ excluded }) => excluded.length)).toEqual(
        framework.lenses.map(({ dimensions }) => dimensions.length),
      );
      expect(plan.lenses[0]?.excluded[0]?.why).toEqual({ reason: 'no-words' });
    }
  },
);

test('with enough speech the clinical lenses are planned as for a text', () => {
  const plan = planMedia(clinical, sampleClip, { maxPeople: 5 });

  expect(plan.lenses[0]?.lens).toBe(clinical.lenses[0]);
  expect(plan.lenses[0]?.asked.length).toBeGreaterThan(40);
});

test('a few words of speech do not count as a text', () => {
  const transcript = { segments: [{ startSeconds: 0, endSeconds: 2, text: 'Hello, is this on?' }] };

  expect(
    planMedia(clinical, { ...sampleClip, transcript }, { maxPeople: 5 }).lenses[0]?.asked.map(({ key }) => key),
  ).toEqual(['presented']);
});

test('the general portrait has one lens per adult, with a summary first', () => {
  const plan = planMedia(general, samplePicture, { maxPeople: 2 });

  expect(plan.lenses.map(({ lens }) => [lens.key, lens.title])).toEqual([
    ['person_1', 'Person 1 (left, dark jacket)'],
    ['person_2', 'Person 2 (centre, green sweater)'],
  ]);
  expect(plan.lenses.map(({ asked }) => asked[0]?.key)).toEqual(['summary', 'summary']);
  expect(plan.media).toMatchObject({ subject: 'each', others: 1 });
  expect(buildReadingsTask(plan, keysOf(plan))).toContain('\n## Person 2\n');
});

test('Big Five describes only the main person of a picture and counts the others', () => {
  const context = openSampleMedia(bigFive, observed({ ...rawObservation, main_person: 2 }));
  const { text } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));

  expect(text).toContain('*About Person 2 (centre, green sweater). 2 other people in view were not read.*');
  expect(context.source.text).not.toContain('Person 1, left');
});

test('with only minors in view nothing is asked and the report explains why', () => {
  const context = openSampleMedia(general, minorsOnly);
  const draft = openDraft(context);
  const { text, report } = finishDraft(draft);

  expect(isAnythingAsked(context.plan)).toBe(false);
  expect(planRows(context.plan, isRowMissing(draft))).toEqual([]);
  expect(report.unwritten).toBe(0);
  expect(text).toMatch(
    /^# Personality Analysis\n\nNobody in this picture clearly seems to be an adult\. Readings are for adults only/,
  );
  expect(profilesOf(report)).toEqual([]);
});

test.for(frameworks.map((framework) => [framework.id, framework] as const))(
  'minors are not read under %s',
  ([, framework]) => {
    expect(isAnythingAsked(planMedia(framework, minorsOnly, { maxPeople: 5 }))).toBe(false);
  },
);

test('a picture without people is read as a choice of its maker', () => {
  const context = openSampleMedia(general, emptyRoom);
  const { text, report } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));

  expect(text).toContain('## The Picture As A Choice\n\nThe posture');
  expect(profilesOf(report)).toHaveLength(1);
});

test('the general report on a picture has one profile per adult, with its quoted cues and dimension keys', () => {
  const context = openSampleMedia(general);
  const { report } = readAnswer(context, sampleMediaAnswer(context), sampleMediaLetters(context));
  const profiles = profilesOf(report);

  expect(profiles).toHaveLength(3);
  expect(profiles[1]?.summary).toContain('> Person 2, centre: “looks down at the notebook and writes”');
  expect(Object.keys(profiles[1]?.detailed_analysis ?? {})).toEqual([
    'communication_style',
    'emotional_tone_expressed',
    'social_stance',
    'motivation_and_values',
    'strengths',
    'contradictions',
    'setting_and_self_presentation',
    'what_cannot_be_said',
    'questions_that_would_help',
  ]);
});

test('the instructions say that the writer sees no picture and addresses nobody', () => {
  const instructions = buildInstructions(planMedia(general, samplePicture, { maxPeople: 5 }));

  expect(instructions).toContain('You do not see it');
  expect(instructions).toContain('in the third person ("Person 1", "they"), never as "you", "he" or "she"');
});

test('the letter about a picture quotes its lines and has no words to say and no numbers to call', () => {
  const [picture, clip] = [samplePicture, sampleClip].map((material) =>
    buildLetterTask(planMedia(bigFive, material, { maxPeople: 5 }), { words: 0 }),
  );

  expect(picture).toContain('this picture');
  expect(clip).toContain('this clip');
  expect(picture).toContain('stand only words of the lines, letter for letter');
  expect(picture).not.toMatch(/Words to say|\[help\]|\btheirs\b/);
});

test('a letter quotes cues with the person they belong to, and loses sentences about cues that nobody saw', () => {
  const context = openSampleMedia(bigFive);
  const letters = [
    '# Open pages\n\nOne “leans forward with both hands on the table”. One “crosses both arms and turns away”.',
  ];

  const { text, report } = readAnswer(context, sampleMediaAnswer(context), {
    letters,
    last: { letter: 1, changes: [] },
  });

  expect(report.summaryEvidence).toMatchObject([
    { quote: 'leans forward with both hands on the table', where: 'Person 1, left' },
  ]);
  expect(text).toContain('One “leans forward with both hands on the table”.');
  expect(text).not.toContain('turns away');
});

test('a crisis phrase in a picture or in speech is an active crisis', () => {
  const written = openSampleMedia(bigFive, observed({ ...rawObservation, visible_text: ['I want to kill myself'] }));
  const spoken = openSampleMedia(bigFive, {
    ...sampleClip,
    transcript: { segments: [{ startSeconds: 1, endSeconds: 4, text: 'I want to kill myself.' }] },
  });

  expect([written.crisis, spoken.crisis]).toEqual(['active', 'active']);
});

test.for(pairs)(
  '%s under %s: the filter keeps every reason for not reading a dimension',
  ([, , material, framework]) => {
    const { lenses } = planMedia(framework, material, { maxPeople: 5 });
    const reasons = lenses.flatMap(({ lens, excluded }) =>
      excluded.map(({ dimension: { key }, why: whyNot }) =>
        explainUnread(wordsOf({ lang: 'en' }), material, lens, { key, whyNot }),
      ),
    );

    expect(reasons.filter((why) => withholdForbidden(why, material.kind).text !== why)).toEqual([]);
  },
);
