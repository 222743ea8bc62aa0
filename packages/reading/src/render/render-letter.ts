import type { LetterBlock, LetterRun } from '../letter/letter.ts';
import { toInlineQuote } from '../check/prose.ts';
import type { Evidence } from '../report.ts';
import type { RenderWords } from './words/words.ts';

/** The letter as Markdown: everything the model wrote is escaped, and only our own marks are markup. */
export function renderLetter(
  words: RenderWords,
  blocks: readonly LetterBlock[],
  { quotes, help }: { quotes: readonly Evidence[]; help: string },
): string {
  const place = help ? blocks.findIndex(({ type }) => type === 'help') : -1;
  return blocks
    .filter(({ type }, index) => type !== 'help' || index === place)
    .map((block, index, shown) => {
      // A numbered list is one list.
      const gap = isNumbered(block) && isNumbered(shown[index - 1]) ? '\n' : '\n\n';
      return gap + (block.type === 'help' ? help : renderBlock(words, block, quotes));
    })
    .join('');
}

const isNumbered = (block: LetterBlock | undefined): boolean =>
  block?.type === 'prose' && typeof block.item === 'number';

function renderBlock(
  words: RenderWords,
  block: Exclude<LetterBlock, { type: 'help' }>,
  quotes: readonly Evidence[],
): string {
  switch (block.type) {
    case 'title':
      return `### ${escape(block.text)}`;
    case 'say':
      return `*${escape(block.text)}*`;
    case 'prose': {
      const { runs, item } = block;
      const mark = item === undefined ? '' : item === 'bullet' ? '- ' : `${item}. `;
      return (
        mark + runs.map((run, at) => renderRun(words, run, { quotes, beside: [runs[at - 1], runs[at + 1]] })).join('')
      );
    }
  }
}

type Beside = { quotes: readonly Evidence[]; beside: readonly [LetterRun | undefined, LetterRun | undefined] };

function renderRun(words: RenderWords, run: LetterRun, { quotes, beside: [before, after] }: Beside): string {
  if ('quote' in run) return words.quote(toInlineQuote(quotes[run.quote]?.quote ?? ''));
  const mark = run.strong ? '**' : run.emphasis ? '*' : '';
  const touches = [textOf(before).slice(-1), textOf(after).slice(0, 1)].some((character) => WORD.test(character));
  const [start, text, end] = splitEdges(run.text, touches ? AROUND_LETTERS : /\s/);
  return `${escape(start)}${text && mark}${escape(text)}${text && mark}${escape(end)}`;
}

const textOf = (run: LetterRun | undefined): string => (run && 'text' in run ? run.text : '');
const WORD = /[\p{L}\p{N}]/u;
/** Markdown takes a mark between a word and a punctuation mark for a plain asterisk; Japanese has it at every stop. */
const AROUND_LETTERS = /[\s\p{P}\p{S}]/u;

function splitEdges(text: string, edge: RegExp): [string, string, string] {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}

const MARKUP = /[\\`*_[\]<>#|~@&]|(?<=:)\/|(?<=www)\.|^[-+=]+(?=\s|$)|(?<=^\d+)[.)](?=\s|$)/giu;
const escape = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(MARKUP, String.raw`\$&`);
