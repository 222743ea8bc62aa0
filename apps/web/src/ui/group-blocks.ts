import type { Block, BlockOf } from '@app/contract/blocks';
import { isDrawn } from '@app/document/surfaces';

export type ListBlock = BlockOf<'prose'> | BlockOf<'row'>;

/** What stands as one element below another in a report. */
export type Group =
  | { type: 'block'; block: Block }
  /** Neighbouring items; `start` is the number of the first. */
  | { type: 'list'; id: string; start: number | undefined; items: ListBlock[] }
  /** A section that its heading opens: below the heading its result stays visible. */
  | { type: 'fold'; section: HeadedBlock; results: Block[]; body: Group[] };

export type HeadedBlock = BlockOf<'title' | 'row' | 'method' | 'unread'>;

/** The lists and sections of a report. Its first folded part has sections to open; the notes after it stand open. */
export function groupBlocks(blocks: readonly Block[]): Group[] {
  const drawn = blocks.filter((block) => isDrawn(block, 'panel'));
  const folded = drawn.find(({ fold }) => fold)?.fold;
  const groups: Group[] = [];
  let fold: Extract<Group, { type: 'fold' }> | undefined;
  for (const block of drawn) {
    if (folded === undefined || block.fold !== folded) fold = undefined;
    else if (isSection(block)) {
      fold = { type: 'fold', section: block, results: [], body: [] };
      groups.push(fold);
      continue;
    }
    if (fold && fold.body.length === 0 && block.type === 'result') fold.results.push(block);
    else addTo(fold?.body ?? groups, block);
  }
  return groups;
}

/** Has a heading of its own that begins a section. */
function isSection(block: Block): block is HeadedBlock {
  if (block.type === 'title') return block.level === 2;
  if (block.type === 'row') return block.level === 2 && block.title !== undefined && !block.isListed;
  return block.type === 'method' || block.type === 'unread';
}

function addTo(groups: Group[], block: Block): void {
  const kind = listOf(block);
  const last = groups.at(-1);
  if (!kind) groups.push({ type: 'block', block });
  else if (last?.type === 'list' && last.items.every((item) => listOf(item) === kind))
    last.items.push(block as ListBlock);
  else {
    const start = block.type === 'prose' && typeof block.item === 'number' ? block.item : undefined;
    groups.push({ type: 'list', id: block.id, start, items: [block as ListBlock] });
  }
}

/** The kind of list that a block is an item of. */
function listOf(block: Block): 'bullets' | 'numbers' | 'rows' | undefined {
  if (block.type === 'row') return block.isListed && block.title !== undefined ? 'rows' : undefined;
  if (block.type !== 'prose' || block.item === undefined) return undefined;
  return block.item === 'bullet' ? 'bullets' : 'numbers';
}
