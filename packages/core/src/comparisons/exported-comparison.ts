import type { Comparison } from '@app/contract/comparisons';
import { renderComparison } from '@app/reading';
import { langOf } from '@app/words/languages';
import type { ExportedReport } from '../export/exported-report.ts';

/** A comparison in the form that the exporters take. Several models wrote it, so none is named as its author. */
export function exportedComparison(comparison: Comparison): ExportedReport {
  const { framework, lang, columns } = comparison;
  return {
    framework,
    provider: 'several',
    createdAt:
      columns
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .at(-1) ?? '',
    lang,
    text: renderComparison(comparison, langOf(lang) ?? 'en'),
  };
}
