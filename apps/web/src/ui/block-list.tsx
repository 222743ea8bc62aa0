import type { Block } from '@app/contract/blocks';
import { quotesIn } from '@app/document/quotes-in';
import { langOf } from '@app/words/languages';
import type { ReactNode } from 'react';
import { type BlockContext, drawBlock, drawProseItem, drawRowItem, drawSection } from './draw-block.tsx';
import { type Group, groupBlocks } from './group-blocks.ts';
import { ReportBlock } from './report-block.tsx';
import { ReportFrame } from './report-frame.tsx';

type Props = { blocks: readonly Block[]; isStreaming?: boolean; lang?: string | undefined };

/** A report drawn from its blocks. A block that is replaced changes no other. */
export function BlockList({ blocks, isStreaming = false, lang }: Props): ReactNode {
  const context = { quotes: quotesIn(blocks), lang: langOf(lang) ?? 'en' };
  return (
    <ReportFrame isStreaming={isStreaming} lang={lang}>
      {groupBlocks(blocks).map((group) => drawGroup(group, context))}
    </ReportFrame>
  );
}

function drawGroup(group: Group, context: BlockContext): ReactNode {
  switch (group.type) {
    case 'block':
      return drawBlock(group.block, context);
    case 'list':
      return drawList(group, context);
    case 'fold': {
      const { head, body } = drawSection(group.section, context);
      return (
        <details key={group.section.id} className="report-fold">
          <summary>
            {head}
            {group.results.map((result) => drawBlock(result, context))}
          </summary>
          <div className="report-fold-body">
            {body}
            {group.body.map((inner) => drawGroup(inner, context))}
          </div>
        </details>
      );
    }
  }
}

function drawList({ id, start, items }: Extract<Group, { type: 'list' }>, context: BlockContext): ReactNode {
  return (
    <ReportBlock key={id} as={start === undefined ? 'ul' : 'ol'} start={start}>
      {items.map((item) => (
        <li key={item.id} data-block={item.id}>
          {item.type === 'row' ? drawRowItem(item, context) : drawProseItem(item, context)}
        </li>
      ))}
    </ReportBlock>
  );
}
