import type { report } from './en/report/index.ts';
import type { FrameworkWords } from './frameworks.ts';
import type { LensWords, TableWords } from './lens-words.ts';
import type { KeepsPlaceholders, Same } from './same.ts';

/** Everything the report itself says, in its files and in the mail as well. What models write is not in it. */
export type ReportWords = Same<typeof report>;
/** The parts of it, one file each. */
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

export function completeReport<T extends ReportWords>(words: T & KeepsPlaceholders<ReportWords, T>): ReportWords {
  return words;
}

/**
 * The names that stand in a report. English has none of its own: there the names of the frameworks are shown, which models
 * read as well. `titles` are the headings of reports.
 */
export type ReportNames = {
  titles: FrameworkWords;
  lenses: Readonly<Record<string, LensWords>>;
  tables: TableWords;
};
