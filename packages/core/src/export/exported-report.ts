import { Block } from '@app/contract/blocks';
import { readOldReport } from '@app/document/old/read-old-report';
import { z } from 'zod';

/** The input of a renderer; no other data of an analysis goes to it. */
export const ExportedReport = z.object({
  framework: z.string(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  /** The language of the report, such as `de`. */
  lang: z.string().optional(),
  /** The Markdown of the report: of reports before version 6 there is nothing else. */
  text: z.string(),
  /** The whole report, which every format draws. The text stands in for a kind of block that a later version sends. */
  blocks: z.array(Block).optional().catch(undefined),
  /** What only a picture needs: the quote the visitor picked, where it was seen, and whether a model was simulated. */
  picture: z
    .object({ quote: z.string().optional(), where: z.string().optional(), simulated: z.boolean().optional() })
    .optional(),
});
export type ExportedReport = z.infer<typeof ExportedReport>;

/** What a file is drawn from. */
export const blocksOf = ({ blocks, text }: Pick<ExportedReport, 'blocks' | 'text'>): Block[] =>
  blocks ?? readOldReport(text);

export const exportFormats = {
  pdf: { contentType: 'application/pdf' },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  png: { contentType: 'image/png' },
  svg: { contentType: 'image/svg+xml' },
} as const;

export type ExportFormat = keyof typeof exportFormats;
