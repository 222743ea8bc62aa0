import type { Route } from '@app/contract/route';
import { httpError, type ApiReply, urlOf } from '../api-client.ts';
import { runTask } from '../worker/run-task.ts';
import type { UploadTask } from './upload-task.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker's file
import workerAddress from './upload-worker.ts?worker&url';

export type UploadRoute = Route & { upload: NonNullable<Route['upload']> };
type Input = {
  params?: Record<string, string> | undefined;
  fields: Record<string, unknown>;
  file: Blob;
  headers?: Record<string, string>;
};
export type UploadOptions = {
  /** From 0 to 1: how much of the body has been sent. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
};

/**
 * Makes a call of the contract that carries a file. A worker builds and sends the body, so the page stays responsive.
 */
export async function sendFile<R extends UploadRoute>(
  route: R,
  { params, fields, file, headers = {} }: Input,
  { onProgress, signal }: UploadOptions = {},
): Promise<ApiReply<R>> {
  const task: UploadTask['task'] = { url: urlOf(route, params), headers, fields, name: route.upload, file };
  const answer = await runTask<UploadTask>(workerAddress, task, { onNote: onProgress, signal });
  // The same class as fetch's network error, so that callers handle a lost connection in one way.
  if (answer === 'unreachable') throw new TypeError('Failed to send the file');
  if (answer.status < 200 || answer.status > 299) throw await httpError(answer.status, answer.body, answer);
  return JSON.parse(answer.body) as ApiReply<R>;
}
