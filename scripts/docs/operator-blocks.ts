import { type Block, readMarkdown } from './read-markdown.ts';

/** A block of a document that tells someone what to type. */
export type ShellBlock = Block & {
  path: string;
  /** What is not here, and therefore why it is not run. */
  needs: string | undefined;
};

/** Documents an operator types from. */
export const operatorDocuments = ['README.md', 'docs/deploy.md', 'docs/RUNBOOK.md'] as const;

/** Every shell block: `sh` is run, `sh needs: …` says why it is not. */
export function shellBlocks(path: string, source: string): ShellBlock[] {
  return readMarkdown(source)
    .blocks.filter(({ info }) => info === 'sh' || info.startsWith('sh '))
    .map((block) => ({ ...block, path, needs: /^sh needs: (.+)$/.exec(block.info)?.[1] }));
}
