import type { Plan } from '../plan/plan-reading.ts';

/** How long a letter is, by the words of the material. */
const lengths = [
  { below: 150, words: '300 to 420 words' },
  { below: 1_500, words: '650 to 800 words' },
  { below: Infinity, words: '850 to 1,000 words' },
];

/** A picture or clip gives about a page of lines, however few words are spoken in it. */
const MEDIA_LENGTH = '500 to 650 words';

/**
 * Builds the task of the call that writes a letter. Several calls write one each; the last reader chooses one and mends
 * it. The rules cover the question, truth and safety. None covers style: readers liked letters with style rules less
 * (docs/quality.md).
 */
export function buildLetterTask(plan: Plan, { words, number = 1 }: { words: number; number?: number }): string {
  const { framework, media, kind } = plan;
  const { ask, say } = framework.letter;
  const length = media ? MEDIA_LENGTH : (lengths.find(({ below }) => words < below)?.words ?? '');
  const asked = media
    ? `A visitor gave this ${kind === 'image' ? 'picture' : 'clip'} and asks: "${ask}" They want to read how the people in it, or its maker, come across.`
    : `They ask: "${ask}"`;
  return [
    // The number tells apart calls that ask for the same.
    `Task: letter\nFramework: ${framework.id}\nNumber: ${number}`,
    `${asked} Answer as the best chat assistant there is, at your very best: what this person would most want to read. Markdown, ${length}. ${say}`,
    `Your own way of answering is the right one. Only this, for the page it is printed on:\n${rulesFor(plan)
      .map((rule) => `- ${rule}`)
      .join('\n')}`,
  ].join('\n\n');
}

const rulesFor = ({ media }: Plan): string[] => [
  'The first line is "# " and the truest thing you have to say to them, one sentence that they understand at once. Late in the letter say once, briefly, what you are surest of, what least, and what their words cannot show. Lists, but no tables.',
  `Facts stand as ${media ? 'the lines have' : 'they wrote'} them, with no name or date that is not there. What you guess (a motive, a cause, what somebody else thinks) is marked once as a guess; one occasion is told as one occasion.`,
  `Between quotation marks stand only words of ${media ? 'the lines' : 'theirs'}, letter for letter; a program looks them up.`,
  ...(media
    ? []
    : [
        'Words to say to somebody stand in a line of their own after ">", without marks.',
        'Where somebody has been in distress or fear for weeks without help, or may be in danger, this outranks the rest: talk as you would sit beside them at that hour. A first line as plain as speech, nothing written to be admired. Take up what they asked or feared, then say what it sounds like by its ordinary name, with three or four of their own signs ("this could be …, and only somebody who sees you can say"). If any line of theirs could mean that they think of dying, have no hope left or are in danger, ask directly and at once, and beside the question put a line with only [help]: the numbers to call and write to in their country are printed there, so name no service. Fear or complaints of the body alone need no such question, but how it keeps itself going, what to have looked at, what helps. No type, no level, nothing guessed about why they do what they do, nothing that could be heard as blame or as praise for hiding it, and what they do not mention is not said to be absent. Then few steps, the smallest first, each possible where they are now: whom to tell, and the sentence to say.',
      ]),
];
