import { extractText as extractRoute } from '@app/contract/documents';
import { refuseFilesOverload } from '@app/core/analyses/overload';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { extractText } from '@app/core/uploads/extract-text';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { documentOf } from '../file-material.ts';
import { runInFileQueue } from '../run-in-file-queue.ts';

export function documentRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(
    app,
    extractRoute,
    async ({ upload, request, reply }) => {
      if (!request.visitor) throw new AppError('FOREIGN_ORIGIN');
      await documentOf(upload);
      const text = await runInFileQueue(services, { request, reply }, (charge, closed) =>
        extractText(services, { upload, charge }, closed),
      );
      return { text };
    },
    // Refused early under overload: the extraction waits in the media queue, but only as long as the request does.
    { before: () => refuseFilesOverload(services) },
  );
}
