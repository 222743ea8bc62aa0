import { closings, otherLanguage } from './closings.ts';
import { factsOfText } from './facts-of-text.ts';
import type { Observation } from './observe-text.ts';
import { count, listed, quoted } from './phrases.ts';
import type { Aim } from './read-aim.ts';
import { type Passage } from './read-cues.ts';
import { hintsOf, mannersOf, namesOf } from './say-cue.ts';
import { firstWords, lastWords } from './snippets.ts';
import { type Chooser, framed, type Statement } from './statement.ts';

type OverviewOrder = { seed: string; aim: Aim; passages: Passage[]; sentences: number };

/** A portrait of the whole text: its way from beginning to end, what stands out, and how little that is. */
export function writeOverview(
  { seed, aim, passages, sentences }: OverviewOrder,
  seen: Observation,
  choose: Chooser,
): string[] {
  const avoid = new Set(['edges', 'size', 'vocabulary']);
  const take = (candidates: Statement[], at: string): string[] => {
    const chosen = choose(candidates, { seed: `${seed}|${at}`, avoid });
    if (chosen !== undefined) avoid.add(chosen.fact);
    return chosen === undefined ? [] : [chosen.text];
  };
  const middle = [
    () => take(passages.flatMap(portray), 'one'),
    () =>
      take(
        hintsOf(passages, avoid).map((hint) => ({
          ...hint,
          frame: 'portrait-hint',
          text: `On the whole you seem to ${hint.text}.`,
        })),
        'hint',
      ),
    () => take(factsOfText(seen), 'fact'),
    () => take(passages.flatMap(portray), 'two'),
  ];
  const opening = take(openings(seen), 'opening');
  const written = middle.slice(0, Math.max(0, sentences - 2)).flatMap((next) => next());
  const last = seen.isEnglish ? closings(seen, aim, 0) : framed('modest', otherLanguage, 'other-language');
  return [...opening, ...written, ...(sentences > 1 ? take(last, 'last') : [])];
}

function portray(passage: Passage): Statement[] {
  return mannersOf(passage).flatMap(({ fact, text, cost }) => {
    const [name = 'one passage'] = namesOf(passage, text, 0).filter((words) => words.startsWith('the'));
    return framed(
      fact,
      [
        `What stays in mind is ${name}: it ${text}.`,
        `Then ${name} ${text}.`,
        `The voice is easiest to hear where ${name} ${text}.`,
      ],
      'portrait',
    ).map((statement) => ({ ...statement, cost: cost ?? 0 }));
  });
}

function openings({ distinctive, sentences, wordCount }: Observation): Statement[] {
  const size = `${count(wordCount, 'word')} and ${count(sentences.length, 'sentence')}`;
  const first = firstWords(sentences[0] ?? '');
  const last = lastWords(sentences.at(-1) ?? '');
  const words = distinctive.slice(0, 3);
  const road = sentences.length > 1 && first !== '' && last !== '' && first !== last;
  return framed('overview', [
    road
      ? `you begin with ${quoted(first)} and end on ${quoted(last)}, and the way from one to the other takes ${size}.`
      : undefined,
    road && words.length > 1
      ? `your ${size} lead from ${quoted(first)} to ${quoted(last)}, past ${listed(words)}.`
      : undefined,
    road
      ? undefined
      : `you wrote ${size}${words.length > 0 ? `, with ${listed(words)} among them` : ''}, and that is all there is to go by.`,
  ]);
}
