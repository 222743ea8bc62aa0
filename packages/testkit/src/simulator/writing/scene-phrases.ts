import type { VisibleKind } from './visible-cues.ts';

/**
 * Words about what can be seen, in the third person and without he or she, ages or feelings. `{who}` and `{part}` are
 * filled from the line.
 */
export type ScenePhrases = {
  /** Whole sentences about one line. */
  shows: string[];
  /** Continue "someone who ...". */
  hint: string[];
};

export const scenePhrases: Record<VisibleKind | 'setting', ScenePhrases> = {
  setting: {
    shows: [
      'Somebody let this into the view, or did not mind it: “{part}”.',
      '“{part}” belongs to the place and was left where it is.',
    ],
    hint: ['leaves things where they are of use', 'lets the place speak along with the people'],
  },
  posture: {
    shows: [
      'The way {who} holds the body is on record here: “{part}”.',
      '“{part}” describes a bearing, and a bearing can be held for a second or for an hour.',
      'This is how {who} takes up room in the view.',
    ],
    hint: ['gives the matter at hand a place in front of the body', 'settles into a position before going on'],
  },
  gesture: {
    shows: [
      'The hands of {who} are doing something of their own: “{part}”.',
      'With “{part}” the hands add to whatever else is going on.',
      'A movement like this is made for somebody or for oneself, and the view does not say which.',
    ],
    hint: ['lets the hands take part', 'marks a point with a movement as well as by being there'],
  },
  expression: {
    shows: [
      'What the face of {who} does is noted and no more than that: “{part}”.',
      '“{part}” concerns the face; what goes with it inside is not visible.',
    ],
    hint: ['lets the face move little or much and leaves the reading of it open', 'keeps to one look within this view'],
  },
  gaze: {
    shows: [
      'Attention has a direction here: “{part}”.',
      'Where {who} looks is one of the few things a view can show plainly.',
      '“{part}” tells what is being looked at and leaves out why.',
    ],
    hint: ['keeps the eyes on one thing at a time', 'gives attention a clear direction'],
  },
  clothing: {
    shows: [
      'What is worn was chosen, by {who} or for the occasion: “{part}”.',
      '“{part}” belongs to the occasion as much as to the person.',
    ],
    hint: ['dresses for what is to be done', 'keeps to something practical in what is worn'],
  },
  activity: {
    shows: [
      'Something is being done here, and it has an aim: “{part}”.',
      '{who} is busy in this line: “{part}”.',
      'An activity such as “{part}” takes a while, so it says a little more than a glance would.',
    ],
    hint: ['stays with a task once it is in hand', 'goes about things one step after another'],
  },
  interaction: {
    shows: [
      'How {who} stands to others can be seen in “{part}”.',
      '“{part}” puts {who} into relation with what is around.',
      'There is a distance in this, near or far, and it is visible.',
    ],
    hint: ['takes notice of who else is there', 'leaves room for others in the arrangement of things'],
  },
  speech: {
    shows: [
      'These are words and not a view: {who} {what}.',
      'What is said here can be weighed as it would be on paper, starting with “{part}”.',
    ],
    hint: ['puts a habit into plain words', 'gives a reason along with the fact'],
  },
};

type Named = { who: string; what: string; topic: string };

/** Forms of one sentence about one line; in a hint `what` continues "someone who". */
export const sceneForms = {
  topic: [
    ({ who, what, topic }) => `On ${topic}, the first thing to go by is that ${who} ${what}.`,
    ({ who, what, topic }) => `${who} ${what}, and that bears on ${topic}.`,
    ({ who, what, topic }) => `If anything in view speaks to ${topic}, it is that ${who} ${what}.`,
    ({ who, what, topic }) => `Asked about ${topic}, one could point out that ${who} ${what}.`,
    ({ who, what, topic }) => `For ${topic} it counts that ${who} ${what}.`,
    ({ who, what, topic }) => `Where ${topic} is looked for, one finds that ${who} ${what}.`,
  ],

  further: [
    ({ who, what }) => `Beside that, ${who} ${what}.`,
    ({ who, what }) => `At the same time ${who} ${what}.`,
    ({ who, what, topic }) => `It adds to ${topic} that ${who} ${what}.`,
    ({ who, what }) => `One also notices that ${who} ${what}.`,
    ({ who, what, topic }) => `Next to it, and still on ${topic}, ${who} ${what}.`,
  ],

  against: [
    ({ who, what }) => `On the other side, ${who} ${what}.`,
    ({ who, what, topic }) => `Not everything fits ${topic}, since ${who} ${what}.`,
    ({ who, what }) => `And yet ${who} ${what}.`,
  ],

  hint: [
    ({ who, what, topic }) => `For ${topic}, ${who} comes across as someone who ${what}.`,
    ({ what, topic }) => `Taken as a sign of ${topic}, this is consistent with someone who ${what}.`,
    ({ who, what }) => `${who} may be someone who ${what}.`,
    ({ who, what, topic }) =>
      `As far as ${topic} can be seen at all, ${who} gives the impression of someone who ${what}.`,
  ],
} satisfies Record<string, ((words: Named) => string)[]>;

export const modestForms: ((topic: string) => string)[] = [
  (topic) => `What is visible can suggest ${topic} and cannot settle it.`,
  (topic) => `Another moment might show ${topic} differently.`,
  (topic) => `For ${topic} this is a leaning of one moment and not a rule.`,
  (topic) => `How far this holds for ${topic} beyond the frame, nothing here can tell.`,
  (topic) => `The occasion may account for ${topic} as much as the person does.`,
  (topic) => `Someone who was there could put the weight elsewhere with regard to ${topic}.`,
  (topic) => `It is thin ground for ${topic}, and is offered as no more.`,
  () => 'A view of one moment can lean and cannot prove.',
  () => 'Another occasion might look quite different.',
  () => 'Whoever was there would know more than can be seen from here.',
  () => 'That is how it looks, which need not be how it is.',
  () => 'It may be the occasion that shows here as much as the person.',
  () => 'What lies outside the frame could change this.',
  () => 'More than an impression it is not.',
];

export const limitsOfView = [
  'A view begins and ends at its edges, and whoever stands outside is not in it.',
  'What came just before and just after is not shown.',
  'Why anything is done cannot be seen, only that it is done.',
  'A camera changes how people hold themselves, and how much it did so here is unknown.',
  'Thoughts, memories and intentions leave no trace in what was noted.',
  'One occasion is too little to tell a habit from a chance.',
  'Whether the scene was arranged cannot be told from it.',
];

export const sceneQuestions: ((words: Omit<Named, 'topic'>) => string)[] = [
  ({ who, what }) => `What had happened just before the moment in which ${who} ${what}?`,
  ({ who, what }) => `Would another view show again that ${who} ${what}?`,
  ({ who, what }) => `What lies outside the frame while ${who} ${what}?`,
];
