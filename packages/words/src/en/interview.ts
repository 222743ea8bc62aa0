import { createFormat } from '../format.ts';

const { plural } = createFormat('en');

/** The interview and its bank of questions: loaded when it is opened. */
export const interview = {
  progress: (number: number, most: number) => `Question ${number} of up to ${most}`,
  finish: 'Finish',
  next: 'Next question',
  done: 'Done',
  skip: 'Skip',
  nextKey: 'next',
  answer: 'Your answer',
  hint: 'A few sentences are plenty.',
  tooLong: (most: number) => `An answer can have at most ${most} characters. Longer texts belong into the text box.`,
  dictate: 'Dictate',
  stopDictating: 'Stop dictating',
  dictationNote: 'Your browser turns speech into text; its maker may hear it.',
  dictationFailed: 'The browser did not allow dictation.',
  reading: (model: string) => `${model} is looking for a short follow-up…`,
  goOn: 'Go on without it',
  askedBy: (model: string) => `One more on that, asked by ${model}`,
  fromBank: 'One more on that, from the fixed questions',
  goesTo: (model: string) =>
    `The server checks each answer for signs that you need help or are under eighteen. If there are none, ${model} gets your answer and may ask one short follow-up; what you answer to that goes to no model.`,
  alone: 'No model is asked; the questions are fixed ones.',
  offline: 'No connection. The fixed questions go on without it.',
  note: 'Only your answers are read, never the questions. Until you finish they are kept in this browser only, and New Analysis deletes them.',
  asked: 'Questions so far',
  skipped: 'skipped',
  gauge: (words: string, sample: string) => `${words}, ${sample}`,
  noSample: 'nothing yet',
  help: 'Before we go on',
  enough: (left: number) =>
    plural(left, {
      one: 'Every theme has had its turn. You can finish now or answer # more.',
      other: 'Every theme has had its turn. You can finish now or answer up to # more.',
    }),
  end: { title: 'That was the last question', text: 'Finish to put your answers into the text box.' },
  filled: { title: 'Your answers are in the text box', description: 'Any assessment can read them now.' },
  questions: {
    plan: {
      short: 'When a plan falls apart',
      ask: 'What happened on a day when your plan fell apart, and what did you do next?',
      more: 'What went through your mind in the first minute?',
    },
    evening: {
      short: 'An evening to yourself',
      ask: 'Nobody expects you this evening: how does it go, from beginning to end?',
      more: 'Which part of it do you look forward to most?',
    },
    strangers: {
      short: 'Among people you do not know',
      ask: 'The last time you came into a room full of people you did not know, what did you do?',
      more: 'What did you notice first about the others?',
    },
    decision: {
      short: 'A decision that took long',
      ask: 'Which decision took you a long time, and how did you make it in the end?',
      more: 'What nearly made you choose the other way?',
    },
    refusal: {
      short: 'Saying no',
      ask: 'When did you last say no to something others wanted from you, and how did that go?',
      more: 'What was it like right after you had said it?',
    },
    apart: {
      short: 'Differently from the others',
      ask: 'When did you do something differently from everyone around you, and why?',
      more: 'What did the others make of it?',
    },
    'changed-mind': {
      short: 'Changing your mind about someone',
      ask: 'About whom did you change your mind, and what made you see them differently?',
      more: 'What had you overlooked before?',
    },
    disagreement: {
      short: 'A disagreement',
      ask: 'How did a disagreement begin that you still remember, and how did it end?',
      more: 'How would the other person tell it?',
    },
    reliance: {
      short: 'Someone you turn to',
      ask: 'Who do you turn to when something goes wrong, and why that person?',
      more: 'And what do they come to you for?',
    },
    skill: {
      short: 'Something others ask you for',
      ask: 'What do you do so well that others ask you for it, and how do you go about it?',
      more: 'Which step do others usually skip?',
    },
    'dull-task': {
      short: 'The dull part',
      ask: 'How do you deal with a task that is dull but has to be done?',
      more: 'What happens when it lies there for a week?',
    },
    together: {
      short: 'Getting something done together',
      ask: 'What part do you take when several people have to get something done together?',
      more: 'When does that part become too much for you?',
    },
    mistake: {
      short: 'A mistake',
      ask: 'Which mistake of yours do you still think about, and what happened?',
      more: 'What did you do differently afterwards?',
    },
    criticism: {
      short: 'Criticism that hit home',
      ask: 'When did criticism hit home, and what did you do with it?',
      more: 'Which part of it was true?',
    },
    'letting-go': {
      short: 'Something you dropped',
      ask: 'Which project did you drop, and how do you look at it now?',
      more: 'What has remained of it?',
    },
    absorbed: {
      short: 'Losing track of time',
      ask: 'When did you last lose track of time, and what were you doing?',
      more: 'What is it about this that holds you?',
    },
    unasked: {
      short: 'Something nobody asked for',
      ask: 'What have you made or done that nobody asked you for?',
      more: 'Who got to see it?',
    },
    place: {
      short: 'A place where you feel at ease',
      ask: 'In which place do you feel at ease, and what is it like there?',
      more: 'What do you do there that you do nowhere else?',
    },
  },
} as const;
