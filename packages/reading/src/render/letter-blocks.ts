import type { Block, BlockOf, Run } from '@app/contract/blocks';
import type { LetterBlock, LetterRun } from '../letter/letter.ts';
import type { Evidence } from '../report.ts';
import { onOneLine, quoteBlocks, quoteId } from './cite.ts';

type Letter = { quotes: readonly Evidence[]; help: BlockOf<'help'> | undefined };

/** The letter, each block behind the quotes it names. The numbers to call stand at their first place. */
export function letterBlocks(letter: readonly LetterBlock[], { quotes, help }: Letter): Block[] {
  const place = help ? letter.findIndex(({ type }) => type === 'help') : -1;
  return letter.flatMap((block, index): Block[] => {
    const id = `letter-${index + 1}`;
    switch (block.type) {
      case 'help':
        return help && index === place ? [{ ...help, id: 'help-here' }] : [];
      case 'title':
        return [{ id, type: 'title', level: 3, text: onOneLine(block.text) }];
      case 'say':
        return [{ id, type: 'say', text: onOneLine(block.text) }];
      case 'prose': {
        const { runs, item } = block;
        const named = runs.flatMap((run) => ('quote' in run ? (quotes[run.quote] ?? []) : []));
        const prose: Block = {
          id,
          type: 'prose',
          runs: runs.flatMap((run) => toRun(run, quotes)),
          ...(item !== undefined && { item }),
        };
        return [...quoteBlocks(named), prose];
      }
    }
  });
}

function toRun(run: LetterRun, quotes: readonly Evidence[]): Run[] {
  if (!('quote' in run)) return [run];
  const evidence = quotes[run.quote];
  return evidence ? [{ quote: quoteId(evidence) }] : [];
}
