import { type Block, type BlockOf, type Run } from '@app/contract/blocks';
import type { Token } from 'marked';
import { readMarkdown } from '../read-markdown.ts';
import { readBar, readFence } from '../read-chart.ts';

type Passage = { quote: string; start: number; end: number };
type Named<Each> = Each extends { type: infer Name } ? (string extends Name ? never : Each) : never;
type Known = Named<Token>;
type Marks = Omit<Extract<Run, { text: string }>, 'text'>;
type Unnamed = Block extends infer Each ? (Each extends Block ? Omit<Each, 'id' | 'fold'> : never) : never;

const MAX_DEPTH = 8;

/**
 * Reads reports that are stored as Markdown alone: before version 6, and shared copies of them. Their charts are as exact
 * as their text, 5 of 100. `passages` are the quotes of the report with their places.
 */
export function readOldReport(markdown: string, passages: readonly Passage[] = []): Block[] {
  const tokens = readMarkdown(markdown).filter(({ type }) => type !== 'space');
  const title = tokens.findIndex((token) => isHeading(token) && token.depth === 1);
  const places = new Map(passages.map(({ quote, start, end }) => [onOneLine(quote), { start, end }]));
  const card = cardOf(tokens.slice(0, Math.max(0, title)));
  let fold: Block['fold'];
  const blocks: Block[] = [];
  const last = tokens.findLastIndex(({ type }) => type === 'hr');
  for (const [index, token] of tokens.entries()) {
    if (index < title && card) continue;
    if (token.type === 'hr') fold = index === last && fold ? 'notes' : 'rows';
    for (const block of readBlock(token, { isTitle: index === title, depth: 0, places })) {
      blocks.push({ id: `b${blocks.length + 1}`, ...(fold && { fold }), ...block });
    }
  }
  return nameQuotes(card ? [card, ...blocks] : blocks);
}

type Context = { isTitle?: boolean; depth: number; places: ReadonlyMap<string, Omit<Passage, 'quote'>> };

/** A passage stands behind its quote and has no name for it yet. */
function readBlock(token: Token, context: Context): Unnamed[] {
  const known = token as Known;
  const { isTitle, depth } = context;
  if (depth > MAX_DEPTH) return prose([{ text: known.raw }]);
  if (known.type === 'heading') {
    const text = plainOf(known.tokens);
    if (!text) return [];
    return [isTitle ? { type: 'headline', title: text } : { type: 'title', level: Math.max(2, known.depth), text }];
  }
  if (known.type === 'blockquote') return readQuote(known.tokens, context);
  if (known.type === 'list') return readList(known, context);
  if (known.type === 'table') {
    const cells = (row: typeof known.header): string[] => row.map(({ tokens }) => plainOf(tokens));
    return [{ type: 'table', columns: cells(known.header), rows: known.rows.map(cells) }];
  }
  if (known.type === 'code') return readCode(known.lang ?? '', known.text);
  if (['space', 'hr', 'def'].includes(known.type)) return [];
  return readParagraph(known.type === 'paragraph' || known.type === 'text' ? (known.tokens ?? [known]) : [known]);
}

function readCode(info: string, text: string): Unnamed[] {
  const chart = readFence(info, text);
  return chart ? [{ type: 'chart', ...chart }] : text.split('\n').flatMap((line) => prose([{ text: line }]));
}

const prose = (runs: Run[], item?: BlockOf<'prose'>['item']): Unnamed[] =>
  runs.some((run) => 'text' in run && run.text.trim())
    ? [{ type: 'prose', runs, ...(item !== undefined && { item }) }]
    : [];

/** A paragraph that begins with a bar is the number of a row; one that is all slanted is a remark. */
function readParagraph(tokens: Token[], item?: BlockOf<'prose'>['item']): Unnamed[] {
  const bars = tokens.map((token) => (token.type === 'codespan' ? readBar(String(token['text'])) : undefined));
  const at = bars.findIndex((one) => one !== undefined);
  const bar = bars[at];
  if (bar) {
    const figures = runsOf(tokens.slice(at + 1));
    const row: Unnamed = { type: 'row', level: 3, bar, figures, prose: [], quotes: [], asides: [] };
    return [...prose(runsOf(tokens.slice(0, at)), item), row];
  }
  const runs = runsOf(tokens);
  const isRemark = item === undefined && runs.every((run) => 'text' in run && (run.emphasis || !run.text.trim()));
  return isRemark && runs.length > 0 ? [{ type: 'note', text: textOf(runs) }] : prose(runs, item);
}

