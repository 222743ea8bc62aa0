import { type MarkdownBlock, readMarkdown } from './read-markdown.ts';

/** A shell block of a document. */
export type ShellBlock = MarkdownBlock & {
  path: string;
  /** A requirement that is missing here, which is why the block is not run. */
  needs: string | undefined;
};

/** Documents with commands for operators. */
export const operatorDocuments = ['README.md', 'docs/deploy.md', 'docs/RUNBOOK.md'] as const;

/** Every shell block: `sh` is run, `sh needs: …` gives the reason why it is not. */
export function shellBlocks(path: string, source: string): ShellBlock[] {
  return readMarkdown(source)
    .blocks.filter(({ info }) => info === 'sh' || info.startsWith('sh '))
    .map((block) => ({ ...block, path, needs: /^sh needs: (.+)$/.exec(block.info)?.[1] }));
}
