import type { Mirror } from '@app/contract/self-answers';
import { mirrorBlocks, renderBlocks } from '@app/reading';
import { langOf } from '@app/words/languages';
import type { ReportDocument } from '../analyses/report-document.ts';
import { blocksOf, type ExportedReport } from '../export/exported-report.ts';

/** The input of a renderer: a report and, in its owner's files, their own answers beside it. */
export function exportedDocument({ report, ...document }: ReportDocument, mirror?: Mirror): ExportedReport {
  const { text } = document;
  const blocks = blocksOf({ blocks: report.blocks, text });
  if (!mirror) return { ...document, blocks };
  const lang = langOf(document.lang) ?? 'en';
  const beside = mirrorBlocks(mirror, lang);
  return {
    ...document,
    text: `${text.trimEnd()}\n\n${renderBlocks(beside, lang)}\n`,
    blocks: [...blocks, ...beside],
  };
}
