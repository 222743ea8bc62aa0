import { z } from 'zod';
import { VisitorLocale } from './visitor-locale.ts';
import { AnalysisId, SessionLabel } from './ids.ts';
import { MAX_PEOPLE, MAX_TEXT_BODY_BYTES, MAX_TEXT_CHARS, MAX_TITLE_CHARS, MAX_UPLOAD_BODY_BYTES } from './limits.ts';
import { Message } from './messages.ts';
import { DEFAULT_PROVIDER, ProviderId } from './models.ts';
import { route } from './route.ts';
import { Wait } from './status.ts';

const submitFields = {
  sessionId: SessionLabel,
  selectedModel: ProviderId.default(DEFAULT_PROVIDER),
  title: z.string().max(MAX_TITLE_CHARS).optional(),
  ...VisitorLocale.shape,
};

const text = z.string().max(MAX_TEXT_CHARS);

/** Callers send `content` or `textContent`; handlers see only `content`. */
export const TextBody = z
  .object({ ...submitFields, content: text.optional(), textContent: text.optional() })
  .transform(({ textContent, content, ...rest }) => ({ ...rest, content: content ?? textContent ?? '' }));

/** `fileName` and `fileType` are the page's guess; the file's content decides. */
export const FileFields = z.object({
  fileName: z.string().max(1_000).optional(),
  fileType: z.string().max(100).optional(),
});

export const DocumentBody = FileFields.extend(submitFields);

/** Form fields arrive as text, so digits are parsed as a number. */
function readDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
}

export const MediaBody = z.object({
  ...submitFields,
  mediaType: z.string().max(100).optional(),
  maxPeople: z.preprocess(readDigits, z.number().int().min(1).max(MAX_PEOPLE)).default(MAX_PEOPLE),
  documentType: z.string().max(100).optional(),
});

/** One depicted person: a summary, and texts by section name. */
export const Profile = z.object({ summary: z.string(), detailed_analysis: z.record(z.string(), z.string()) });
export type Profile = z.infer<typeof Profile>;

/** The general analysis of a picture or clip has one profile per person; every other analysis is a single text. */
export const Insights = z.union([
  z.object({ individualProfiles: z.array(Profile) }),
  z.object({ analysis: z.string() }),
]);
export type Insights = z.infer<typeof Insights>;

export const AnalysisReply = z.object({
  analysisId: z.string(),
  messages: z.array(Message),
  personalityInsights: Insights.nullable(),
  analysisInsights: Insights.nullable(),
});
export type AnalysisReply = z.infer<typeof AnalysisReply>;

/** Replies when the analysis is finished, or immediately with 202 under `Prefer: respond-async`. */
export const analyzeText = route({
  method: 'POST',
  path: '/api/analyze/text',
  body: TextBody,
  reply: AnalysisReply,
  maxBodyBytes: MAX_TEXT_BODY_BYTES,
  proof: true,
});

/** The same with one framework of the catalogue. */
export const analyzeTextWith = route({
  method: 'POST',
  path: '/api/analyze/text/:framework',
  params: z.object({ framework: z.string().max(40) }),
  body: TextBody,
  reply: AnalysisReply,
  maxBodyBytes: MAX_TEXT_BODY_BYTES,
  proof: true,
});

const file = { reply: AnalysisReply, maxBodyBytes: MAX_UPLOAD_BODY_BYTES, proof: true } as const;

export const analyzeDocument = route({
  method: 'POST',
  path: '/api/analyze/document',
  body: DocumentBody,
  upload: 'fileData',
  ...file,
});

export const analyzeDocumentMbti = route({
  method: 'POST',
  path: '/api/analyze/document/mbti',
  body: DocumentBody,
  upload: 'fileData',
  ...file,
});

/** A picture or clip without a framework, for up to five people. */
export const analyzeMedia = route({
  method: 'POST',
  path: '/api/analyze',
  body: MediaBody,
  upload: 'mediaData',
  ...file,
});

export const analyzeImageWith = route({
  method: 'POST',
  path: '/api/analyze/image/:framework',
  params: z.object({ framework: z.string().max(40) }),
  body: MediaBody,
  upload: 'mediaData',
  ...file,
});

export const analyzeVideoWith = route({
  method: 'POST',
  path: '/api/analyze/video/:framework',
  params: z.object({ framework: z.string().max(40) }),
  body: MediaBody,
  upload: 'mediaData',
  ...file,
});

export const AnalysisStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);
export type AnalysisStatus = z.infer<typeof AnalysisStatus>;

export const AnalysisSummary = z.object({
  analysisId: z.string(),
  framework: z.string(),
  /** A pending chat reply is listed as well. */
  kind: z.enum(['analysis', 'chat']),
  status: AnalysisStatus,
  createdAt: z.iso.datetime(),
  /** For a queued analysis with others ahead of it, and for one that waits for something busy or away. */
  wait: Wait.optional(),
});
export type AnalysisSummary = z.infer<typeof AnalysisSummary>;

/** The unfinished work of a session, so that a reloaded page can resume. */
export const listOpenAnalyses = route({
  method: 'GET',
  path: '/api/analyses',
  query: z.object({ sessionId: SessionLabel }),
  reply: z.array(AnalysisSummary),
});

/** Server-sent events of `AnalysisEvent`; resumes after the `Last-Event-ID` header. */
export const followAnalysis = route({
  method: 'GET',
  path: '/api/analyses/:analysisId/events',
  params: z.object({ analysisId: AnalysisId }),
  rateLimitClass: 'live',
});

export const cancelAnalysis = route({
  method: 'POST',
  path: '/api/analyses/:analysisId/cancel',
  params: z.object({ analysisId: AnalysisId }),
  reply: z.object({ status: AnalysisStatus }),
  rateLimitClass: 'cheap',
});

/** Writes the missing parts of a partial report. Parts that exist are not requested, or paid for, again. */
export const continueAnalysis = route({
  method: 'POST',
  path: '/api/analyses/:analysisId/continue',
  params: z.object({ analysisId: AnalysisId }),
  reply: AnalysisReply,
  proof: true,
});

/** A quote of the report and its offsets in the source. */
export const SourceQuote = z.object({ quote: z.string(), start: z.number().int(), end: z.number().int() });
export type SourceQuote = z.infer<typeof SourceQuote>;

/** The text an analysis was made from, while it is retained; null for pictures and clips. */
export const readSource = route({
  method: 'GET',
  path: '/api/analyses/:analysisId/source',
  params: z.object({ analysisId: AnalysisId }),
  reply: z.object({ text: z.string().nullable(), quotes: z.array(SourceQuote) }),
});
