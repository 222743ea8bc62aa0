import { factsOfAnyText } from './facts-of-any-text.ts';
import type { Observation } from './observe-text.ts';
import { count, different, listed, say, times } from './phrases.ts';
import { framed, type Statement } from './statement.ts';

/** Sentences with a count in them, true of the whole text. */
export function factsOfText(seen: Observation): Statement[] {
  return [...(seen.isEnglish ? wordFacts(seen) : []), ...factsOfAnyText(seen)];
}

const some = (words: string[], limit = 2): string => listed(different(words, limit));

/** What the counted words are, by the name of the fact; each sentence is left out where its count is nought. */
function wordFacts({ found, wordCount, sentences }: Observation): Statement[] {
  const all = count(sentences.length, 'sentence');
  const rows: [fact: string, words: string[], texts: (words: string[]) => string[]][] = [
    [
      'self',
      found.self,
      (words) => [
        `“I” and its forms come up ${times(words.length)} in ${wordCount} words.`,
        `Of your ${wordCount} words, ${say(words.length)} ${words.length === 1 ? 'points' : 'point'} to yourself.`,
      ],
    ],
    [
      'together',
      found.together,
      (words) => [
        `You say ${some(words)} ${times(words.length)}, against ${say(found.self.length)} of “I” and its forms.`,
        `The plural, ${some(words)}, comes up ${times(words.length)} in ${all}.`,
      ],
    ],
    [
      'address',
      found.address,
      (words) => [
        `${some(words)} comes up ${times(words.length)}, so the page has another side to it.`,
        `By count you turn to somebody ${times(words.length)}, with ${some(words)}.`,
      ],
    ],
    [
      'hedge',
      found.hedge,
      (words) => [
        `Words that hold back, such as ${some(words)}, come up ${times(words.length)} in the whole text.`,
        `Certainty is held back ${times(words.length)}, with ${some(words)}.`,
      ],
    ],
    [
      'absolute',
      found.absolute,
      (words) => [
        `Words without exceptions (${some(words, 3)}) come up ${times(words.length)} in ${all}.`,
        `You reach for ${some(words, 3)}; that makes ${say(words.length)} in all of the words that allow no exception.`,
      ],
    ],
    [
      'contrast',
      found.contrast,
      (words) => [
        `In ${all} you turn ${times(words.length)} on a word like ${some(words)}.`,
        `A word of contrast (${some(words)}) comes up ${times(words.length)}.`,
      ],
    ],
    [
      'reason',
      found.reason,
      (words) => [
        `${some(words)} comes up ${times(words.length)}, which is where your reasons are to be found.`,
        `An explanation is announced ${times(words.length)} in ${wordCount} words, by ${some(words)}.`,
      ],
    ],
    [
      'denial',
      found.denial,
      (words) => [
        `Denials (${some(words, 3)}) come up ${times(words.length)} in ${all}.`,
        `By count, something is denied ${times(words.length)}, with ${some(words, 3)}.`,
      ],
    ],
    ['duty', found.duty, (words) => [`Words of need or duty (${some(words)}) come up ${times(words.length)}.`]],
    [
      'time',
      found.time,
      (words) => [
        `Days, years and the like (${some(words, 3)}) come up ${times(words.length)} in ${all}.`,
        `Time is given a word ${times(words.length)}: ${some(words, 3)}.`,
      ],
    ],
    [
      'person',
      found.people,
      (words) => [
        `People come in by way of ${some(words, 3)}, ${times(words.length)} in all.`,
        `In ${all}, words for people (${some(words, 3)}) come up ${times(words.length)}.`,
      ],
    ],
    [
      'feeling',
      found.feeling,
      (words) => [
        `Words for feelings come up ${times(words.length)}: ${some(words, 3)}.`,
        `Of ${wordCount} words, ${say(words.length)} ${words.length === 1 ? 'names' : 'name'} a feeling (${some(words, 3)}).`,
      ],
    ],
  ];
  return rows.flatMap(([fact, words, texts]) =>
    words.length === 0 ? [] : framed(fact, texts(words), `count-${fact}`),
  );
}
