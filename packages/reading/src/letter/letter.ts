/**
 * A part of a sentence: the model's own words, or a quote, named by its place in the report's list of quotes. `text` is
 * plain; whoever writes a file escapes it.
 */
export type LetterRun = { text: string; strong?: true; emphasis?: true } | { quote: number };

/**
 * What a letter consists of. `say` holds words to say to somebody, without quotation marks; a numbered item has its
 * number, because other lines may stand between two of them.
 */
export type LetterBlock =
  | { type: 'title'; text: string }
  | { type: 'prose'; runs: LetterRun[]; item?: 'bullet' | number }
  | { type: 'say'; text: string }
  | { type: 'help' };

/** How the writer of the text is, as the last reader found it. */
export const distressLevels = ['none', 'low', 'weeks', 'danger'] as const;
export type Distress = (typeof distressLevels)[number];

/** No type, level or chart is shown to somebody in distress. */
export const isInDistress = (distress: Distress | undefined): boolean => distress === 'weeks' || distress === 'danger';
