const sentences = [
  'I keep a list for the journey and a second list for what could go wrong with the first.',
  'My brother calls that a burden, but he was glad of the spare torch when the lights went out.',
  'When something breaks I read the manual from the first page, even if the button is on the last.',
  'I like long tables with many people, and I am always the one who washes up so as to be alone for a while.',
  'Last spring I gave up a good post because nobody there ever changed their mind, and neither did I.',
  'I sometimes wonder whether I plan because I am afraid or because planning is the part I enjoy.',
  'The best evening of the year was one I had not planned at all: rain, a closed museum, and four strangers with cards.',
];

/**
 * The simulator needs time for its first answer to a text and caches a limited number, so the bench warms up these few.
 */
export const MATERIALS = 20;

/** A text of typical length; texts repeat after `MATERIALS`. */
export function materialFor(index: number): string {
  const number = (index % MATERIALS) + 1;
  return [...sentences, `The number on my door is ${number}, and I look at it when I come home.`].join(' ');
}
