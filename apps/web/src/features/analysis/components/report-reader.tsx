import type { Block } from '@app/contract/blocks';
import type { ReactNode } from 'react';
import { strings } from '../../../words/strings.ts';
import { useSource } from '../model/use-source.ts';
import { ReadingView } from './reading-view.tsx';

type Props = {
  text: string;
  blocks: Block[] | undefined;
  lang: string | undefined;
  /** Set only for a finished analysis of the visitor's own: only those have a source to show. */
  analysisId: string | undefined;
  quote: string | number | undefined;
  onClose: () => void;
};

export function ReportReader({ text, blocks, lang, analysisId, quote, onClose }: Props): ReactNode {
  const source = useSource(analysisId);
  return (
    <ReadingView
      text={text}
      blocks={blocks}
      lang={lang}
      title={strings.analysis.title}
      source={source}
      quote={quote}
      onClose={onClose}
    />
  );
}
