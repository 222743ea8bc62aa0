import type { Block } from '@app/contract/blocks';
import type { ReactNode } from 'react';
import { BlockList } from './block-list.tsx';
import { EvidenceContext, type QuoteLinks } from './evidence.tsx';
import { ReportText } from './report-text.tsx';

type Props = {
  text: string;
  /** Absent in reports that are only text. */
  blocks?: readonly Block[] | undefined;
  /** What a press on a quote of the blocks does, if anything. */
  links: QuoteLinks | undefined;
  isStreaming?: boolean;
  lang?: string | undefined;
};

/** A report as far as it is written: both ways to draw it load together, so that the end of a run shows no gap. */
export function ReportBody({ text, blocks, links, isStreaming = false, lang }: Props): ReactNode {
  if (!blocks) return <ReportText text={text} isStreaming={isStreaming} lang={lang} />;
  return (
    <EvidenceContext value={links}>
      <BlockList blocks={blocks} isStreaming={isStreaming} lang={lang} />
    </EvidenceContext>
  );
}
