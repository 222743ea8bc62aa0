import type { Block, BlockOf, Cited, Run } from '@app/contract/blocks';
import { escapeText, writeRuns } from './markdown-text.ts';
import { type QuoteBlock, quotesIn } from './quotes-in.ts';
import { type BlockWriters, isDrawn, writeBlock } from './surfaces.ts';
import { writeBar, writeChart } from './write-track.ts';

/** How the language of the report joins words. */
export type WriterWords = {
  /** Puts a text between quotation marks. */
  quote: (text: string) => string;
  /** A name and its result, or where a quote comes from and the quote. */
  titled: (title: string, result: string) => string;
  results: {
    /** A result as a line of its own. */
    line: (result: string) => string;
  };
};

type Context = { words: WriterWords; quotes: ReadonlyMap<string, QuoteBlock> };

/**
 * A report as Markdown: what a message, the context of the chat and the download hold. A list of blocks that grows gives
 * a text that grows. `known` are quotes that stand elsewhere.
 */
export function toMarkdown(blocks: readonly Block[], words: WriterWords, known: readonly Block[] = blocks): string {
  const context = { words, quotes: quotesIn(known) };
  const drawn = blocks.filter((block) => isDrawn(block, 'markdown'));
  return drawn
    .map((block, index) => gapBetween(drawn[index - 1], block) + writeBlock(writers, block, context))
    .join('');
}

/** A line across the page stands before each folded part. */
function gapBetween(before: Block | undefined, block: Block): string {
  if (!before) return '';
  if (block.fold && block.fold !== before.fold) return '\n\n---\n\n';
  return listOf(block) !== 'none' && listOf(block) === listOf(before) ? '\n' : '\n\n';
}

/** Neighbouring items of one kind are one list. */
function listOf(block: Block): 'none' | 'bullets' | 'numbers' {
  if (block.type !== 'prose' || block.item === undefined) return 'none';
  return block.item === 'bullet' ? 'bullets' : 'numbers';
}

const writers: BlockWriters<Context, string> = {
  headline: ({ title, name }) => `# ${escapeText(title)}${name === undefined ? '' : `\n\n*${escapeText(name)}*`}`,
  result: ({ says, fold }) => around(fold ? '*' : '**', says),
  chart: ({ title, ...chart }) => (title ? `${around('**', title)}\n\n` : '') + writeChart(chart),
  title: ({ level, text }) => `${'#'.repeat(level)} ${escapeText(text)}`,
  prose: ({ runs, item }, context) =>
    (item === undefined ? '' : item === 'bullet' ? '- ' : `${item}. `) + inRuns(runs, context),
  say: ({ text }) => around('*', text),
  help: writeHelp,
  row: writeRow,
  unread: writeUnread,
  media: ({ subject, text }) => (subject === 'nobody' ? escapeText(text) : around('*', text)),
  method: ({ title, text }) => `## ${escapeText(title)}\n\n${escapeText(text)}`,
  note: ({ text }) => around('*', text),
  table: ({ columns, rows }) => {
    const cells = [columns, ...rows].map((row) => row.map((cell) => escapeText(cell).trim() || '–'));
    const [head = [], ...body] = cells;
    return [head, head.map(() => '---'), ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
  },
  passage: (cited, context) => writeCited(cited, context),
  quote: () => '',
};

const around = (mark: '*' | '**', text: string): string => `${mark}${escapeText(text)}${mark}`;

const inRuns = (runs: readonly Run[], { words, quotes }: Context): string =>
  writeRuns(runs, (id) => words.quote(escapeText(quotes.get(id)?.words ?? '', 'inside')));

function writeHelp({ level, title, text, rows }: BlockOf<'help'>, context: Context): string {
  const numbers = rows.map((row) => `- ${inRuns(row, context)}`).join('\n');
  const head = level === 'active' ? '##' : '###';
  return [title && `${head} ${escapeText(title)}`, text && escapeText(text), numbers].filter(Boolean).join('\n\n');
}

function writeRow(row: BlockOf<'row'>, context: Context): string {
  const { words } = context;
  const { level, isListed, title, smallPrint, says = '', bar, figures = [], quotes, asides } = row;
  const prose = row.prose.map((runs) => inRuns(runs, context));
  const indent = isListed ? '  ' : '';
  const cited = [
    ...quotes.map((one) => writeCited(one, context, indent)),
    ...asides.flatMap((aside) => [
      `${indent}${around('*', aside.title)}`,
      ...aside.quotes.map((one) => writeCited(one, context, indent)),
    ]),
  ];
  if (title === undefined) return [...prose, ...cited].join('\n\n');
  const small = smallPrint ? ` *(${escapeText(smallPrint)})*` : '';
  const drawn = bar
    ? [`\`${writeBar(bar).replaceAll('`', '')}\``, ...(figures.length > 0 ? [inRuns(figures, context)] : [])].join(' ')
    : '';
  const name = escapeText(title);
  if (!isListed) {
    const heading = `${'#'.repeat(level)} ${joined(words, name, escapeText(says))}${small}`;
    return [heading, ...(drawn ? [drawn] : []), ...prose, ...cited].join('\n\n');
  }
  const result = [escapeText(says), drawn].filter(Boolean).join(' ');
  const line = words.results.line(joined(words, `**${name}**${small}`, result));
  return [`- ${[line, ...prose.slice(0, 1)].join(' ')}`, ...prose.slice(1), ...cited].join('\n\n');
}

const joined = ({ titled }: WriterWords, title: string, result: string): string =>
  result ? titled(title, result) : title;

function writeCited({ quote: id, shows }: Cited, { words, quotes }: Context, indent = ''): string {
  const { words: passage = '', where } = quotes.get(id) ?? {};
  const quoted = words.quote(escapeText(passage, 'inside'));
  const said = where ? words.titled(escapeText(where), quoted) : quoted;
  return `${indent}> ${said}${shows && `\n${indent}>\n${indent}> ${escapeText(shows)}`}`;
}

function writeUnread({ title, items }: BlockOf<'unread'>, context: Context): string {
  const { words, quotes } = context;
  const lines = items.map(({ runs, nearest }) => {
    const near = nearest.map(({ title: about, quote: id, shows }) => {
      const quoted = words.quote(escapeText(quotes.get(id)?.words ?? '', 'inside'));
      return `\n  - ${words.titled(escapeText(about), quoted)}${shows && ` · ${escapeText(shows)}`}`;
    });
    return `- ${inRuns(runs, context)}${near.join('')}`;
  });
  return `## ${escapeText(title)}\n\n${lines.join('\n')}`;
}
