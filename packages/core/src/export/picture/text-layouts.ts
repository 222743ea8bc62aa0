import { breakLongWords, cutTo } from './picture-text.ts';

/** One way to set the text of a picture. */
export type TextLayout = { scale: number; headline: string; portrait: string; quote: string };

type Texts = {
  headline: string;
  /** The sentences of the portrait. */
  portrait: string[];
  quote: string;
  /** Puts a quote between the marks of the report's language. */
  marked: (quote: string) => string;
};

/** A longer quote is cut, because smaller letters are unreadable on a phone. */
const MAX_QUOTE_CHARS = 340;
const MAX_SENTENCE_CHARS = 260;
const SCALES = [1.16, 1.08, 1, 0.93, 0.86, 0.79, 0.72, 0.65, 0.58];
const SMALLEST = 0.52;
/** The number of graphemes to which each text is cut when nothing else fits; the last row always fits. */
const CUTS = [
  { headline: 160, quote: 260, portrait: 160 },
  { headline: 160, quote: 200, portrait: 0 },
  { headline: 110, quote: 140, portrait: 0 },
  { headline: 80, quote: 90, portrait: 0 },
  { headline: 60, quote: 50, portrait: 0 },
  { headline: 40, quote: 24, portrait: 0 },
  { headline: 16, quote: 8, portrait: 0 },
];

/** Ways to set the text, the best first; the template takes the first one that fits. */
export function listTextLayouts({ headline, portrait: [first = '', second], quote, marked }: Texts): TextLayout[] {
  const whole = quote && marked(cutTo(quote, MAX_QUOTE_CHARS));
  const line = cutTo(first.trim(), MAX_SENTENCE_CHARS);
  const two = second && first.length + second.length <= MAX_SENTENCE_CHARS ? [`${first}${second}`.trim()] : [];
  const wide = SCALES.flatMap((scale) =>
    [...(scale > 0.8 ? two : []), line].map((portrait) => ({ scale, headline, portrait, quote: whole })),
  );
  const narrow = SCALES.slice(3).map((scale) => ({
    scale,
    headline: breakLongWords(headline),
    portrait: breakLongWords(line),
    quote: breakLongWords(whole),
  }));
  const cut = CUTS.map((most) => ({
    scale: SMALLEST,
    headline: breakLongWords(cutTo(headline, most.headline)),
    portrait: most.portrait > 0 ? breakLongWords(cutTo(line, most.portrait)) : '',
    quote: quote && breakLongWords(marked(cutTo(quote, most.quote))),
  }));
  return [...wide, ...narrow, ...cut];
}
