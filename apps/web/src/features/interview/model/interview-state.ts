import {
  type FollowUp,
  type FollowUpAsker,
  INTERVIEW_LENGTH,
  type InterviewQuestionId,
  interviewQuestions,
  interviewThemes,
} from '@app/contract/interview';

export type AskedFollowUp = { question: string; askedBy: FollowUpAsker };

/** One question of the bank and what was answered; without an answer it is open or was skipped. */
export type InterviewStep = { id: InterviewQuestionId; answer: string; followUp?: AskedFollowUp; more: string };

export type Interview = {
  /** The questions in the order of this interview; chosen once. */
  order: InterviewQuestionId[];
  /** The last one is the current one. */
  steps: InterviewStep[];
  /** The text in the box that is not submitted yet. */
  typed: string;
  /** Markdown of the crisis card, once there is one. It stays for the rest of the interview. */
  notice?: string;
  isOver: boolean;
  /** The writer seems to be under eighteen: only the notice is left, as for an analysis. */
  isUnder18?: true;
};

/** Goes through the themes in turn; the questions of a theme come in random order. */
export function startInterview(random: () => number = Math.random): Interview {
  const themes = Object.values(interviewThemes).map((ids) => shuffle<InterviewQuestionId>(ids, random));
  const order = [0, 1, 2].flatMap((turn) => themes.flatMap((ids) => ids[turn] ?? []));
  return advance({ order, steps: [], typed: '', isOver: false });
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

export const currentStep = ({ steps }: Interview): InterviewStep | undefined => steps.at(-1);

export const countAnswers = ({ steps }: Interview): number => steps.filter(({ answer }) => answer !== '').length;

/** Goes to the next question of the bank. A visitor who skipped all of them gets the first one again. */
export function advance(interview: Interview): Interview {
  const { order } = interview;
  const hasNothing = interview.steps.length === order.length && countAnswers(interview) === 0;
  const steps = hasNothing ? [] : interview.steps;
  const next = order[steps.length];
  const isOver = next === undefined || countAnswers(interview) >= INTERVIEW_LENGTH.maxAnswers;
  if (isOver) return { ...interview, typed: '', isOver };
  return { ...interview, typed: '', steps: [...steps, { id: next, answer: '', more: '' }] };
}

/** Keeps what was typed as the answer, or as the answer to the follow-up, which ends the question. */
export function submitAnswer(interview: Interview): Interview {
  const typed = interview.typed.trim();
  const step = currentStep(interview);
  if (!step || typed === '') return interview;
  if (step.followUp) return advance(replaceStep(interview, { ...step, more: typed }));
  return replaceStep({ ...interview, typed: '' }, { ...step, answer: typed });
}

/** Adds a follow-up to the current question; ignored if the visitor is already at another one. */
export function addFollowUp(interview: Interview, id: InterviewQuestionId, followUp: AskedFollowUp): Interview {
  const step = currentStep(interview);
  if (interview.isOver || step?.id !== id || step.followUp) return interview;
  return replaceStep(interview, { ...step, followUp });
}

/** Shows the crisis card. The notice for writers under eighteen ends the interview and removes its answers. */
export function showNotice(interview: Interview, { notice, isUnder18 }: FollowUp): Interview {
  if (!notice || interview.isUnder18) return interview;
  if (isUnder18) return { order: [], steps: [], typed: '', notice, isOver: true, isUnder18 };
  return { ...interview, notice };
}

function replaceStep(interview: Interview, step: InterviewStep): Interview {
  return { ...interview, steps: [...interview.steps.slice(0, -1), step] };
}

/** Only what the visitor wrote: the material of a reading holds no word of a question. */
export function materialOf({ steps, typed }: Interview): string {
  return [...steps.flatMap(({ answer, more }) => [answer, more]), typed.trim()]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Resumes a stored draft. Nobody waits for a follow-up after a reload, so a question that waited for one is finished. */
export function resumeInterview(stored: string): Interview | undefined {
  const interview = readInterview(stored);
  const step = interview && currentStep(interview);
  if (!interview || !step) return undefined;
  return step.answer !== '' && !step.followUp && !interview.isOver ? advance(interview) : interview;
}

/** Undefined for an invalid draft. */
export function readInterview(stored: string): Interview | undefined {
  try {
    const interview = JSON.parse(stored) as Interview;
    const isKnown = (id: InterviewQuestionId): boolean => interviewQuestions.includes(id);
    const isWhole =
      interview.order.every(isKnown) &&
      interview.steps.every(
        ({ id, answer, more }) => isKnown(id) && typeof answer === 'string' && typeof more === 'string',
      ) &&
      typeof interview.typed === 'string';
    return isWhole ? interview : undefined;
  } catch {
    return undefined; // nothing was kept, or by another version
  }
}
