import type { ExportedReport, ExportFormat } from '../exported-report.ts';

export type RenderRequest = { format: ExportFormat; report: ExportedReport };

/** A fault carries only the error name: its message may contain a visitor's text. */
export type RenderAnswer = ({ file: Uint8Array } | { fault: string }) & { rssBytes: number };
