import type { DownloadFormat } from '@app/contract/downloads';
import { exportDocument } from '@app/core/downloads/export-document';
import { toMarkdown } from '@app/core/downloads/to-markdown';
import { type ExportedReport, exportFormats } from '@app/core/export/exported-report';
import type { Sender } from '@app/core/limits/sender';
import type { ApiServices } from '@app/core/services';
import { hashedSender } from '@app/core/sessions/hashed-sender';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HttpExchange } from './bind.ts';
import { runInFileQueue } from './run-in-file-queue.ts';

/** `disposition` is the header that names the file. */
type File = { document: ExportedReport; format: DownloadFormat; disposition: string; json: () => string };

/** Formats that need no renderer: they are answered at once and count under no hourly limit. */
const plainFormats = { json: 'application/json; charset=utf-8', md: 'text/markdown; charset=utf-8' } as const;
const isPlain = (format: DownloadFormat): format is keyof typeof plainFormats => format in plainFormats;

/** Sends a file as an attachment. A HEAD request gets the headers only, and no file is made for it. */
export async function sendFile(
  services: ApiServices,
  file: File,
  { request, reply }: HttpExchange,
): Promise<FastifyReply> {
  const { format, disposition } = file;
  const isAsked = request.method !== 'HEAD';
  if (isAsked && !isPlain(format)) await services.limits.take('download', downloadSenderOf(services, request));
  const content = isAsked ? await makeFile(services, file, { request, reply }) : '';
  return reply
    .type(isPlain(format) ? plainFormats[format] : exportFormats[format].contentType)
    .header('content-disposition', disposition)
    .header('x-robots-tag', 'noindex, nofollow')
    .send(content);
}

/** A client without a cookie counts by its network: otherwise a new visitor for every file would have no limit. */
function downloadSenderOf({ vault }: ApiServices, { visitor, isNewVisitor, ip }: FastifyRequest): Sender | string {
  if (!visitor || isNewVisitor) return hashedSender(vault, 'download', ip);
  return vault
    .nameHash('download-visitor', vault.visitorHash(visitor.secret).toString('base64url'))
    .toString('base64url');
}

async function makeFile(
  services: ApiServices,
  { document, format, json }: File,
  exchange: HttpExchange,
): Promise<Buffer | string> {
  if (format === 'json') return json();
  if (format === 'md') return toMarkdown(document);
  return runInFileQueue(services, exchange, (charge, closed) =>
    exportDocument(services, { document, format, charge }, closed),
  );
}
