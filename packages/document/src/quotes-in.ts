import type { Block, BlockOf, Run } from '@app/contract/blocks';

export type QuoteBlock = BlockOf<'quote'>;

/** The quotes of a report by their id. */
export const quotesIn = (blocks: readonly Block[]): Map<string, QuoteBlock> =>
  new Map(blocks.flatMap((block) => (block.type === 'quote' ? [[block.id, block] as const] : [])));

/** The ids of the quotes that a block names, in reading order. */
export function quotesNamedBy(block: Block): string[] {
  const inRuns = (runs: readonly Run[]): string[] => runs.flatMap((run) => ('quote' in run ? run.quote : []));
  switch (block.type) {
    case 'prose':
      return inRuns(block.runs);
    case 'row':
      return [
        ...block.prose.flatMap(inRuns),
        ...[block, ...block.asides].flatMap(({ quotes }) => quotes.map(({ quote }) => quote)),
      ];
    case 'unread':
      return block.items.flatMap(({ nearest }) => nearest.map(({ quote }) => quote));
    case 'passage':
      return [block.quote];
    case 'headline':
    case 'result':
    case 'chart':
    case 'title':
    case 'say':
    case 'help':
    case 'media':
    case 'method':
    case 'note':
    case 'table':
    case 'quote':
      return [];
  }
}

/** Each block once, by its id: parts of a report may name the same quote. */
export function uniqueBlocks(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter(({ id }) => !seen.has(id) && seen.add(id));
}
