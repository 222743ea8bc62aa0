import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { createSentenceGate, withholdForbidden } from './vocabulary.ts';

const withheld = [
  ['diagnosis', 'You have depression.'],
  ['diagnosis', 'You probably have undiagnosed ADHD.'],
  ['diagnosis', 'You have **depression**.'],
  ['diagnosis', 'You have “depression”.'],
  ['diagnosis', 'You may be on the autism spectrum.'],
  ['diagnosis', 'The writer is clinically depressed.'],
  ['diagnosis', 'She seems depressed.'],
  ['diagnosis', 'The writer suffers from perfectionism.'],
  ['diagnosis', 'You were diagnosed with OCD.'],
  ['diagnosis', 'A diagnosis of bipolar disorder is likely.'],
  ['diagnosis', 'These are symptoms of an anxiety disorder.'],
  ['diagnosis', 'The tone points to depression.'],
  ['diagnosis', 'This is consistent with borderline personality disorder.'],
  ['diagnosis', 'You meet the criteria for PTSD.'],
  ['diagnosis', 'The patient shows flat affect.'],
  ['diagnosis', 'You are a narcissist.'],
  ['diagnosis', 'It is the disorder you have that speaks here.'],
  ['diagnosis', 'You are not lazy; you have ADHD.'],
  ['diagnosis', 'You are not lazy, you have ADHD.'],
  ['diagnosis', 'You may not realise that you have ADHD.'],
  ['diagnosis', 'You’re bipolar.'],
  ['diagnosis', 'There is a clinically significant pattern.'],
  ['advice', 'You should seek treatment.'],
  ['treatment', 'I recommend therapy.'],
  ['treatment', 'You would benefit from cognitive behavioural therapy.'],
  ['treatment', 'Medication would help.'],
  ['treatment', 'A treatment plan could start here.'],
  ['official_metric', 'Your writing suggests an IQ of 120.'],
  ['official_metric', 'Estimated IQ: 135.'],
  ['official_metric', 'Your IQ is high.'],
  ['official_metric', 'Neuroticism T = 65.'],
  ['official_metric', 'The T-score is elevated.'],
  ['official_metric', 'You are at the 93rd percentile.'],
  ['official_metric', 'That is a high percentile of the population.'],
  ['official_metric', 'Warmth reaches a sten of 7.'],
  ['official_metric', 'The base rate score is 85.'],
  ['official_metric', 'This equals a PHQ-9 score of 14.'],
  ['official_metric', 'You score 14 on the PHQ-9.'],
  ['reassurance', 'You are not at risk.'],
  ['reassurance', 'The writer is not suicidal.'],
  ['race_or_ethnicity', 'You are probably African American.'],
  ['race_or_ethnicity', 'The author is white.'],
  ['race_or_ethnicity', 'The names suggest that you are of Asian descent.'],
  ['national_origin', 'You are German.'],
  ['national_origin', 'The phrasing suggests you grew up in Poland.'],
  ['immigration_status', 'You are an immigrant.'],
  ['political_opinion_or_party', 'You are politically left-leaning.'],
  ['political_opinion_or_party', 'You lean conservative.'],
  ['political_opinion_or_party', 'She probably votes for the Republicans.'],
  ['political_opinion_or_party', 'The writer seems liberal.'],
  ['religion_or_belief', 'You are a devout Christian.'],
  ['religion_or_belief', 'As a Muslim, you value family.'],
  ['childhood', 'The text suggests a Catholic upbringing.'],
  ['religion_or_belief', 'You believe in God.'],
  ['trade_union_membership', 'You are a union member.'],
  ['sex_life', 'You are sexually frustrated.'],
  ['sexual_orientation', 'You might be gay.'],
  ['sexual_orientation', 'The author is attracted to men.'],
  ['gender_identity', 'The writer is a woman.'],
  ['gender_identity', 'You seem to be transgender.'],
  ['pregnancy', 'You are pregnant.'],
  ['medication', 'You are taking antidepressants.'],
  ['disability', 'You have a learning disability.'],
  ['genetic_traits', 'You have a genetic predisposition.'],
  ['criminality_or_dangerousness', 'You are capable of violence.'],
  ['criminality_or_dangerousness', 'He is dangerous.'],
  ['deception', 'You are lying about the trip.'],
  ['deception', 'The writer is not telling the truth.'],
  ['age_of_a_minor', 'You are about 14 years old.'],
  ['age_of_a_minor', 'The writer sounds like a teenager.'],
  ['trustworthiness_score', 'You are trustworthy.'],
  ['trustworthiness_score', 'You cannot be trusted.'],
  ['employability', 'You are a strong candidate.'],
  ['employability', 'She should not be hired.'],
] as const;

