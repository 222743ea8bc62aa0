import {
  COMPARISON_FILE_VERSION,
  type Comparison,
  type ComparisonFile,
  downloadComparison,
  readComparison as readRoute,
} from '@app/contract/comparisons';
import { fileNameOf } from '@app/core/downloads/file-name';
import { exportedComparison } from '@app/core/opinions/exported-comparison';
import { readComparison } from '@app/core/opinions/read-comparison';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import type { Visitor } from '@app/core/sessions/visitor';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { sendFile } from '../send-file.ts';

export function comparisonRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, readRoute, ({ query, request }) => read(services, request.visitor, query.analysisIds));

  bind(app, downloadComparison, async ({ query: { analysisIds, format }, request, reply }) => {
    const comparison = await read(services, request.visitor, analysisIds);
    const document = exportedComparison(comparison);
    const name = `Comparison-${fileNameOf(document, format)}`;
    return sendFile(services, { document, format, name, json: () => toJson(comparison) }, { request, reply });
  });
}

/** Each is asked for by its owner: a comparison shows nothing that its readings would not. */
async function read(services: ApiServices, visitor: Visitor | undefined, ids: string[]): Promise<Comparison> {
  const owned = await Promise.all(ids.map((id) => authoriseAnalysis(services, visitor, id)));
  return readComparison(services, owned);
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
