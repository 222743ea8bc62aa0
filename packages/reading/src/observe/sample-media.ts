import type { Framework } from '@app/frameworks/framework';
import type { ReportContext } from '../check/check-report.ts';
import { sampleAnswer, type SampleLetters } from '../sample-answer.ts';
import { checkObservation } from './observation.ts';
import { type MediaOptions, openMedia } from './open-media.ts';
import { type MediaMaterial, planMedia } from './plan-media.ts';

/** Test data for pictures and clips: a vision model's answer, and helpers that turn it into a report. */
const cue = (kind: string, what: string, at_seconds = -1) => ({ kind, what, at_seconds });
const person = (position: string, clothing: string, cues: ReturnType<typeof cue>[], seems_adult = true) => ({
  position,
  clothing,
  seems_adult,
  cues,
});

export const rawObservation = {
  scene: [
    { what: 'a long wooden table with open notebooks', place: 'centre', at_seconds: -1 },
    { what: 'a tall window with daylight falling in', place: 'background', at_seconds: 3 },
  ],
  people: [
    person('left', 'dark jacket', [
      cue('posture', 'leans forward with both hands on the table', 12),
      cue('gesture', 'points at a page while speaking to Person 2', 20),
      cue('expression', 'smiling'),
      cue('clothing', 'wears a dark jacket over a plain shirt'),
    ]),
    person('centre', 'green sweater', [
      cue('gaze', 'looks down at the notebook and writes'),
      cue('posture', 'sits upright with the chair pulled close'),
      cue('clothing', 'wears a green sweater with rolled sleeves'),
    ]),
    person('right', 'striped shirt', [
      cue('activity', 'pours coffee into three cups', 31),
      cue('expression', 'brows drawn together'),
      cue('expression', 'looks nervous'),
    ]),
  ],
  main_person: 1,
  visible_text: ['Plan for spring'],
};

const sentences = [
  'I never said that we would be done by May.',
  'What I said is that we could be done by May if everyone gives an hour a day.',
  'I have written it down here, and I would rather show you than argue.',
  'Last year I planned every step and the best part was the one nobody had planned.',
  'So let us leave one week empty on purpose and see what comes.',
];
export const sampleTranscript = {
  segments: sentences.map((text, index) => ({ startSeconds: index * 6, endSeconds: index * 6 + 6, text })),
};

export const samplePicture: MediaMaterial = {
  kind: 'image',
  observation: checkObservation(rawObservation, { kind: 'image', maxPeople: 5 }),
};
export const sampleClip: MediaMaterial = {
  kind: 'video',
  observation: checkObservation(rawObservation, { kind: 'video', durationSeconds: 45, maxPeople: 5 }),
  transcript: sampleTranscript,
};
export const silentClip: MediaMaterial = { kind: 'video', observation: sampleClip.observation };

export const pictureOptions: MediaOptions = {
  simulated: false,
  seenBy: 'described by Model 2, because Model 3 does not see',
};
export const clipOptions: MediaOptions = {
  simulated: false,
  frames: 24,
  durationSeconds: 45,
  seenBy: 'described by Model 2',
  heardBy: 'speech written down by Model 2',
};

export function openSampleMedia(framework: Framework, material = samplePicture, maxPeople = 5): ReportContext {
  const options = material.kind === 'image' ? pictureOptions : clipOptions;
  return openMedia(planMedia(framework, material, { maxPeople }), material, options);
}

const cuesBy = new Map([
  [
    1,
    [
      { quote: 'leans forward with both hands on the table', shows: 'Turned to the task.' },
      { quote: 'points at a page while speaking to Person 2', shows: 'Brings somebody in.' },
      { quote: 'wears a dark jacket over a plain shirt', shows: 'Dressed for work.' },
    ],
  ],
  [
    2,
    [
      { quote: 'looks down at the notebook and writes', shows: 'Keeps a record.' },
      { quote: 'sits upright with the chair pulled close', shows: 'Stays at the table.' },
      { quote: 'wears a green sweater with rolled sleeves', shows: 'Ready to begin.' },
    ],
  ],
  [3, [{ quote: 'pours coffee into three cups', shows: 'Serves the others.' }]],
]);
export const sceneQuote = { quote: 'a long wooden table with open notebooks', shows: 'A place for work.' };
const windowQuote = { quote: 'a tall window with daylight falling in', shows: 'Light on the work.' };
const spokenQuotes = sentences.map((quote) => ({ quote, shows: 'Said aloud.' }));
export const spokenQuote = { quote: 'I would rather show you than argue', shows: 'Shows instead of arguing.' };
export const inventedCue = { quote: 'crosses both arms and turns away', shows: 'Made up.' };

/** Rows that cite each person's real cues. */
export function sampleMediaAnswer({ plan, source }: ReportContext): Record<string, unknown> {
  const aboutOf = new Map(plan.lenses.map(({ lens, about }) => [lens.key, about ?? plan.media?.people[0]?.number]));
  const cuesOf = (person = 0) =>
    [...(cuesBy.get(person) ?? []), sceneQuote, windowQuote, ...spokenQuotes].filter(({ quote }) =>
      source.text.includes(quote),
    );
  return sampleAnswer(plan, (_, lens, index) => ({
    evidence: cuesOf(aboutOf.get(lens.key)).flatMap((cue, at, all) => (at === index % all.length ? [cue] : [])),
    counter: [],
    interpretation: 'The posture turns toward the shared work. The pages lie open for all to see.',
  }));
}

/** One letter about the first person in view, or the scene, with one of their cues. */
export function sampleMediaLetters({ plan }: ReportContext): SampleLetters {
  const { quote } = cuesBy.get(plan.media?.people[0]?.number ?? 0)?.[0] ?? sceneQuote;
  const letter = [
    '# Open pages, and both hands on the table',
    `Whoever looks sees this first: “${quote}”. The open pages invite the others in.`,
    `The scene says the same with “${sceneQuote.quote}”.`,
  ].join('\n\n');
  return { letters: [letter], last: { letter: 1, distress: 'none', against: '', changes: [] } };
}