function readList({ items, ordered, start }: Extract<Known, { type: 'list' }>, context: Context): Unnamed[] {
  return items.flatMap(({ tokens }, at) =>
    tokens.flatMap((token, index) => {
      if (token.type === 'checkbox') return [];
      const isFirst = index === 0 && (token.type === 'text' || token.type === 'paragraph');
      if (!isFirst) return readBlock(token, { ...context, isTitle: false, depth: context.depth + 1 });
      return readParagraph(
        (token as Known & { tokens?: Token[] }).tokens ?? [token],
        ordered ? (start || 1) + at : 'bullet',
      );
    }),
  );
}

/** `> where: “words”` and, below it, what they show. */
const QUOTED = /^(?:(?<where>.{1,200}?)\s?[:：]\s?)?[“„«「]\u202F?(?<words>.*?)\u202F?[”“»」]$/su;

function readQuote(tokens: Token[], { places }: Context): Unnamed[] {
  const [first = '', ...rest] = tokens.flatMap((token) => plainOf([token]) || []);
  const { where, words = first } = QUOTED.exec(first)?.groups ?? {};
  if (!words) return [];
  const { start, end } = places.get(onOneLine(words)) ?? { start: 0, end: 0 };
  return [
    { type: 'quote', words, start, end, ...(where && { where }) },
    { type: 'passage', quote: '', shows: rest.join(' ') },
  ];
}

/** A passage names the quote before it; the same place of the source is the same quote. */
function nameQuotes(blocks: Block[]): Block[] {
  const known = new Set<string>();
  let name = '';
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'passage') return [{ ...block, quote: name }];
    if (block.type !== 'quote') return [block];
    name = block.end > 0 ? `q${block.start}-${block.end}` : `${block.id}:q`;
    return known.has(name) ? [] : (known.add(name), [{ ...block, id: name }]);
  });
}

/** The crisis card stands before the title. */
function cardOf(tokens: Token[]): Block | undefined {
  const heading = tokens.find(isHeading);
  if (!heading) return undefined;
  const rows = tokens.flatMap((token) =>
    token.type === 'list'
      ? (token as Extract<Known, { type: 'list' }>).items.map((item) =>
          runsOf(item.tokens, {}, { depth: 0, isCard: true }),
        )
      : [],
  );
  const text = tokens.flatMap((token) => (token.type === 'list' || isHeading(token) ? [] : plainOf([token]))).join(' ');
  return {
    id: 'help',
    type: 'help',
    level: heading.depth === 2 ? 'active' : 'ambiguous',
    title: plainOf(heading.tokens),
    ...(text && { text }),
    rows,
  };
}

type Heading = Extract<Known, { type: 'heading' }>;
const isHeading = (token: Token): token is Heading => token.type === 'heading';

type Nested = { depth: number; isCard: boolean };

/** Numbers to call and pages of help keep their address; no other part of a report has links. */
const ADDRESS = /^(?:tel:[+*#\d]+|sms:[+*#\d]+|https:\/\/[^\s()<>]+)$/;

function runsOf(tokens: Token[], marks: Marks = {}, { depth, isCard }: Nested = { depth: 0, isCard: false }): Run[] {
  return tokens.flatMap((token): Run[] => {
    const known = token as Known;
    const inner = (own: Marks): Run[] =>
      'tokens' in known && known.tokens && depth <= MAX_DEPTH
        ? runsOf(known.tokens, { ...marks, ...own }, { depth: depth + 1, isCard })
        : [{ text: 'text' in known ? known.text : known.raw, ...marks }];
    if (known.type === 'strong') return inner({ strong: true });
    if (known.type === 'em') return inner({ emphasis: true });
    return inner(known.type === 'link' && isCard && ADDRESS.test(known.href) ? { href: known.href } : {});
  });
}

const plainOf = (tokens: Token[]): string => onOneLine(textOf(runsOf(tokens)));
const textOf = (runs: readonly Run[]): string => runs.map((run) => ('text' in run ? run.text : '')).join('');
const onOneLine = (text: string): string => text.replaceAll(/[^\S\u00A0\u202F]+/g, ' ').trim();
