import { downloadAnalysis } from '@app/contract/downloads';
import { AnalysisId } from '@app/contract/ids';
import { type ReportDocument, readReportDocument } from '@app/core/analyses/report-document';
import { fileNameOf } from '@app/core/downloads/file-name';
import { toJson } from '@app/core/downloads/to-json';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';
import { openShare } from '@app/core/sharing/read-share';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { sendFile } from '../send-file.ts';

export function downloadRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, downloadAnalysis, async ({ params, query: { format }, request, reply }) => {
    const document = await readDocument(services, request.visitor, params.id);
    const file = { document, name: fileNameOf(document, format), json: () => toJson(document) };
    return sendFile(services, { ...file, format }, { request, reply });
  });
}

/** Reads the visitor's own analysis or a shared copy. Everything else gets the same error. */
async function readDocument(services: ApiServices, visitor: Visitor | undefined, id: string): Promise<ReportDocument> {
  if (!AnalysisId.safeParse(id).success) return (await openShare(services, id)).snapshot.document;
  return readReportDocument(services, await authoriseAnalysis(services, visitor, id));
}
