import { hash } from '../hash.ts';
import type { MessagePart } from '../wire/read-parts.ts';
import type { RequestedSchema } from './json-schema.ts';

const SENTENCES_PER_PAGE = 7;

/** Whether the call requests the text on page images. */
export function isPagesSchema({ properties = {} }: RequestedSchema, parts: MessagePart[]): boolean {
  return Object.keys(properties).join() === 'pages' && parts.some((part) => 'picture' in part);
}

/** One page of prose for each image, chosen by the image's hash. */
export function writePages(parts: MessagePart[]): { pages: { text: string }[] } {
  const pictures = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  return {
    pages: pictures.map(({ sha256 }) => ({
      text: pageSentences
        .toSorted((one, other) => hash(one + sha256) - hash(other + sha256))
        .slice(0, SENTENCES_PER_PAGE)
        .join(' '),
    })),
  };
}

/** Sentences of a scanned letter about work, in the first person. */
const pageSentences = [
  'I moved the meeting to Tuesday, because nobody should have to decide such a thing on a Monday morning.',
  'My first plan for the garden failed, and I have kept the drawing of it on the kitchen wall ever since.',
  'I read every message twice before I answer, and sometimes I still regret the speed of it.',
  'When the train was late I walked the last four miles and arrived with a better idea than I had left with.',
  'I would rather repair an old chair for a week than choose a new one in an afternoon.',
  'My colleagues say that I ask too many questions; I think I ask them too late.',
  'Every evening I write down one thing that went well, even if it is only the soup.',
  'I never liked speaking first, but I have learned to like speaking second.',
  'We argued about the budget for an hour, and then I made tea for everybody.',
  'If a promise is small I write it on my hand, so that I see it while washing up.',
  'The choir needed a second voice, so I stayed, although I cannot read a note.',
  'I have started the same letter three times because the first sentence keeps sounding like somebody else.',
];
