import { marked, type MarkedToken } from 'marked';

export type MarkdownLink = { target: string; line: number };
export type Code = { text: string; line: number };
export type MarkdownBlock = { info: string; text: string; line: number };

export type Markdown = {
  /** The anchors of its headings. */
  anchors: Set<string>;
  links: MarkdownLink[];
  codes: Code[];
  blocks: MarkdownBlock[];
};

/** The checkable parts of a document: links, named paths and commands. */
export function readMarkdown(source: string): Markdown {
  const found: Markdown = { anchors: new Set(), links: [], codes: [], blocks: [] };
  let first = 1;
  for (const part of marked.lexer(source)) {
    const lineOf = ({ raw }: MarkedToken): number => first + countLines(part.raw.slice(0, part.raw.indexOf(raw)));
    void marked.walkTokens([part], (token) => addToken(found, token as MarkedToken, lineOf(token as MarkedToken)));
    first += countLines(part.raw);
  }
  return found;
}

function addToken({ anchors, links, codes, blocks }: Markdown, token: MarkedToken, line: number): void {
  if (token.type === 'heading') addAnchor(anchors, slugOf(token.text));
  if (token.type === 'codespan') codes.push({ text: token.text, line });
  if (token.type === 'link' || token.type === 'image' || token.type === 'def') links.push({ target: token.href, line });
  if (token.type === 'code') blocks.push({ info: token.lang ?? '', text: `${token.text}\n`, line });
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}

/** The blocks of the first chapter with this heading. */
export function blocksUnder(source: string, heading: string): MarkdownBlock[] {
  const [, rest = ''] = source.split(`${heading}\n`);
  return readMarkdown(rest.split(/^## /m)[0] ?? '').blocks;
}

/** Anchors as GitHub generates them. */
function slugOf(heading: string): string {
  return heading
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

function addAnchor(anchors: Set<string>, slug: string): void {
  let name = slug;
  for (let count = 1; anchors.has(name); count += 1) name = `${slug}-${count}`;
  anchors.add(name);
}
