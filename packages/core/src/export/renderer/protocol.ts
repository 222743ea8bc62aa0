import type { ExportedReport, ExportFormat } from '../exported-report.ts';

export type RenderRequest = { format: ExportFormat; report: ExportedReport };

/** A fault is told by its name only: its words may be a visitor's. */
export type RenderAnswer = ({ file: Uint8Array } | { fault: string }) & { rssBytes: number };
