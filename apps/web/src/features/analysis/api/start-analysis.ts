import type { AnalysisReply, analyzeMedia, analyzeText } from '@app/contract/analyses';
import type { Route } from '@app/contract/route';
import { call } from '../../../lib/api-client.ts';
import { visitorLocale } from '../../../lib/visitor-locale.ts';
import { type ProofOptions, withProof } from '../../../lib/proof/with-proof.ts';
import { sendFile, type UploadOptions } from '../../../lib/upload/send-file.ts';

/** Any route that starts an analysis. The routes differ in path and body. */
type StartRoute<Kind extends Route> = Pick<Kind, 'method' | 'reply'> & Route;
type Common = { params?: Record<string, string>; fields: Record<string, unknown> };
export type RunCall =
  | (Common & { route: StartRoute<typeof analyzeText>; file?: never })
  | (Common & { route: StartRoute<typeof analyzeMedia> & { upload: 'fileData' | 'mediaData' }; file: Blob });

export type StartOptions = UploadOptions & Pick<ProofOptions, 'onPuzzle'>;

/**
 * The server accepts the analysis at once and the page follows its event stream. One idempotency key per click, so a
 * repeated request starts nothing new.
 */
export function startAnalysis(run: RunCall, options: StartOptions): Promise<AnalysisReply> {
  const common = { Prefer: 'respond-async', 'Idempotency-Key': crypto.randomUUID() };
  const { params = {} } = run;
  const fields = { ...run.fields, ...visitorLocale() };
  return withProof((proof) => {
    const headers = { ...common, ...proof };
    if (run.file) return sendFile(run.route, { params, fields, file: run.file, headers }, options);
    return call(run.route, { params, body: fields, headers, ...(options.signal && { signal: options.signal }) });
  }, options);
}
