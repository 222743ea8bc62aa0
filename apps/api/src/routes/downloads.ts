import { downloadAnalysis, listPictureQuotes, PictureFormat } from '@app/contract/downloads';
import { AnalysisId } from '@app/contract/ids';
import type { SelfAnswers } from '@app/contract/self-answers';
import { type ReportDocument, readReportDocument } from '@app/core/analyses/report-document';
import { readSelfAnswers } from '@app/core/mirror/self-answers';
import { baseNameOf, contentDisposition } from '@app/core/downloads/file-name';
import { exportedDocument } from '@app/core/downloads/exported-document';
import { canBePicture, pictureOf, pictureQuotesOf } from '@app/core/downloads/picture-quotes';
import { toJson } from '@app/core/downloads/to-json';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';
import { openShare } from '@app/core/sharing/read-share';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { sendFile } from '../send-file.ts';

export function downloadRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, downloadAnalysis, async ({ params, query: { format, quote }, request, reply }) => {
    const { document: report, mirror } = await readDocument(services, request.visitor, params.id);
    const isPicture = PictureFormat.safeParse(format).success;
    const document = isPicture ? pictureOf(report, quote) : exportedDocument(report, mirror);
    const file = { document, disposition: contentDisposition(report, format), json: () => toJson(report, mirror) };
    return sendFile(services, { ...file, format }, { request, reply });
  });

  bind(app, listPictureQuotes, async ({ params, request }) => {
    const { document } = await readDocument(services, request.visitor, params.id);
    const { report } = document;
    return { isOffered: canBePicture(report), name: baseNameOf(document), quotes: pictureQuotesOf(report) };
  });
}

type Downloaded = { document: ReportDocument } & Pick<SelfAnswers, 'mirror'>;

/**
 * Reads the visitor's own analysis or a shared copy. Everything else gets the same error. A visitor's answers about
 * themselves are in their own files only.
 */
async function readDocument(services: ApiServices, visitor: Visitor | undefined, id: string): Promise<Downloaded> {
  if (!AnalysisId.safeParse(id).success) return { document: (await openShare(services, id)).snapshot.document };
  const owned = await authoriseAnalysis(services, visitor, id);
  const [document, { mirror }] = await Promise.all([
    readReportDocument(services, owned),
    readSelfAnswers(services, owned),
  ]);
  return { document, ...(mirror && { mirror }) };
}
