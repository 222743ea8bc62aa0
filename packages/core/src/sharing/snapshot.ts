import type { ReportDocument } from '../analyses/report-document.ts';
import { AppError } from '../errors/app-error.ts';

/** Everything a link gives access to. The chat stays with its owner. */
export type Snapshot = {
  document: ReportDocument;
  /** A small JPEG as a data URL. */
  preview?: string;
};

export const snapshotContext = (linkId: string): string => `shares:${linkId}`;

const PREFIX = 'data:image/jpeg;base64,';
const JPEG_START = Buffer.from('ffd8ff', 'hex');

/** Keeps a preview only for images and clips, and only a JPEG. */
export function takeSnapshot(own: ReportDocument, preview: string | undefined): Snapshot {
  // The title is a note of its owner, not part of the report.
  const document = { ...own, title: undefined };
  if (preview === undefined) return { document };
  const bytes = Buffer.from(preview.slice(PREFIX.length), 'base64');
  if (!bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) throw new AppError('BAD_REQUEST');
  if (document.report.kind === 'text') return { document };
  return { document, preview: PREFIX + bytes.toString('base64') };
}
