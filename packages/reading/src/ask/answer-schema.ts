import { list, number, object, text, yesOrNo } from './json-schema.ts';

const passage = object({
  quote: text('Copied from the material letter for letter: one sentence, or a telling part of one.'),
  shows: text('One short sentence: what this passage does or says that matters here.'),
});

const finding = object({
  title: text('A few words.'),
  quote: text('The passage it rests on, letter for letter.'),
  text: text('Two or three sentences that join passages which stand far apart.'),
});

const reading = object({
  key: text('A key from the task.'),
  evidence: list(passage, 'Passages that speak for the reading.'),
  counter: list(passage, 'Passages that speak against it.'),
  considered: list(passage, 'Only when it cannot be read: the passage that came closest, and why it does not count.'),
  readable: yesOrNo('False when this material cannot show it.'),
  why_not: text('Empty, or why this material cannot show it.'),
  position: number('0 to 100 where the scale of the task has positions, -1 otherwise.'),
  level: text('A level from the task where its scale has levels, empty otherwise.'),
  gist: text('Prose scale only: the result in three to eight words, without a full stop; empty otherwise.'),
  interpretation: text('The reading in words; empty when it cannot be read.'),
});

/**
 * The answer schema of every call of every framework. It must stay identical from call to call: the provider compiles a
 * changed schema again and loses its prompt cache. Anthropic rejects more than 16 unions and about 60 leaf properties,
 * so the schema has no unions and no optional fields; "", [], false and -1 mean "nothing". The field order makes
 * evidence arrive before the text that rests on it.
 */
export const answerSchema = object({
  self_harm_mentioned: yesOrNo('True if the material speaks of suicide, self-harm or wanting to be dead, of anyone.'),
  noticed: list(passage, 'What is most particular in the material.'),
  headline: text('One line that fits this material and no other.'),
  portrait: text('Flowing prose.'),
  findings: list(finding, 'What the passages show together.'),
  items: list(
    object({
      key: text('An item key from the task.'),
      rating: number('1 (disagree) to 5 (agree).'),
      quote: text('The passage the rating rests on.'),
    }),
    'Ratings of the items the task lists.',
  ),
  readings: list(reading, 'One entry for each key the task lists, in its order.'),
  questions: list(text('One question.'), 'Questions worth asking oneself.'),
  synthesis: list(
    object({ text: text('Two to four sentences.'), keys: list(text('A key.'), 'The readings it joins.') }),
    'What several lenses say together.',
  ),
});
