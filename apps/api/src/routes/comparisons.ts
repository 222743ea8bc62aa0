import {
  COMPARISON_FILE_VERSION,
  type Comparison,
  type ComparisonFile,
  downloadComparison,
  readComparison as readRoute,
} from '@app/contract/comparisons';
import { dispositionOf } from '@app/core/downloads/file-name';
import { exportedComparison } from '@app/core/opinions/exported-comparison';
import { readComparison } from '@app/core/opinions/read-comparison';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bind } from '../bind.ts';
import { readLong } from '../long-reads.ts';
import { sendFile } from '../send-file.ts';

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export function comparisonRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, readRoute, ({ query, ...exchange }) => read(services, query.analysisIds, exchange));

  bind(app, downloadComparison, async ({ query: { analysisIds, format }, request, reply }) => {
    const comparison = await read(services, analysisIds, { request, reply });
    const document = exportedComparison(comparison);
    const disposition = dispositionOf({ ...document, isComparison: true }, format);
    return sendFile(services, { document, format, disposition, json: () => toJson(comparison) }, { request, reply });
  });
}

/** Every compared analysis must belong to the visitor, so that a comparison shows nothing of others. */
async function read(services: ApiServices, ids: string[], exchange: Exchange): Promise<Comparison> {
  const owned = await Promise.all(ids.map((id) => authoriseAnalysis(services, exchange.request.visitor, id)));
  return readLong(services, owned, exchange, () => readComparison(services, owned));
}

function toJson(comparison: Comparison): string {
  const file: ComparisonFile = {
    format: 'personality-comparison',
    version: COMPARISON_FILE_VERSION,
    generated: 'by an AI model',
    createdAt: new Date().toISOString(),
    comparison,
  };
  return JSON.stringify(file, null, 2);
}
