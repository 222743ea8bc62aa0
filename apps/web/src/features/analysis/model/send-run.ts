import type { AnalysisReply } from '@app/contract/analyses';
import { downscaleImage } from '../../../lib/downscale-image.ts';
import { requireCookies } from '../../../lib/require-cookies.ts';
import { startAnalysis, type StartOptions } from '../api/start-analysis.ts';
import { callOf, type RunSender } from './run-call.ts';
import type { RunRequest } from './run-request.ts';

/** Downscales a large image before sending it. */
export async function sendRun(request: RunRequest, sender: RunSender, options: StartOptions): Promise<AnalysisReply> {
  await requireCookies();
  return startAnalysis(callOf(await prepare(request), sender), options);
}

async function prepare(request: RunRequest): Promise<RunRequest> {
  if (request.type !== 'media' || request.kind !== 'image') return request;
  return { ...request, file: await downscaleImage(request.file) };
}
