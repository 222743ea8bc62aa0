import { list, number, object, text, yesOrNo } from './json-schema.ts';

const passage = object({
  quote: text('Copied from the material letter for letter: a sentence or a part of one.'),
  shows: text('At most twelve words: what this passage does or says that matters here.'),
});

const reading = object({
  key: text('A key from the task.'),
  evidence: list(
    passage,
    'One to three passages for the reading: they show what it says, at the end of the scale it names.',
  ),
  counter: list(passage, 'Passages that point the other way.'),
  considered: list(passage, 'Only when it cannot be read: the passage that came closest, and why it does not count.'),
  readable: yesOrNo('False when this material cannot show it.'),
  why_not: text('Empty, or why this material cannot show it.'),
  position: number('5 to 95 where the scale of the task has positions, -1 otherwise.'),
  level: text('A level from the task where its scale has levels, empty otherwise.'),
  gist: text('Prose scale only: the result in three to eight words, without a full stop; empty otherwise.'),
  interpretation: text('The reading in words; empty when it cannot be read.'),
});

/**
 * The answer schema of every call for rows. It must stay identical from call to call: the provider compiles a changed
 * schema again and loses its prompt cache. Anthropic rejects more than 16 unions and about 60 leaf properties, so the
 * schema has no unions and no optional fields; "", [], false and -1 mean "nothing". The field order makes evidence
 * arrive before the text that rests on it.
 */
export const answerSchema = object({
  self_harm_mentioned: yesOrNo('True if the material speaks of suicide, self-harm or wanting to be dead, of anyone.'),
  items: list(
    object({
      key: text('An item key from the task.'),
      rating: number('1 (very inaccurate) to 5 (very accurate).'),
      quote: text('The passage the rating rests on.'),
    }),
    'Ratings of the items the task lists.',
  ),
  readings: list(reading, 'Entries for the keys of the task, in its order.'),
});