const kept = [
  'This is not a diagnosis.',
  'Nothing here says that you have depression.',
  'A text cannot show an IQ.',
  'No IQ is estimated.',
  'It gives no T-score, no percentile of the population and no sten score.',
  'Not a PHQ-9, GAD-7, BDI, BAI or Hamilton score.',
  'This does not mean you have ADHD.',
  'It cannot say whether you are trustworthy.',
  'Nobody can tell from this whether you are religious.',
  'Only a licensed professional who talks with you can assess mental health.',
  'If you are struggling, please talk to a doctor or a crisis line.',
  'She treats her friends to dinner.',
  'He is patient with his children.',
  'Your patient, careful tone stands out.',
  'The patient reader is rewarded.',
  'You are patient.',
  'I voted for pizza.',
  'You voted for the longer route.',
  'You are conservative with praise.',
  'You are liberal with commas.',
  'You lean on your sister.',
  'You keep your lists religiously.',
  'You write “I was diagnosed with ADHD. It took years.” and move on.',
  'The line "I have suffered from depression" is quoted, not judged.',
  'You mention that you were diagnosed with ADHD.',
  'You write about your depression with humour.',
  'You have a gift for detail.',
  'You have a lot of patience.',
  'You have anxiety about deadlines in mind when you joke.',
  'The essay suffers from long sentences.',
  'The essay would gain from a longer treatment of the topic.',
  'You describe the silent treatment at home.',
  'There is a pregnant pause after the second line.',
  'You have a blind spot for praise.',
  'You are blind to your own charm.',
  'The humour is black and the sky is white.',
  'Your thinking is black-and-white at times.',
  'You told a white lie.',
  'You are learning German.',
  'You love French cinema.',
  'Your English is vivid.',
  'As a teenager, you moved twice.',
  'When you were 12 years old, the house burned.',
  'You are a man of few words.',
  'You lie in bed until noon.',
  'You are lying on the sofa in the first scene.',
  'You find mountains dangerous and go anyway.',
  'It is dangerous to swim there.',
  'The storm was violent.',
  'The bipolar scale runs from calm to lively.',
  'You trust people quickly.',
  'You are honest about your doubts.',
  'The economy was depressed that year.',
  'Sentences like these show order and warmth.',
  'You describe the room almost clinically.',
  'You would suit jobs with people.',
  'The Sten gun hangs on the wall of the museum.',
  'You scored three goals.',
  'Ten per cent of the words are questions.',
  'You are attracted to big ideas.',
  'You are straight with people.',
  'You are the right person to ask.',
  'You come from a family of talkers.',
  'Your faith in people survives.',
  'You take your time and your tea.',
  'You are expecting a letter.',
  'The union of both ideas is yours.',
  'You are black coffee in human form.',
  'You seem older than the joke.',
  'You have order in your lists.',
];

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

test.for(withheld)('%s: “%s” is withheld', ([reason, sentence]) => {
  expect(withholdForbidden(sentence)).toEqual({ text: '', removed: [{ reason }] });
});

test.for(kept)('“%s” is kept', (sentence) => {
  expect(withholdForbidden(sentence)).toEqual({ text: sentence, removed: [] });
});

test('only the sentence with the claim is removed, and paragraphs stay apart', () => {
  const text =
    'You plan ahead. You have depression. You laugh often.\n\nYou are gay.\n\nMr. Smith is kind. You are pregnant.';

  expect(withholdForbidden(text)).toEqual({
    text: 'You plan ahead. You laugh often.\n\n\n\nMr. Smith is kind. ',
    removed: [{ reason: 'diagnosis' }, { reason: 'sexual_orientation' }, { reason: 'pregnancy' }],
  });
});

test('a claim that spans a line break is removed, and a list item is removed alone', () => {
  expect(withholdForbidden('You have\ndepression. You laugh.').text).toBe('You laugh.');
  expect(withholdForbidden('- You laugh\n- You have depression\n- You plan').text).toBe('- You laugh\n\n- You plan');
});

test('an unclosed quotation mark does not protect a claim', () => {
  expect(withholdForbidden('“You have depression. You laugh.').removed).toEqual([{ reason: 'diagnosis' }]);
});

test.for([1, 2, 3, 4, 5, 6, 7, 8])('chunked text is filtered like the whole text (seed %i)', (seed) => {
  const next = random(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(next() * items.length)];
  const glue = [
    ' ',
    ' ',
    '  ',
    '\n',
    '\n\n',
    ' (1990) ',
    ' etc. 5 ',
    ' “',
    '” ',
    ' "',
    '" ',
    '… ',
    '?! ',
    '\n- ',
    ' Dr. ',
    ' 🙂 ',
    ' 3.4 ',
    '。',
  ];
  const sentences = [...withheld.map(([, sentence]) => sentence), ...kept];
  const results = Array.from({ length: 120 }, () => {
    const parts = Array.from({ length: 12 }, () => `${pick(sentences)}${pick(glue)}`);
    const text = next() < 0.1 ? parts.join('').replaceAll('.', '').repeat(3) : parts.join('');
    const gate = createSentenceGate();
    let shown = '';
    for (let at = 0; at < text.length;) {
      const length = 1 + Math.floor(next() ** 2 * 40);
      shown += gate.push(text.slice(at, at + length));
      at += length;
    }
    shown += gate.end();
    return { pieces: { text: shown, removed: [...gate.removed] }, whole: withholdForbidden(text) };
  });

  expect(results.map(({ pieces }) => pieces)).toEqual(results.map(({ whole }) => whole));
});

test('the gate releases a finished sentence when the next one begins', () => {
  const gate = createSentenceGate();

  expect(gate.push('You plan ahead. ')).toBe('');
  expect(gate.push('Y')).toBe('You plan ahead. ');
  expect(gate.push('ou laugh')).toBe('');
  expect(gate.end()).toBe('You laugh');
});

test('the gate releases a text without sentence ends', () => {
  const gate = createSentenceGate();
  const pieces = Array.from({ length: 5_000 }, () => 'word ');

  expect(pieces.map((piece) => gate.push(piece)).join('').length).toBeGreaterThan(23_000);
});

test('filter time grows linearly with the text', () => {
  const text = kept.join(' and then, a little later in the same paragraph, ').repeat(200);

  expect(growthOf((chars) => void withholdForbidden(text.slice(0, chars)), 30_000)).toBeLessThan(NOT_QUADRATIC);
});
