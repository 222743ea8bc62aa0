import {
  analyzeDocument,
  analyzeDocumentMbti,
  analyzeImageWith,
  analyzeMedia,
  analyzeText,
  analyzeTextWith,
  analyzeVideoWith,
} from '@app/contract/analyses';
import type { SubmittedMaterial } from '@app/core/analyses/start-analysis';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { beginAnalysis } from '../begin-analysis.ts';
import { bind } from '../bind.ts';
import { documentOf, mediaOf } from '../file-material.ts';
import { refuseFile, refusePicture, takeFileQueueSlot } from '../refuse-upload.ts';

const general = { framework: 'general' };

export function analyzeRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, analyzeText, ({ body, ...call }) =>
    beginAnalysis(services, { ...body, ...general, material: textOf(body) }, call),
  );
  bind(app, analyzeTextWith, ({ params, body, ...call }) =>
    beginAnalysis(services, { ...body, ...params, material: textOf(body) }, call),
  );

  for (const [route, asked] of [
    [analyzeDocument, general],
    [analyzeDocumentMbti, { framework: 'mbti' }],
  ] as const)
    bind(
      app,
      route,
      async ({ body, upload, ...call }) =>
        beginAnalysis(services, { ...body, ...asked, material: await documentOf(upload) }, call),
      {
        before: () => refuseFile(services, asked),
        checkEarly: (fields) => takeFileQueueSlot(services, fields, { needsVision: false, ...asked }),
      },
    );

  const atPicture = (fields: Record<string, unknown>, { framework }: { framework: string }) =>
    takeFileQueueSlot(services, fields, { needsVision: true, framework });
  bind(
    app,
    analyzeMedia,
    async ({ body, upload, ...call }) =>
      beginAnalysis(services, { ...body, ...general, material: await mediaOf(upload, body.maxPeople) }, call),
    { before: () => refusePicture(services, general), checkEarly: (fields) => atPicture(fields, general) },
  );
  for (const route of [analyzeImageWith, analyzeVideoWith])
    bind(
      app,
      route,
      async ({ params, body, upload, ...call }) =>
        beginAnalysis(services, { ...body, ...params, material: await mediaOf(upload, body.maxPeople) }, call),
      { before: (_request, params) => refusePicture(services, params), checkEarly: atPicture },
    );
}

const textOf = ({ content }: { content: string }): SubmittedMaterial => ({ type: 'text', content });
