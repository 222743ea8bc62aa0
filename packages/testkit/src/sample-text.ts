const sentences = [
  'I keep a list for the trip and a second list for what could go wrong with the first.',
  'My sister says this is a sickness, but she was glad of the spare charger.',
  'We always end up talking on the platform until the last second; I would rather miss the train than the end of a story.',
  'I sometimes wonder whether I plan so much because I am afraid, or because I like the planning itself.',
  'When my father was ill I made spreadsheets, and nobody needed them, and I made them anyway.',
  'I think people who say they live in the moment have simply never run out of milk on a Sunday.',
  'Still, the best evening of last year was one I had not planned at all: a power cut, candles, and four neighbours I had never spoken to.',
];

/** A text long enough to analyse, different for each mark. */
export function sampleText(mark = 'one'): string {
  return [...sentences, `The number on my door is ${mark}, and I like to look at it when I come home.`].join(' ');
}
