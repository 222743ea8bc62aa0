import type { Block, BlockOf } from '@app/contract/blocks';
import { langOf } from '@app/words/languages';
import { punctuation } from '@app/words/punctuation';

export type Heading = { id: string; text: string; isSub: boolean };

/** The headings below the headline, in reading order; `isSub` are those inside a section. */
export function headingsOf(blocks: readonly Block[], lang: string | undefined): Heading[] {
  const { colon } = punctuation[langOf(lang) ?? 'en'];
  return blocks.flatMap((block): Heading[] => {
    const { id } = block;
    const isDeep = 'level' in block && typeof block.level === 'number' && block.level > 3;
    if (isDeep) return [];
    if (block.type === 'title') return [{ id, text: block.text, isSub: block.fold !== undefined && block.level > 2 }];
    if (block.type === 'row') return block.isListed ? [] : headingOfRow(block, colon);
    const isSection = block.type === 'help' || block.type === 'method' || block.type === 'unread';
    return isSection && block.title !== undefined ? [{ id, text: block.title, isSub: false }] : [];
  });
}

function headingOfRow({ id, title, says, smallPrint, level }: BlockOf<'row'>, colon: string): Heading[] {
  if (title === undefined) return [];
  const named = says ? `${title}${colon}${says}` : title;
  return [{ id, text: smallPrint ? `${named} (${smallPrint})` : named, isSub: level > 2 }];
}
