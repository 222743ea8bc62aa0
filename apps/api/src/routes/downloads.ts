import { downloadAnalysis, type DownloadFormat } from '@app/contract/downloads';
import { AnalysisId } from '@app/contract/ids';
import { type ReportDocument, readReportDocument } from '@app/core/analyses/report-document';
import { exportDocument } from '@app/core/downloads/export-document';
import { fileNameOf } from '@app/core/downloads/file-name';
import { toJson } from '@app/core/downloads/to-json';
import { exportFormats } from '@app/core/export/exported-report';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';
import { readShare } from '@app/core/sharing/read-share';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { bind } from '../bind.ts';
import { closedSignal } from '../closed-signal.ts';

export function downloadRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, downloadAnalysis, async ({ params, query: { format }, request, reply }) => {
    const document = await readDocument(services, request.visitor, params.id);
    const file = request.method === 'HEAD' ? '' : await makeFile(services, document, format, reply);
    return reply
      .type(format === 'json' ? 'application/json; charset=utf-8' : exportFormats[format].contentType)
      .header('content-disposition', `attachment; filename="${fileNameOf(document.createdAt, format)}"`)
      .header('x-robots-tag', 'noindex, nofollow')
      .send(file);
  });
}

/** Of one's own analysis, or of a copy one was sent. Anything else is the same answer. */
async function readDocument(services: ApiServices, visitor: Visitor | undefined, id: string): Promise<ReportDocument> {
  if (!AnalysisId.safeParse(id).success) return (await readShare(services, id)).document;
  return readReportDocument(services, await authoriseAnalysis(services, visitor, id));
}

async function makeFile(
  services: ApiServices,
  document: ReportDocument,
  format: DownloadFormat,
  reply: FastifyReply,
): Promise<Buffer | string> {
  if (format === 'json') return toJson(document);
  return exportDocument(services, document, format, closedSignal(reply));
}
