import type { BlockOf, Cited, Run } from '@app/contract/blocks';
import type { QuoteBlock } from '@app/document/quotes-in';
import type { BlockWriters } from '@app/document/surfaces';
import type { WriterWords } from '@app/document/to-markdown';
import { type Direction, directionOf } from './languages.ts';
import type { Inline, Marks, ParagraphRole, PaperElement } from './paper.ts';
import { cleanChart, directionIn, inline, inlineBar, type PaperText, plainText } from './paper-text.ts';

export type PaperContext = { paper: PaperText; words: WriterWords; quotes: ReadonlyMap<string, QuoteBlock> };

/** What PDF and DOCX draw of each kind of block. */
export const paperWriters: BlockWriters<PaperContext, PaperElement[]> = {
  // The title itself is set by each format.
  headline: ({ name }, context) => (name === undefined ? [] : note(context, name)),
  result: ({ says, fold }, context) =>
    fold ? note(context, says) : paragraph(context, 'text', [{ text: says, bold: true }]),
  chart: ({ title, ...chart }, context) => [
    ...(title === undefined ? [] : leading(paragraph(context, 'text', [{ text: title, bold: true }]))),
    ...drawChart(context, chart),
  ],
  title: ({ level, text }, context) => heading(context, level, [{ text }]),
  prose: ({ runs, item }, context) => {
    const drawn = paragraph(context, 'text', wordsOf(runs, context));
    return item === undefined ? drawn : list(context, [drawn], item === 'bullet' ? undefined : item);
  },
  say: ({ text }, context) => paragraph(context, 'say', [{ text, italic: true }]),
  help: ({ level, title, text, rows }, context) => [
    ...(title === undefined ? [] : heading(context, level === 'active' ? 2 : 3, [{ text: title }])),
    ...(text === undefined ? [] : paragraph(context, 'text', [{ text }])),
    ...list(
      context,
      rows.map((row) => paragraph(context, 'text', wordsOf(row, context))),
    ),
  ],
  row: (row, context) => (row.isListed ? drawListedRow(row, context) : drawRow(row, context)),
  passage: (cited, context) => quote(context, cited),
  table: ({ columns, rows }, { paper }) => {
    const cellsLeft = Math.max(0, Math.floor(paper.elementsLeft / Math.max(1, columns.length)));
    paper.elementsLeft -= rows.length * columns.length;
    const header = columns.map((text) => inline(paper, [{ text }]));
    const cells = rows
      .slice(0, cellsLeft)
      .map((row) => columns.map((_, at) => inline(paper, [{ text: row[at] ?? '' }])));
    return [{ type: 'table', header, rows: cells, direction: directionIn(paper, [...header, ...cells.flat()].flat()) }];
  },
  unread: ({ title, items }, context) => [
    ...heading(context, 2, [{ text: title }]),
    ...list(
      context,
      items.map(({ runs, nearest }) => [
        ...paragraph(context, 'text', wordsOf(runs, context)),
        ...list(
          context,
          nearest.map((near) => {
            const quoted = context.words.titled(near.title, quotedIn(context, near.quote));
            return paragraph(context, 'text', [{ text: `${quoted}${near.shows && ` · ${near.shows}`}` }]);
          }),
        ),
      ]),
    ),
  ],
  media: ({ subject, text }, context) =>
    subject === 'nobody' ? paragraph(context, 'text', [{ text }]) : note(context, text),
  method: ({ title, text }, context) => [
    ...heading(context, 2, [{ text: title }]),
    ...paragraph(context, 'text', [{ text }]),
  ],
  note: ({ text }, context) => note(context, text),
  quote: () => [],
};

type Words = { text: string } & Marks;

const wordsOf = (runs: readonly Run[], context: PaperContext): Words[] =>
  runs.map((run) =>
    'quote' in run
      ? { text: quotedIn(context, run.quote) }
      : { text: run.text, ...(run.strong && { bold: true }), ...(run.emphasis && { italic: true }) },
  );

const quotedIn = ({ words, quotes }: PaperContext, id: string): string =>
  words.quote((quotes.get(id)?.words ?? '').trim());

const element = (role: ParagraphRole, content: Inline[], { paper }: PaperContext): PaperElement[] =>
  content.length === 0
    ? []
    : [{ type: 'paragraph', role, content, leads: false, direction: directionIn(paper, content) }];

const paragraph = (context: PaperContext, role: ParagraphRole, words: readonly Words[]): PaperElement[] =>
  element(role, inline(context.paper, words), context);

const note = (context: PaperContext, text: string): PaperElement[] =>
  paragraph(context, 'note', [{ text, italic: true }]);

const leading = (elements: PaperElement[]): PaperElement[] =>
  elements.map((one) => (one.type === 'paragraph' ? { ...one, leads: true } : one));

function heading({ paper }: PaperContext, level: number, words: readonly Words[]): PaperElement[] {
  const content = inline(paper, words);
  return content.length === 0 ? [] : [{ type: 'heading', level, content, direction: directionIn(paper, content) }];
}

