import { z } from 'zod';

/** The input of a renderer; no other data of an analysis goes to it. */
export const ExportedReport = z.object({
  framework: z.string(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  /** The language of the report, such as `de`. */
  lang: z.string().optional(),
  /** The Markdown of the report. */
  text: z.string(),
});
export type ExportedReport = z.infer<typeof ExportedReport>;

export const exportFormats = {
  pdf: { contentType: 'application/pdf' },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const;

export type ExportFormat = keyof typeof exportFormats;
