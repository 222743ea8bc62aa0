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

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

/** The checkable parts of a document: links, named paths and commands. */
export function readMarkdown(source: string): Markdown {
  const { prose, blocks } = splitFences(source.split('\n'));
  const anchors = new Set<string>();
  const links: MarkdownLink[] = [];
  const codes: Code[] = [];
  for (const [at, text] of prose.entries()) {
    const line = at + 1;
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(text)?.[1];
    if (heading) addAnchor(anchors, slugOf(heading));
    for (const [, code = ''] of text.matchAll(/`([^`]+)`/g)) codes.push({ text: code, line });
    for (const [, target = ''] of text.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g))
      links.push({ target, line });
    for (const [, target = ''] of text.matchAll(/^\[[^\]]+\]:\s*(\S+)/g)) links.push({ target, line });
  }
  return { anchors, links, codes, blocks };
}

/** The blocks of the first chapter with this heading. */
export function blocksUnder(source: string, heading: string): MarkdownBlock[] {
  const [, rest = ''] = source.split(`${heading}\n`);
  return readMarkdown(rest.split(/^## /m)[0] ?? '').blocks;
}

/** Separates the blocks; their lines stay empty in the prose, so that line numbers remain correct. */
function splitFences(lines: string[]): { prose: string[]; blocks: MarkdownBlock[] } {
  const prose: string[] = [];
  const blocks: MarkdownBlock[] = [];
  let open: (MarkdownBlock & { fence: string }) | undefined;
  for (const [at, line] of lines.entries()) {
    const [, fence = '', info = ''] = FENCE.exec(line) ?? [];
    prose.push(open || fence ? '' : line);
    if (open && fence.startsWith(open.fence) && !info.trim()) {
      blocks.push({ info: open.info, text: open.text, line: open.line });
      open = undefined;
    } else if (open) open.text += `${line}\n`;
    else if (fence) open = { fence, info: info.trim(), text: '', line: at + 1 };
  }
  return { prose, blocks };
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
