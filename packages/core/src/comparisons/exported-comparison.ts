import type { Comparison } from '@app/contract/comparisons';
import { comparisonBlocks, renderBlocks } from '@app/reading';
import { langOf } from '@app/words/languages';
import type { ExportedReport } from '../export/exported-report.ts';

/** A comparison in the form that the exporters take. Several models wrote it, so none is named as its author. */
export function exportedComparison(comparison: Comparison): ExportedReport {
  const { framework, columns } = comparison;
  const lang = langOf(comparison.lang) ?? 'en';
  const blocks = comparisonBlocks(comparison, lang);
  return {
    framework,
    provider: 'several',
    createdAt:
      columns
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? '',
    lang,
    text: renderBlocks(blocks, lang),
    blocks,
  };
}
