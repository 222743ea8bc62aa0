import type { ExportedReport } from '../export/exported-report.ts';
import { frontMatterOf } from '../export/front-matter.ts';

/** The text as it was shown, followed by the model that wrote it and the time. */
export function toMarkdown(document: ExportedReport): string {
  const { day, model, words } = frontMatterOf(document);
  return `${document.text.trimEnd()}\n\n---\n\n*${words.footer}*\n\n${day} · ${model}\n`;
}
