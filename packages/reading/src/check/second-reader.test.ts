import { expect, test } from 'vitest';
import { sentencesOfAnswer, sentencesOfText, textWithoutSentences, withoutSentences } from './review-answer.ts';
import { buildSentenceCheck, readSentenceCheck, secondReaderRules } from './second-reader.ts';

const answer = JSON.stringify({
  self_harm_mentioned: false,
  items: [{ key: 'mini_ipip.5', rating: 4, quote: 'I keep a list. It is long.' }],
  readings: [
    {
      key: 'bigfive.openness',
      evidence: [{ quote: 'I keep a list. It is long.', shows: 'A list is kept. It is long.' }],
      counter: [],
      considered: [],
      readable: true,
      why_not: '',
      position: 40,
      level: 'in the middle',
      gist: 'lists of lists',
      interpretation: 'You plan. You have a rare mind.\n\nSundays are for letters.',
    },
    {
      key: 'bigfive.agreeableness',
      evidence: [{ quote: 'a second list', shows: 'There are two.' }],
      counter: [{ quote: 'my sister laughs', shows: 'She sees it otherwise.' }],
      considered: [],
      readable: true,
      why_not: '',
      position: 40,
      level: 'in the middle',
      gist: '',
      interpretation: 'Perhaps it is time to stop.',
    },
  ],
});

test('every sentence a model wrote is numbered, but no quote, key or level', () => {
  const sentences = sentencesOfAnswer(answer);

  expect(sentences.map(({ number, sentence }) => `${number} ${sentence.trim()}`)).toEqual([
    '1 A list is kept.',
    '2 It is long.',
    '3 lists of lists',
    '4 You plan.',
    '5 You have a rare mind.',
    '6 Sundays are for letters.',
    '7 There are two.',
    '8 She sees it otherwise.',
    '9 Perhaps it is time to stop.',
  ]);
  expect(sentences[4]?.restsOn).toEqual(['I keep a list. It is long.']);
  expect(sentences[7]?.restsOn).toEqual(['my sister laughs']);
  expect(sentences[8]?.restsOn).toEqual(['a second list']);
});

test('named sentences are removed and the rest of the answer stays unchanged', () => {
  const left = JSON.parse(withoutSentences(answer, new Set([5, 9]))) as Record<string, unknown>;

  expect(left).toEqual({
    ...(JSON.parse(answer) as object),
    readings: [
      expect.objectContaining({ interpretation: 'You plan. \n\nSundays are for letters.', readable: true }),
      expect.objectContaining({ interpretation: '', readable: false, position: 40 }),
    ],
  });
  expect(JSON.parse(withoutSentences(answer, new Set()))).toEqual(JSON.parse(answer));
});

test('the complete rows of a truncated answer are numbered', () => {
  const cut = answer.slice(0, answer.indexOf('"a second list"'));

  expect(sentencesOfAnswer(cut).map(({ sentence }) => sentence.trim())).toContain('You have a rare mind.');
  expect(sentencesOfAnswer(cut).map(({ sentence }) => sentence.trim())).not.toContain('There are two.');
  expect(sentencesOfAnswer('no answer at all')).toEqual([]);
});

test('the request holds all rules, the numbered sentences with their passages, and the unchanged material', () => {
  const request = buildSentenceCheck('<material-1>\nI keep a list.\n</material-1>', sentencesOfAnswer(answer));

  for (const [name, says] of Object.entries(secondReaderRules))
    expect(request.instructions).toContain(`- ${name}: ${says}`);
  expect(Object.keys(secondReaderRules)).toHaveLength(16);
  expect(request.material).toBe('<material-1>\nI keep a list.\n</material-1>');
  expect(request.task).toMatch(/^Task: second-reader\n/);
  expect(request.task).toContain(
    'Rests on: "I keep a list. It is long."\n1. A list is kept.\n2. It is long.\n3. lists',
  );
  expect(request.task).toContain('Rests on: "a second list"\n9. Perhaps it is time to stop.\n');
});

test('an answer keeps each shown sentence named under a known rule once', () => {
  const sentences = sentencesOfAnswer(answer);
  const named = [
    { number: 5, rule: 'Flattery' },
    { number: '9', rule: 'advice' },
    { number: 9, rule: 'advice' },
    { number: 99, rule: 'advice' },
    { number: 4, rule: 'boring' },
    null,
  ];

  expect(readSentenceCheck(JSON.stringify({ named }), sentences)).toEqual([
    { number: 5, rule: 'flattery' },
    { number: 9, rule: 'advice' },
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

test('a sentence without passages after one with passages rests on the whole material', () => {
  const sentences = [
    { number: 1, sentence: 'There are two.', restsOn: ['a second list'] },
    { number: 2, sentence: 'It is a travel diary.', restsOn: [] },
  ];

  expect(buildSentenceCheck('', sentences).task).toContain(
    'Rests on: "a second list"\n1. There are two.\nRests on: the whole material\n2. It is a travel diary.\n',
  );
});
