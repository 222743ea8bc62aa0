import { expect, test } from 'vitest';
import { sentencesOfAnswer, sentencesOfText, textWithoutSentences, withoutSentences } from './review-answer.ts';
import { buildSentenceCheck, readSentenceCheck, secondReaderRules } from './second-reader.ts';

const answer = JSON.stringify({
  self_harm_mentioned: false,
  noticed: [{ quote: 'I keep a list. It is long.', shows: 'A list is kept. It is long.' }],
  headline: 'A list for everything',
  portrait: 'You plan. You have a rare mind.\n\nSundays are for letters.',
  findings: [{ title: 'Lists', quote: 'I keep a list.', text: 'Two lists are kept.' }],
  readings: [
    {
      key: 'bigfive.openness',
      evidence: [{ quote: 'a second list', shows: 'There are two.' }],
      counter: [],
      considered: [],
      readable: true,
      why_not: '',
      position: 40,
      level: '',
      gist: '',
      interpretation: 'Perhaps it is time to stop.',
    },
  ],
  questions: ['What is stopping you?'],
  synthesis: [{ text: 'Both lenses rest on one list.', keys: ['bigfive.openness'] }],
});

test('every sentence a model wrote is numbered, but no quote, key or level', () => {
  const sentences = sentencesOfAnswer(answer);

  expect(sentences.map(({ number, sentence }) => `${number} ${sentence.trim()}`)).toEqual([
    '1 A list is kept.',
    '2 It is long.',
    '3 A list for everything',
    '4 You plan.',
    '5 You have a rare mind.',
    '6 Sundays are for letters.',
    '7 Lists',
    '8 Two lists are kept.',
    '9 There are two.',
    '10 Perhaps it is time to stop.',
    '11 What is stopping you?',
    '12 Both lenses rest on one list.',
  ]);
  expect(sentences[9]?.restsOn).toEqual(['a second list']);
  expect(sentences[3]?.restsOn).toEqual([]);
});

test('named sentences are removed and the rest of the answer stays unchanged', () => {
  const left = JSON.parse(withoutSentences(answer, new Set([5, 10, 11]))) as Record<string, unknown>;

  expect(left).toEqual({
    ...(JSON.parse(answer) as object),
    portrait: 'You plan. \n\nSundays are for letters.',
    readings: [expect.objectContaining({ interpretation: '', readable: false, position: 40 })],
    questions: [''],
  });
  expect(JSON.parse(withoutSentences(answer, new Set()))).toEqual(JSON.parse(answer));
});

test('the complete fields of a truncated answer are numbered', () => {
  const cut = answer.slice(0, answer.indexOf('"findings"'));

  expect(sentencesOfAnswer(cut).map(({ sentence }) => sentence.trim())).toContain('You have a rare mind.');
  expect(sentencesOfAnswer('no answer at all')).toEqual([]);
});

test('the request holds all rules, the numbered sentences with their passages, and the unchanged material', () => {
  const request = buildSentenceCheck('<material-1>\nI keep a list.\n</material-1>', sentencesOfAnswer(answer));

  for (const [name, says] of Object.entries(secondReaderRules))
    expect(request.instructions).toContain(`- ${name}: ${says}`);
  expect(Object.keys(secondReaderRules)).toHaveLength(16);
  expect(request.material).toBe('<material-1>\nI keep a list.\n</material-1>');
  expect(request.task).toMatch(/^Task: second-reader\n/);
  expect(request.task).toContain('Rests on: "a second list"\n9. There are two.\n10. Perhaps it is time to stop.\n');
  expect(request.task).toContain('Rests on: the whole material\n3. A list for everything\n4. You plan.\n');
});

test('an answer keeps each shown sentence named under a known rule once', () => {
  const sentences = sentencesOfAnswer(answer);
  const named = [
    { number: 5, rule: 'Flattery' },
    { number: '10', rule: 'advice' },
    { number: 10, rule: 'advice' },
    { number: 99, rule: 'advice' },
    { number: 4, rule: 'boring' },
    null,
  ];

  expect(readSentenceCheck(JSON.stringify({ named }), sentences)).toEqual([
    { number: 5, rule: 'flattery' },
    { number: 10, rule: 'advice' },
  ]);
  expect(readSentenceCheck('{"named":[]}', sentences)).toEqual([]);
});

test.for(['', 'All fine!', '{}', '{"named":"none"}', '{"named":[{"number":99,"rule":"advice"}]}', '{"named":[1,2]}'])(
  'an invalid answer is rejected: %s',
  (said) => {
    expect(readSentenceCheck(said, sentencesOfAnswer(answer))).toBeUndefined();
  },
);

test('a plain text loses its named sentences and keeps its paragraphs', () => {
  const text = 'You plan. You are remarkable.\n\nOn Sundays you write. Call him!';

  const sentences = sentencesOfText(text);

  expect(sentences.map(({ sentence }) => sentence.trim())).toEqual([
    'You plan.',
    'You are remarkable.',
    'On Sundays you write.',
    'Call him!',
  ]);
  expect(textWithoutSentences(text, new Set([2, 4]))).toBe('You plan. \n\nOn Sundays you write.');
});
