import { detectLanguage, type MaterialPassage, splitPassages } from './read-material.ts';
import { quotationMarks, sentences } from './sentences.ts';

const QUOTED = 3;
/** Marks that would end a quotation early, or that are Markdown. */
const MARKS = /["“”„«»「」『』*_#`|<>[\]\n]/;
/** What ends the passage ends its sentence, so it stays outside the quotation. */
const END = /[.。,;:，；：、…]+$/u;

/** A letter in the language of the material; the same material always gives the same letter. */
export function writeLetter(material: string, isScene = false): string {
  const language = detectLanguage(material);
  const { headline, letter } = sentences[language];
  const [open = '', close = ''] = quotationMarks[language].split(' ');
  const [first = '…', second, third] = choosePassages(splitPassages(material, isScene)).map(
    (passage) => `${open}${passage.replace(END, '')}${close}`,
  );
  return [
    `# ${headline}`,
    quote(letter.first, first),
    // Bold words and a list, as most letters have them.
    ...(second ? [`- **${letter.title}:** ${quote(letter.second, second)}`] : []),
    `### ${letter.title}`,
    [...(third ? [quote(letter.third, third)] : []), letter.end].join(' '),
    // Words to say are for whoever wrote the material.
    ...(isScene ? [] : [`> ${letter.say}`]),
  ].join('\n\n');
}

const quote = (sentence: string, passage: string): string => sentence.replace('{passage}', () => passage);

/** The first passage, the last, and one between them. */
function choosePassages(passages: readonly MaterialPassage[]): string[] {
  const quotable = passages.flatMap(({ text }) => (MARKS.test(text) ? [] : [text]));
  const places = Array.from({ length: QUOTED }, (_, index) =>
    Math.floor((index * (quotable.length - 1)) / (QUOTED - 1)),
  );
  return [...new Set(places)].flatMap((place) => quotable[place] ?? []);
}
