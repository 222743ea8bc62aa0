import {
  COMPARISON_FILE_VERSION,
  type Comparison,
  type ComparisonFile,
  downloadComparison,
  readComparison as readRoute,
} from '@app/contract/comparisons';
import { contentDisposition } from '@app/core/downloads/file-name';
import { exportedComparison } from '@app/core/comparisons/exported-comparison';
import { readComparison } from '@app/core/comparisons/read-comparison';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { FastifyInstance } from 'fastify';
import { bind, type HttpExchange } from '../bind.ts';
import { runChargedRead } from '../long-reads.ts';
import { sendFile } from '../send-file.ts';

export function comparisonRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, readRoute, ({ query, ...exchange }) => read(services, query.analysisIds, exchange));

  bind(app, downloadComparison, async ({ query: { analysisIds, format }, request, reply }) => {
    const comparison = await read(services, analysisIds, { request, reply });
    const document = exportedComparison(comparison);
    const disposition = contentDisposition({ ...document, isComparison: true }, format);
    return sendFile(services, { document, format, disposition, json: () => toJson(comparison) }, { request, reply });
  });
}

/** Reads the compared analyses after checking that each belongs to the visitor. */
async function read(services: ApiServices, ids: string[], exchange: HttpExchange): Promise<Comparison> {
  const owned = await Promise.all(ids.map((id) => authoriseAnalysis(services, exchange.request.visitor, id)));
  return runChargedRead(services, owned, exchange, () => readComparison(services, owned));
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
