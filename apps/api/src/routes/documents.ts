import { extractText as extractRoute } from '@app/contract/documents';
import { refuseFilesOverload } from '@app/core/analyses/overload';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { networkHash } from '@app/core/sessions/network-hash';
import { extractText } from '@app/core/uploads/extract-text';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { closedSignal } from '../closed-signal.ts';
import { documentOf } from '../file-material.ts';

export function documentRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(
    app,
    extractRoute,
    async ({ upload, request, reply }) => {
      if (!request.visitor) throw new AppError('FOREIGN_ORIGIN');
      await documentOf(upload);
      const network = networkHash(services.vault, 'file', request.ip);
      const text = await services.files.run(network, (charge) =>
        extractText(services, { upload, charge }, closedSignal(reply)),
      );
      return { text };
    },
    // It would wait behind them, and no longer than the request does.
    { before: () => refuseFilesOverload(services) },
  );
}
