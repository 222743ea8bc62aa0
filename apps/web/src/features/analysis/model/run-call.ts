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

/** The fields that every start has. */
export type RunSender = { sessionId: string; selectedModel: ProviderId; title?: string };

const SENDS_TEXT_CONTENT = new Set(['personality-structure', 'clinical', 'anxiety', 'evo']);
const MEDIA_ROUTES = { image: analyzeImageWith, video: analyzeVideoWith };
const DOCUMENT_ROUTES = { general: analyzeDocument, mbti: analyzeDocumentMbti };

/** The call that starts a run: its route, its fields and its file. */
export function callOf(request: RunRequest, sender: RunSender): RunCall {
  switch (request.type) {
    case 'text':
      return textCall(request, sender);
    case 'rest':
      return { route: continueAnalysis, params: { analysisId: request.analysisId }, fields: {} };
    case 'document': {
      const { file, framework } = request;
      const fileType = extensionOf(file.name) === 'pdf' ? 'pdf' : 'docx';
      return { route: DOCUMENT_ROUTES[framework], fields: { ...sender, fileName: file.name, fileType }, file };
    }
    case 'media': {
      const { kind, framework, file } = request;
      return isGeneralMedia(request)
        ? {
            route: analyzeMedia,
            fields: { ...sender, mediaType: kind, documentType: kind, maxPeople: MAX_PEOPLE },
            file,
          }
        : { route: MEDIA_ROUTES[kind], params: { framework }, fields: { ...sender }, file };
    }
  }
}

function textCall({ framework, content }: { framework: string; content: string }, sender: RunSender): RunCall {
  if (framework === 'general') return { route: analyzeText, fields: { ...sender, content } };
  const name = SENDS_TEXT_CONTENT.has(framework) ? 'textContent' : 'content';
  return { route: analyzeTextWith, params: { framework }, fields: { ...sender, [name]: content } };
}
