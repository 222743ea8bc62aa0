import type { Block, BlockOf, BlockType } from '@app/contract/blocks';

/** Where a report is drawn. PDF and DOCX have one writer of blocks. */
export type Surface = 'panel' | 'readingRoom' | 'pdf' | 'docx' | 'markdown' | 'picture';

/**
 * `whole`: as it is. `short`: its first line, the rest on request. `named`: only inside the blocks that name it. `no`:
 * not there.
 */
export type Standing = 'whole' | 'short' | 'named' | 'no';

const everywhere = { panel: 'whole', readingRoom: 'whole', pdf: 'whole', docx: 'whole', markdown: 'whole' } as const;

/** Which block stands where. A kind without a row here does not compile, nor does a surface without its writer. */
export const standings: Record<BlockType, Record<Surface, Standing>> = {
  help: { ...everywhere, picture: 'no' },
  headline: { ...everywhere, picture: 'whole' },
  result: { ...everywhere, picture: 'no' },
  chart: { ...everywhere, picture: 'whole' },
  title: { ...everywhere, picture: 'short' },
  prose: { ...everywhere, picture: 'short' },
  say: { ...everywhere, picture: 'no' },
  row: { ...everywhere, panel: 'short', picture: 'no' },
  passage: { ...everywhere, picture: 'no' },
  table: { ...everywhere, picture: 'no' },
  unread: { ...everywhere, picture: 'no' },
  method: { ...everywhere, picture: 'no' },
  media: { ...everywhere, picture: 'no' },
  note: { ...everywhere, picture: 'no' },
  quote: { panel: 'named', readingRoom: 'named', pdf: 'named', docx: 'named', markdown: 'named', picture: 'named' },
};

/** One writer for each kind: the compiler names the missing one. */
export type BlockWriters<Context, Written> = {
  [Type in BlockType]: (block: BlockOf<Type>, context: Context) => Written;
};

/** Has a block written by the writer of its kind. */
export function writeBlock<Context, Written>(
  writers: BlockWriters<Context, Written>,
  block: Block,
  context: Context,
): Written {
  // The key and the argument have the same type, which the compiler does not follow through a union.
  const write = writers[block.type] as (block: Block, context: Context) => Written;
  return write(block, context);
}

export const isDrawn = ({ type }: Block, surface: Surface): boolean => {
  const standing = standings[type][surface];
  return standing === 'whole' || standing === 'short';
};
