import type { Block, Cited } from '@app/contract/blocks';
import type { InputKind } from '@app/frameworks/framework';
import { toModelProse } from '../check/model-prose.ts';
import type { Evidence } from '../report.ts';

/** The same passage has the same id in every rendering and language. */
export const quoteId = ({ start, end }: Pick<Evidence, 'start' | 'end'>): string => `q${start}-${end}`;

/** Passages as blocks, for those that name them. */
export const quoteBlocks = (evidence: readonly Evidence[]): Block[] =>
  evidence.map(({ quote, start, end, where }) => ({
    id: quoteId({ start, end }),
    type: 'quote',
    words: quote,
    start,
    end,
    ...(where && { where }),
  }));

export const cite = (kind: InputKind, evidence: readonly Evidence[]): Cited[] =>
  evidence.map((one) => ({ quote: quoteId(one), shows: onOneLine(toModelProse(one.shows, kind).text) }));

export const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
