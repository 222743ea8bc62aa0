import { downloadAnalysis, type DownloadFormat } from '@app/contract/downloads';
import { AnalysisId } from '@app/contract/ids';
import { type ReportDocument, readReportDocument } from '@app/core/analyses/report-document';
import { exportDocument } from '@app/core/downloads/export-document';
import { fileNameOf } from '@app/core/downloads/file-name';
import { toJson } from '@app/core/downloads/to-json';
import { exportFormats } from '@app/core/export/exported-report';
import type { Sender } from '@app/core/limits/sender';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import { senderOf } from '@app/core/sessions/sender-of';
import type { Visitor } from '@app/core/sessions/visitor';
import { openShare } from '@app/core/sharing/read-share';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bind } from '../bind.ts';
import { runFileTurn } from '../run-file-turn.ts';

export function downloadRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, downloadAnalysis, async ({ params, query: { format }, request, reply }) => {
    const document = await readDocument(services, request.visitor, params.id);
    const isAsked = request.method !== 'HEAD';
    if (isAsked && format !== 'json') await services.limits.take('download', takerOf(services, request));
    const file = isAsked ? await makeFile(services, { document, format, request, reply }) : '';
    return reply
      .type(format === 'json' ? 'application/json; charset=utf-8' : exportFormats[format].contentType)
      .header('content-disposition', `attachment; filename="${fileNameOf(document, format)}"`)
      .header('x-robots-tag', 'noindex, nofollow')
      .send(file);
  });
}

/** Reads the visitor's own analysis or a shared copy. Everything else gets the same error. */
async function readDocument(services: ApiServices, visitor: Visitor | undefined, id: string): Promise<ReportDocument> {
  if (!AnalysisId.safeParse(id).success) return (await openShare(services, id)).snapshot.document;
  return readReportDocument(services, await authoriseAnalysis(services, visitor, id));
}

/** A client without a cookie counts toward its network: otherwise a new visitor per file would bypass the limit. */
function takerOf({ vault }: ApiServices, { visitor, isNewVisitor, ip }: FastifyRequest): Sender | string {
  if (!visitor || isNewVisitor) return senderOf(vault, 'download', ip);
  return vault
    .nameHash('download-visitor', vault.visitorHash(visitor.secret).toString('base64url'))
    .toString('base64url');
}

async function makeFile(
  services: ApiServices,
  {
    document,
    format,
    request,
    reply,
  }: { document: ReportDocument; format: DownloadFormat; request: FastifyRequest; reply: FastifyReply },
): Promise<Buffer | string> {
  if (format === 'json') return toJson(document);
  return runFileTurn(services, { request, reply }, (charge, closed) =>
    exportDocument(services, { document, format, charge }, closed),
  );
}