function list({ paper }: PaperContext, items: readonly PaperElement[][], start?: number): PaperElement[] {
  const filled = items.filter(({ length }) => length > 0);
  const [first] = filled[0] ?? [];
  if (!first) return [];
  const direction = paper.direction ?? first.direction;
  return [turned({ type: 'list', start, items: filled, direction }, direction)];
}

/** Elements inside a quote or a list have the direction of the whole. */
export function turned<Each extends PaperElement>(one: Each, direction: Direction): Each {
  if (one.type === 'quote') return { ...one, direction, blocks: one.blocks.map((inner) => turned(inner, direction)) };
  if (one.type !== 'list') return { ...one, direction };
  return { ...one, direction, items: one.items.map((item) => item.map((inner) => turned(inner, direction))) };
}

function drawChart({ paper }: PaperContext, chart: Omit<BlockOf<'chart'>, 'title'>): PaperElement[] {
  const cleaned = cleanChart(chart);
  const [name = ''] = cleaned.rows.flatMap(({ label, low, high }) => label ?? low ?? high ?? []);
  return cleaned.rows.length === 0
    ? []
    : [{ type: 'chart', chart: cleaned, direction: paper.direction ?? directionOf(name) }];
}

/** Two places that no text holds, to find what a language puts around and between a name and its result. */
const [NAME, RESULT] = ['\uE000', '\uE001'];

function drawRow(row: BlockOf<'row'>, context: PaperContext): PaperElement[] {
  const { level, title, says, smallPrint, figures = [], bar } = row;
  const { paper, words } = context;
  const head = title === undefined ? '' : says ? words.titled(title, says) : title;
  const small = smallPrint ? [{ text: ` (${smallPrint})`, italic: true }] : [];
  return [
    ...(head ? heading(context, level, [{ text: head }, ...small]) : []),
    ...(bar
      ? element('measure', [...inlineBar(paper, bar), ...inline(paper, wordsOf(figures, context))], context)
      : []),
    ...row.prose.flatMap((runs) => paragraph(context, 'text', wordsOf(runs, context))),
    ...passages(row, context),
  ];
}

/** Name, result and bar on one line with the prose, as an item of a list. */
function drawListedRow(row: BlockOf<'row'>, context: PaperContext): PaperElement[] {
  const { title = '', says, smallPrint, figures = [], bar, prose } = row;
  const { paper, words } = context;
  const hasResult = says !== undefined || bar !== undefined;
  const line = words.results.line(hasResult ? words.titled(NAME, RESULT) : NAME);
  const [before = '', between = '', after = ''] = line.split(/[\uE000\uE001]/);
  const [end, space] = [hasResult ? after : between, { text: ' ' }];
  const small = smallPrint ? [{ text: ' ' }, { text: `(${smallPrint})`, italic: true }] : [];
  const head = [
    { text: before },
    { text: title, bold: true },
    ...small,
    ...(hasResult ? [{ text: `${between}${says ?? ''}` }] : []),
  ];
  const [first = [], ...more] = prose.map((runs) => wordsOf(runs, context));
  const content: Inline[] = bar
    ? [
        ...spaced(inline(paper, head)),
        ...inlineBar(paper, bar),
        ...inline(paper, [...wordsOf(figures, context), { text: end }, space, ...first]),
      ]
    : inline(paper, [...head, { text: end }, space, ...first]);
  const elements = [
    ...element('text', content, context),
    ...more.flatMap((runs) => paragraph(context, 'text', runs)),
    ...passages(row, context),
  ];
  return list(context, [elements]);
}

/** A space between words and a bar. */
const spaced = (runs: Inline[]): Inline[] => {
  const last = runs.at(-1);
  return last?.type === 'text' ? [...runs.slice(0, -1), { ...last, text: `${last.text} ` }] : runs;
};

const passages = ({ quotes, asides }: BlockOf<'row'>, context: PaperContext): PaperElement[] => [
  ...quotes.flatMap((one) => quote(context, one)),
  ...asides.flatMap((aside) => [
    ...leading(note(context, aside.title)),
    ...aside.quotes.flatMap((one) => quote(context, one)),
  ]),
];

/** A quote keeps the direction of its own language. */
function quote(context: PaperContext, { quote: id, shows }: Cited): PaperElement[] {
  const { words, quotes } = context;
  const { where } = quotes.get(id) ?? {};
  const quoted = quotedIn(context, id);
  const said = paragraph(context, 'text', [{ text: where ? words.titled(where, quoted) : quoted }]);
  const remark = shows ? paragraph(context, 'text', [{ text: shows }]) : [];
  const text = said.map((one) => (one.type === 'paragraph' ? plainText(one.content) : '')).join('');
  const direction = directionOf(text);
  const blocks = [...said, ...remark].map((one) => ({ ...one, direction }));
  return blocks.length === 0 ? [] : [{ type: 'quote', blocks, direction }];
}
