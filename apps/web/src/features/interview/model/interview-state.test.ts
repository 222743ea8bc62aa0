import { interviewQuestions } from '@app/contract/interview';
import { expect, test } from 'vitest';
import {
  advance,
  addFollowUp,
  countAnswers,
  currentStep,
  submitAnswer,
  type Interview,
  materialOf,
  resumeInterview,
  showNotice,
  startInterview,
} from './interview-state.ts';

const followUp = { question: 'And then?', askedBy: 'bank' } as const;
const type = (interview: Interview, typed: string): Interview => submitAnswer({ ...interview, typed });

function answerAll(interview: Interview): Interview {
  let current = interview;
  for (let turn = 0; !current.isOver; turn += 1) {
    const answered = type(current, `answer ${turn}`);
    const { id } = currentStep(answered) ?? { id: 'plan' };
    current = type(addFollowUp(answered, id, followUp), `more ${turn}`);
  }
  return current;
}

test('an interview ends after ten answers and never asks a question twice', () => {
  const { steps, isOver } = answerAll(startInterview());

  expect([steps.length, isOver]).toEqual([10, true]);
  expect(new Set(steps.map(({ id }) => id)).size).toBe(10);
});

test('skipped questions do not count, and with nothing left to ask the interview is over', () => {
  let interview = advance(type(startInterview(), 'the only answer'));
  for (let turn = 1; turn < interviewQuestions.length; turn += 1) interview = advance(interview);

  expect(interview.isOver).toBe(true);
  expect(countAnswers(interview)).toBe(1);
});

test('a visitor who skips every question gets the first one again', () => {
  let interview = startInterview();
  for (let turn = 0; turn < interviewQuestions.length; turn += 1) interview = advance(interview);

  expect(interview.isOver).toBe(false);
  expect(interview.steps).toEqual(startInterview(() => 0).steps.map((step) => ({ ...step, id: interview.order[0] })));
});

test('the material holds every word of the visitor and no word of a question', () => {
  const asked = addFollowUp(type(startInterview(), ' first '), startInterview().steps[0]?.id ?? 'plan', followUp);
  const { id } = currentStep(asked) ?? { id: 'plan' };
  const interview = { ...type(addFollowUp(asked, id, followUp), 'second'), typed: 'third, unfinished' };

  expect(materialOf(interview)).toBe('first\n\nsecond\n\nthird, unfinished');
});

test('an empty answer is not submitted', () => {
  const interview = startInterview();

  expect(submitAnswer({ ...interview, typed: ' \n ' }).steps).toEqual(interview.steps);
});

test('a follow-up that arrives after the visitor went on is dropped', () => {
  const answered = type(startInterview(), 'an answer');
  const { id } = currentStep(answered) ?? { id: 'plan' };

  expect(addFollowUp(advance(answered), id, followUp)).toEqual(advance(answered));
});

test('a stored interview resumes where it was, and one that waited for a follow-up resumes at the next question', () => {
  const open = { ...startInterview(), typed: 'half an answ' };
  const waiting = type(startInterview(), 'an answer');

  expect(resumeInterview(JSON.stringify(open))).toEqual(open);
  expect(resumeInterview(JSON.stringify(waiting))?.steps).toHaveLength(2);
});

test.for(['', 'null', '{"order":["password"],"steps":[],"typed":""}', '{', '[]', '{"steps":3}'])(
  'an invalid draft is not resumed: %s',
  (stored) => {
    expect(resumeInterview(stored)).toBeUndefined();
  },
);

test('the crisis card keeps the interview; the notice for writers under eighteen ends it, and later replies change nothing', () => {
  const begun = { ...startInterview(), typed: 'I paint.' };

  const helped = showNotice(begun, { askedBy: 'bank', notice: 'A card' });
  const ended = showNotice(helped, { askedBy: 'bank', notice: 'For adults', isUnder18: true });

  expect(helped).toEqual({ ...begun, notice: 'A card' });
  expect(ended).toEqual({ order: [], steps: [], typed: '', notice: 'For adults', isOver: true, isUnder18: true });
  expect([materialOf(ended), advance(ended).steps, submitAnswer(ended)]).toEqual(['', [], ended]);
  expect(showNotice(ended, { askedBy: 'bank', notice: 'A card' })).toBe(ended);
});
