import { fold, type Observation, splitWords } from './observe-text.ts';
import { capitalise, count, quoted, say, times } from './phrases.ts';
import { firstWords, lastWords } from './snippets.ts';
import { framed, type Statement } from './statement.ts';

/** Facts that hold in any language: lengths, repeats, marks, beginnings and ends. */
export function factsOfAnyText(seen: Observation): Statement[] {
  return [...markFacts(seen), ...repeatFacts(seen), ...lengthFacts(seen), ...edgeFacts(seen), ...singleFacts(seen)];
}

function markFacts({ questions, exclamations, sentences, wordCount }: Observation): Statement[] {
  const all = count(sentences.length, 'sentence');
  return [
    ...framed(
      'question',
      questions > 0
        ? [
            `${capitalise(count(questions, 'question'))} in ${all}: part of the account is left open.`,
            `You ask ${times(questions)} and tell for the rest of your ${all}.`,
          ]
        : [
            `There is not one question mark in your ${all}.`,
            `You tell and do not ask: the ${wordCount} words hold no question mark.`,
          ],
      'count-question',
    ),
    ...(exclamations > 0
      ? framed(
          'exclamation',
          [
            `${capitalise(count(exclamations, 'exclamation mark'))} in ${all} ${exclamations === 1 ? 'gives' : 'give'} an idea of the volume.`,
          ],
          'count-exclamation',
        )
      : []),
  ];
}

function repeatFacts({ repeated, distinctive, wordCount }: Observation): Statement[] {
  const [most, next] = repeated;
  const longest = distinctive.toSorted((a, b) => b.length - a.length)[0];
  return [
    ...framed(
      'repetition',
      [
        most && `You come back to ${quoted(most.word)}: it is used ${times(most.count)}.`,
        most &&
          `The word with the most returns is ${quoted(most.word)}, used ${times(most.count)} in ${wordCount} words.`,
        most &&
          next &&
          `${quoted(most.word)} (${times(most.count)}) and ${quoted(next.word)} (${times(next.count)}) are what the text keeps returning to.`,
      ],
      'count-repetition',
    ),
    ...framed(
      'vocabulary',
      [
        longest && longest.length > 8 && /^[a-z]+$/i.test(longest)
          ? `The longest word that stands out, ${quoted(longest)}, has ${say(longest.length)} letters.`
          : undefined,
      ],
      'count-vocabulary',
    ).map(late),
  ];
}

function lengthFacts({
  sentences,
  wordCount,
  longestSentenceWords: long,
  shortestSentenceWords: short,
}: Observation): Statement[] {
  const longest = sentences.findIndex((sentence) => splitWords(sentence).length === long);
  const position = `number ${say(longest + 1)} of ${say(sentences.length)}`;
  const isUneven = sentences.length > 1 && long - short > 5;
  return [
    ...framed(
      'rhythm',
      isUneven
        ? [
            `Your sentences run from ${count(short, 'word')} to ${say(long)}, so the pace changes on the way.`,
            `A sentence of ${count(long, 'word')} stands in the same text as one of ${count(short, 'word')}.`,
            `The longest sentence, ${position}, takes ${count(long, 'word')}.`,
          ]
        : sentences.length > 1
          ? [`The sentences keep an even length, between ${say(short)} and ${count(long, 'word')}.`]
          : [],
      'count-rhythm',
    ),
    ...framed(
      'size',
      sentences.length > 1
        ? [
            `On average you take ${count(Math.round(wordCount / sentences.length), 'word')} to a sentence.`,
            `All of it happens within ${count(wordCount, 'word')} and ${count(sentences.length, 'sentence')}.`,
          ]
        : [`It is a single sentence of ${count(wordCount, 'word')}.`],
      'count-size',
    ),
  ];
}

function edgeFacts({ sentences, wordCount }: Observation): Statement[] {
  const first = firstWords(sentences[0] ?? '');
  const last = lastWords(sentences.at(-1) ?? '');
  if (first === '' || last === '' || sentences.length < 2) return [];
  return framed(
    'edges',
    [
      `Between ${quoted(first)} at the start and ${quoted(last)} at the end lie ${wordCount} words.`,
      `The text opens on ${quoted(first)} and takes ${count(sentences.length, 'sentence')} to arrive at ${quoted(last)}.`,
    ],
    'count-edges',
  ).map(late);
}

const late = (statement: Statement): Statement => ({ ...statement, cost: 7 });

/** Small facts, for when a report has used up the others. */
function singleFacts({ sentences, text, wordCount }: Observation): Statement[] {
  const different = new Set(splitWords(text).map(fold)).size;
  return [
    ...framed('different', [`Of your ${wordCount} words, ${say(different)} are different from one another.`]),
    ...sentences.slice(0, 30).flatMap((sentence) => {
      const [opening, length] = [firstWords(sentence), count(splitWords(sentence).length, 'word')];
      return framed('single', [
        opening === '' ? undefined : `The sentence that starts with ${quoted(opening)} has ${length}.`,
        opening === '' ? undefined : `Counted out, ${quoted(opening)} opens a sentence of ${length}.`,
      ]);
    }),
  ].map(late);
}
