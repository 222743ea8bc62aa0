import type { report } from './en/report/index.ts';
import type { FrameworkWords } from './frameworks.ts';
import type { LensWords, TableWords } from './lens-words.ts';
import type { KeepsPlaceholders, Same } from './same.ts';

/** All fixed texts of a report, its export files and the mail, without the text that models write. */
export type ReportWords = Same<typeof report>;
/** The parts of the report texts, one file each. */
export type ReportFrameWords = ReportWords['frame'];
export type HeadingWords = ReportWords['headings'];
export type ValueWords = ReportWords['values'];
export type ResultWords = ReportWords['results'];
export type DerivedWords = ReportWords['derived'];
export type ClosingWords = ReportWords['closing'];
export type HowToWords = ReportWords['howTo'];
export type MediaWords = ReportWords['media'];
export type ChartWords = ReportWords['chart'];
export type FileWords = ReportWords['file'];
export type MailWords = ReportWords['mail'];
export type ComparisonWords = ReportWords['comparison'];
export type MirrorResultWords = ReportWords['mirror'];

export function completeReport<T extends ReportWords>(words: T & KeepsPlaceholders<ReportWords, T>): ReportWords {
  return words;
}

/**
 * Translated names in a report. English has none, because it shows the frameworks' own names, which the prompts use as
 * well. `titles` are the report headings.
 */
export type ReportNames = {
  titles: FrameworkWords;
  lenses: Readonly<Record<string, LensWords>>;
  tables: TableWords;
};
