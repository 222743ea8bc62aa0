import type { AnalysisReply } from '@app/contract/analyses';
import { downscaleImage } from '../../../lib/downscale-image.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { startAnalysis, type StartOptions } from '../api/start-analysis.ts';
import { callOf, type Who } from './run-call.ts';
import type { RunRequest } from './run-request.ts';

/** Downscales a large image before sending it. */
export async function sendRun(request: RunRequest, who: Who, options: StartOptions): Promise<AnalysisReply> {
  await requireCookies();
  return startAnalysis(callOf(await prepare(request), who), options);
}

async function prepare(request: RunRequest): Promise<RunRequest> {
  if (request.type !== 'media' || request.kind !== 'image') return request;
  return { ...request, file: await downscaleImage(request.file) };
}
