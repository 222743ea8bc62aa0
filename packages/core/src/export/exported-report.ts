import { z } from 'zod';

/** What a file is made of; nothing else of an analysis goes to whoever makes it. */
export const ExportedReport = z.object({
  framework: z.string(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  /** Of the report, such as `de`. */
  lang: z.string().optional(),
  /** The Markdown that was shown. */
  text: z.string(),
});
export type ExportedReport = z.infer<typeof ExportedReport>;

export const exportFormats = {
  pdf: { contentType: 'application/pdf' },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
} as const;

export type ExportFormat = keyof typeof exportFormats;
