/** The sentences a reading can be made of. */
export type Step =
  | 'topic'
  | 'topic-hint'
  | 'first'
  | 'second'
  | 'shared'
  | 'differ'
  | 'hint'
  | 'against'
  | 'fact'
  | 'modest'
  | 'passing'
  | 'missing'
  | 'both-true';

export type Words = {
  /** How the passage is pointed at. */
  name: string;
  /** What it does, or what that may say of the writer. */
  text: string;
  topic: string;
  /** The topic is only a name, or the words are not understood: nothing can be "seen" in them. */
  isBare: boolean;
};

/** Forms of one sentence; only those with `topic` in them name what the section is about. */
export const stepForms = {
  topic: ({ name, text, topic, isBare }: Words): string[] => [
    `as for ${topic}, ${name} ${text}.`,
    `when it comes to ${topic}, it counts that ${name} ${text}.`,
    `on ${topic} the text has this to offer first: ${name} ${text}.`,
    ...(isBare
      ? []
      : [
          `${name} ${text}, and that bears on ${topic}.`,
          `to see ${topic}, start with ${name}: it ${text}.`,
          `${name} is a small sample of ${topic}: it ${text}.`,
          `asked about ${topic}, one could point to ${name}, which ${text}.`,
          `if there is one place to look for ${topic}, it is ${name}, which ${text}.`,
        ]),
  ],
  'topic-hint': ({ text, topic }: Words): string[] => [
    `for ${topic}, this suggests that you ${text}.`,
    `with regard to ${topic}, you seem to ${text}.`,
    `it says something about ${topic}: you appear to ${text}.`,
    `seen as a sign of ${topic}, it is consistent with a wish to ${text}.`,
  ],
  first: ({ name, text }: Words): string[] => [
    `${name} ${text}.`,
    `start with the plainest thing: ${name} ${text}.`,
    `notice that ${name} ${text}.`,
    `one thing is plain to see: ${name} ${text}.`,
  ],
  second: ({ name, text }: Words): string[] => [
    `then ${name} ${text}.`,
    `${name} adds to this, for it ${text}.`,
    `a second look, at ${name}, finds that it ${text}.`,
    `next to it, ${name} ${text}.`,
    `${name}, in turn, ${text}.`,
  ],
  hint: ({ text }: Words): string[] => [
    `you seem to ${text}.`,
    `a reader may gather that you ${text}.`,
    `taken together, this looks as if you ${text}.`,
    `perhaps you ${text}.`,
    `it is consistent with a habit: you ${text}.`,
    `one could say, with some care, that you ${text}.`,
  ],
  against: ({ name, text }: Words): string[] => [
    `what speaks against it is ${name}, which ${text}.`,
    `and yet ${name} ${text}.`,
    `not everything fits, since ${name} ${text}.`,
    `on the other side, ${name} ${text}.`,
  ],
};

export const readingPlans: Step[][] = [
  ['topic', 'differ', 'fact', 'modest'],
  ['first', 'shared', 'topic-hint', 'fact', 'modest'],
  ['fact', 'topic', 'second', 'hint', 'modest'],
  ['differ', 'topic-hint', 'against', 'fact', 'modest'],
  ['topic', 'hint', 'second', 'fact', 'modest'],
  ['first', 'topic-hint', 'fact', 'against', 'modest'],
  ['shared', 'topic', 'fact', 'modest'],
  ['topic', 'against', 'hint', 'fact', 'modest'],
  ['first', 'second', 'fact', 'topic-hint', 'modest'],
  ['topic', 'fact', 'second', 'hint', 'modest'],
];
/** Left out first when a plan is longer than the paragraph may be. */
const optional: Step[] = ['hint', 'second', 'against', 'first', 'shared', 'differ'];

export function shortenPlan(plan: Step[], sentences: number): Step[] {
  const dropped = optional.filter((step) => plan.includes(step)).slice(0, Math.max(0, plan.length - sentences));
  return plan.filter((step) => !dropped.includes(step));
}

/** Where room is short. */
export const shortPlan: Step[] = ['topic', 'fact', 'modest'];
export const tensionPlan: Step[] = ['differ', 'both-true', 'fact', 'modest'];
export const absencePlan: Step[] = ['passing', 'first', 'missing', 'fact', 'modest'];
