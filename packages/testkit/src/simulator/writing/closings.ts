import type { Aim } from './read-aim.ts';
import type { Observation } from './observe-text.ts';
import { count, say } from './phrases.ts';
import { framed, type Statement } from './statement.ts';

/** Sentences that keep a reading modest. */
export function closings(
  { sentences, wordCount, isEnglish }: Observation,
  { caveat }: Aim,
  passages: number,
): Statement[] {
  const few = count(sentences.length, 'sentence');
  const many = count(wordCount, 'word');
  const basis = passages === 1 ? 'one passage' : `${say(passages)} passages`;
  const own = caveatSentence(caveat);
  if (own !== undefined) return framed('modest', [own], 'caveat');
  return [
    ...framed('modest', [
      'A different day, or a different reader, might have drawn other words from you.',
      `${few === 'one sentence' ? 'One sentence' : `A text of ${few}`} can suggest this and cannot settle it.`,
      'Read it as a leaning and not as a rule.',
      `Whether it holds elsewhere is something you know better than ${many} do.`,
      'It may be the occasion speaking here as much as you.',
      `If this does not sound like you, trust yourself over ${many}.`,
      passages > 0 ? `It rests on ${basis}, and should carry no more than ${basis} can bear.` : undefined,
      'Someone who knows you might object, and could be right.',
      'That is how it comes across on the page; away from the page it may well be otherwise.',
      'It would be worth holding this against something you wrote in another mood.',
      'A tendency, perhaps, and no more than that.',
      'What is quoted supports this; what you did not write down might not.',
      `The next ${few === 'one sentence' ? 'sentence' : few} could tilt it the other way.`,
      'This is offered as a guess that you are welcome to turn down.',
      'How much of it is habit and how much is this one text, nobody can tell from here.',
      'Other readers could put the weight elsewhere with equal right.',
    ]),
    ...(isEnglish ? [] : framed('modest', otherLanguage, 'other-language')),
  ];
}

/** Word lists are English; for other languages only what can be counted is said, and the visitor is told. */
export const otherLanguage = [
  'The text is not in English, so this keeps to what can be counted in any language and leaves the meaning of the words alone.',
  'What the words mean is not weighed here, since this simulated reader knows English word lists only.',
  'Lengths, repeats and marks are all that this reading goes by, because they hold in every language.',
];

function caveatSentence(caveat: string | undefined): string | undefined {
  if (caveat === undefined) return undefined;
  if (/^not an? /.test(caveat)) return `This is a remark about wording, ${caveat}.`;
  return /^the .*[;,] not /.test(caveat) ? `It concerns ${caveat.replace(';', ',')}.` : undefined;
}
