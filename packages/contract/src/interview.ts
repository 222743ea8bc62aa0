import { z } from 'zod';
import { ProviderId } from './models.ts';
import { route } from './route.ts';
import { VisitorLocale } from './visitor-locale.ts';

/** The bank of questions: three for each theme, in the order they are asked. No theme is on health, politics, religion or sex. */
export const interviewThemes = {
  situations: ['plan', 'evening', 'strangers'],
  choices: ['decision', 'refusal', 'apart'],
  people: ['changed-mind', 'disagreement', 'reliance'],
  work: ['skill', 'dull-task', 'together'],
  failure: ['mistake', 'criticism', 'letting-go'],
  joy: ['absorbed', 'unasked', 'place'],
} as const;

type Themes = typeof interviewThemes;
export type InterviewQuestionId = Themes[keyof Themes][number];

/** One of each theme, then the second ones, then the third: six answers touch every theme. */
export const interviewQuestions: readonly InterviewQuestionId[] = [0, 1, 2].flatMap((turn) =>
  Object.values(interviewThemes).map((ids) => ids[turn] as InterviewQuestionId),
);

/** The visitor may end an interview after `minAnswers`; it ends by itself after `maxAnswers`. */
export const INTERVIEW_LENGTH = { minAnswers: 6, maxAnswers: 10 };

/** About a thousand words; more belongs into the text box. */
export const MAX_ANSWER_CHARS = 6_000;
/** JSON may escape every character as six bytes. */
const MAX_ANSWER_BODY_BYTES = MAX_ANSWER_CHARS * 6 + 4_096;

/** `bank`: the question is from the reviewed list; no model wrote it. */
export const FollowUpAsker = z.enum([...ProviderId.options, 'bank']);
export type FollowUpAsker = z.infer<typeof FollowUpAsker>;

export const FollowUp = z.object({
  /** Missing when `notice` replaces it or there was nothing to ask. */
  question: z.string().optional(),
  askedBy: FollowUpAsker,
  /** Markdown: the crisis card or the under-18 notice. It is shown before anything else. */
  notice: z.string().optional(),
  /** The writer seems to be under eighteen: the interview ends, and nothing of it is kept. */
  isUnder18: z.literal(true).optional(),
});
export type FollowUp = z.infer<typeof FollowUp>;

/** One short question about an answer. Nothing of it is kept. */
export const askFollowUp = route({
  method: 'POST',
  path: '/api/interview/follow-up',
  body: z.object({
    questionId: z.enum(interviewQuestions as [InterviewQuestionId, ...InterviewQuestionId[]]),
    answer: z.string().max(MAX_ANSWER_CHARS),
    /** The answer to a follow-up: it is only checked for a crisis, and goes to no model. */
    isLast: z.boolean().optional(),
    selectedModel: ProviderId,
    ...VisitorLocale.shape,
  }),
  reply: FollowUp,
  maxBodyBytes: MAX_ANSWER_BODY_BYTES,
  proof: true,
});
