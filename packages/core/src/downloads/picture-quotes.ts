import type { PictureQuote } from '@app/contract/downloads';
import type { Evidence, Report } from '@app/reading';
import type { ReportDocument } from '../analyses/report-document.ts';
import { AppError } from '../errors/app-error.ts';
import type { ExportedReport } from '../export/exported-report.ts';

/**
 * A report that begins with help lines is not made into something to show around, and one about several people has no
 * headline, portrait or chart that a picture could hold.
 */
export function canBePicture({ crisis, media }: Report): boolean {
  return crisis === 'none' && (media?.hasPortrait ?? true);
}

/** The checked quotes of a report, each once: those of its findings first. A picture names one by its position here. */
export function pictureQuotesOf(report: Report): PictureQuote[] {
  if (!canBePicture(report)) return [];
  const { findings = [], summaryEvidence, lenses } = report;
  const readings = lenses.flatMap((lens) => lens.readings);
  const all = [
    ...findings.map(({ evidence }) => evidence),
    ...summaryEvidence,
    ...readings.flatMap(({ evidence, counter }) => [...evidence, ...counter]),
  ];
  const first = new Map<string, Evidence>();
  for (const one of all) {
    const key = one.quote.replaceAll(/\s+/g, ' ').trim();
    if (key && !first.has(key)) first.set(key, one);
  }
  return [...first.values()].map(({ quote, where }) => ({ quote, ...(where && { where }) }));
}

/** The renderer's input for a picture, with the quote at this position. */
export function pictureOf({ report, ...document }: ReportDocument, position: number | undefined): ExportedReport {
  if (!canBePicture(report)) throw new AppError('NO_PICTURE');
  const quote = position === undefined ? undefined : pictureQuotesOf(report)[position];
  if (position !== undefined && !quote) throw new AppError('BAD_REQUEST');
  return { ...document, blocks: report.blocks, picture: { ...quote, simulated: report.simulated } };
}
