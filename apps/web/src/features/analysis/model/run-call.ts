import {
  analyzeDocument,
  analyzeDocumentMbti,
  analyzeImageWith,
  analyzeMedia,
  analyzeText,
  analyzeTextWith,
  analyzeVideoWith,
  continueAnalysis,
} from '@app/contract/analyses';
import { MAX_PEOPLE } from '@app/contract/limits';
import type { ProviderId } from '@app/contract/models';
import { extensionOf } from '../../../lib/extension-of.ts';
import type { RunCall } from '../api/start-analysis.ts';
import { isGeneralMedia, type RunRequest } from './run-request.ts';

export type Who = { sessionId: string; selectedModel: ProviderId; title?: string };

const TAKES_TEXT_CONTENT = new Set(['personality-structure', 'clinical', 'anxiety', 'evo']);
const MEDIA_ROUTES = { image: analyzeImageWith, video: analyzeVideoWith };
const DOCUMENT_ROUTES = { general: analyzeDocument, mbti: analyzeDocumentMbti };

export function callOf(request: RunRequest, who: Who): RunCall {
  switch (request.type) {
    case 'text':
      return textCall(request, who);
    case 'rest':
      return { route: continueAnalysis, params: { analysisId: request.analysisId }, fields: {} };
    case 'document': {
      const { file, framework } = request;
      const fileType = extensionOf(file.name) === 'pdf' ? 'pdf' : 'docx';
      return { route: DOCUMENT_ROUTES[framework], fields: { ...who, fileName: file.name, fileType }, file };
    }
    case 'media': {
      const { kind, framework, file } = request;
      return isGeneralMedia(request)
        ? { route: analyzeMedia, fields: { ...who, mediaType: kind, documentType: kind, maxPeople: MAX_PEOPLE }, file }
        : { route: MEDIA_ROUTES[kind], params: { framework }, fields: { ...who }, file };
    }
  }
}

function textCall({ framework, content }: { framework: string; content: string }, who: Who): RunCall {
  if (framework === 'general') return { route: analyzeText, fields: { ...who, content } };
  const name = TAKES_TEXT_CONTENT.has(framework) ? 'textContent' : 'content';
  return { route: analyzeTextWith, params: { framework }, fields: { ...who, [name]: content } };
}
