import type { CueKind } from './cue-phrases.ts';
import type { Observation } from './observe-text.ts';
import { quoted, times } from './phrases.ts';
import type { Passage } from './read-cues.ts';
import { firstWords, lastWords, trimEdges } from './snippets.ts';
import { framed, type Statement } from './statement.ts';

/** Questions to the writer, made of what the text itself brings up. */
export function questionsAbout(seen: Observation, passages: Passage[]): Statement[] {
  return [...passages.flatMap(questionsOnPassage), ...questionsOnWords(seen), ...questionsOnOrder(seen)];
}

type Asked = (word: string, part: string | undefined) => string | undefined;

const questions: Partial<Record<CueKind, Asked>> = {
  'two-reasons': (word, part) =>
    part && `You give two reasons, ${quoted(word)} and ${quoted(part)}: on most days, which is nearer the truth?`,
  reason: (_word, part) =>
    part && `You give ${quoted(part)} as a reason: is it the whole of it, or the part that came first?`,
  person: (word) => (/^my /i.test(word) ? `What would your ${word.slice(3)} say on reading this?` : undefined),
  report: (word) => `You write ${quoted(word)}: do you agree with what follows?`,
  absolute: (word, part) => `You write ${quoted(part ?? word)}: has there ever been an exception?`,
  contrast: (word, part) =>
    part && `Of the two sides around ${quoted(word)}, is ${quoted(part)} the one you would keep?`,
  superlative: (word) => `You speak of ${quoted(word)}: what came second?`,
  preference: (word) => `You write ${quoted(word)}: when did you last have to choose?`,
  condition: (word) => `You begin with ${quoted(word)}: how was it before that?`,
  question: (word) => `You ask it yourself, up to ${quoted(word)}: what answer do you lean towards today?`,
  duty: (word) => `Where you write ${quoted(word)}, who would mind if it did not happen?`,
  feeling: (word) => `You write ${quoted(word)}: how would somebody standing next to you have noticed?`,
  request: (word, part) => `After ${quoted(part ?? word)}, what would be a good enough answer?`,
  despite: (word) => `You write ${quoted(word)}: what kept you going?`,
};

function questionsOnPassage({ cues }: Passage): Statement[] {
  return cues.flatMap(({ kind, word, part }) => framed(kind, [questions[kind]?.(word, part)], `ask-${kind}`));
}

function questionsOnWords({ distinctive, repeated, isEnglish }: Observation): Statement[] {
  const once = distinctive.filter((word) => !repeated.some((other) => other.word === word)).slice(0, 4);
  return [
    ...once.flatMap((word) =>
      framed('once', [
        isEnglish ? `You mention ${quoted(word)} once and then leave it: what is the story behind it?` : undefined,
        `If you wrote one more sentence after ${quoted(word)}, what would it say?`,
      ]),
    ),
    ...framed('repetition', [
      repeated[0] &&
        `You use ${quoted(repeated[0].word)} ${times(repeated[0].count)}: does it mean the same to you each time?`,
    ]),
  ];
}

function questionsOnOrder({ sentences }: Observation): Statement[] {
  const first = firstWords(sentences[0] ?? '');
  const last = lastWords(sentences.at(-1) ?? '');
  const longest = sentences.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return framed('order', [
    sentences.length > 1 && first && last
      ? `You start with ${quoted(first)} and end on ${quoted(last)}: did you know where it would end when you began?`
      : undefined,
    longest &&
      `The longest sentence begins ${quoted(firstWords(longest) || trimEdges(longest))}: could it have been left out?`,
  ])
    .map((statement) => ({ ...statement, cost: 5 }))
    .concat(general);
}

/** Asked only where the text offers nothing to ask about. */
const general = framed('general', [
  'Who did you have in mind as a reader, and what would you have told somebody else?',
  `What happened right before you wrote this, and would you have written it a day later?`,
]).map((statement) => ({ ...statement, cost: 20 }));
