import { serveTask } from '../worker/serve-task.ts';
import { buildUploadBody } from './build-upload-body.ts';
import type { UploadTask } from './upload-task.ts';

/** The worker of `sendFile`. */
serveTask<UploadTask>(async ({ url, headers, ...parts }, onNote) => {
  const body = await buildUploadBody(parts);
  const { promise, resolve } = Promise.withResolvers<UploadTask['answer']>();
  // fetch reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.withCredentials = true;
  request.upload.onprogress = ({ loaded }) => onNote(loaded / body.size);
  request.onload = () => {
    const { status, statusText, responseText } = request;
    const code = request.getResponseHeader('x-error-code') ?? undefined;
    const retryAfter = request.getResponseHeader('retry-after') ?? undefined;
    resolve({ status, body: responseText || statusText, code, retryAfter });
  };
  request.onerror = () => resolve('unreachable');
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.setRequestHeader('Content-Type', 'application/json');
  request.send(body);
  return promise;
});
