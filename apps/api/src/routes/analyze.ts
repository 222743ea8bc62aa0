import {
  analyzeDocument,
  analyzeDocumentMbti,
  analyzeImageWith,
  analyzeMedia,
  analyzeText,
  analyzeTextWith,
  analyzeVideoWith,
} from '@app/contract/analyses';
import type { Material } from '@app/core/analyses/start-analysis';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { beginAnalysis, refuseUnseen } from '../begin-analysis.ts';
import { bind } from '../bind.ts';
import { documentOf, mediaOf } from '../file-material.ts';

export function analyzeRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, analyzeText, ({ body, ...call }) =>
    beginAnalysis(services, { ...body, framework: 'general', material: textOf(body) }, call),
  );
  bind(app, analyzeTextWith, ({ params, body, ...call }) =>
    beginAnalysis(services, { ...body, ...params, material: textOf(body) }, call),
  );

  bind(app, analyzeDocument, async ({ body, upload, ...call }) =>
    beginAnalysis(services, { ...body, framework: 'general', material: await documentOf(upload) }, call),
  );
  bind(app, analyzeDocumentMbti, async ({ body, upload, ...call }) =>
    beginAnalysis(services, { ...body, framework: 'mbti', material: await documentOf(upload) }, call),
  );

  const before = () => refuseUnseen(services);
  bind(
    app,
    analyzeMedia,
    async ({ body, upload, ...call }) =>
      beginAnalysis(services, { ...body, framework: 'general', material: await mediaOf(upload, body.maxPeople) }, call),
    { before },
  );
  for (const route of [analyzeImageWith, analyzeVideoWith])
    bind(
      app,
      route,
      async ({ params, body, upload, ...call }) =>
        beginAnalysis(services, { ...body, ...params, material: await mediaOf(upload, body.maxPeople) }, call),
      { before },
    );
}

const textOf = ({ content }: { content: string }): Material => ({ type: 'text', content });
