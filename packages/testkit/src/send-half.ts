import { request } from 'node:http';

export type HalfAnswer = { status: number; code: string | undefined; retryAfter: string | undefined };

/**
 * Sends a body as the page does, but only up to the first bytes of its file: a server that answers has not read the
 * file.
 */
export function sendHalf(url: string, fields: Record<string, unknown>): Promise<HalfAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<HalfAnswer>();
  const field = /document|extract/.test(url) ? 'fileData' : 'mediaData';
  const whole = JSON.stringify({ ...fields, [field]: `data:image/jpeg;base64,${'A'.repeat(4_000)}` });
  const headers = {
    'content-type': 'application/json',
    'content-length': 5_000_000,
    'sec-fetch-site': 'same-origin',
  };
  const sending = request(url, { method: 'POST', headers }, (response) => {
    const { statusCode = 0, headers: said } = response;
    resolve({ status: statusCode, code: said['x-error-code'] as string | undefined, retryAfter: said['retry-after'] });
    sending.destroy();
  });
  sending.on('error', reject);
  sending.setTimeout(10_000, () => sending.destroy(new Error('no answer to half a body')));
  sending.write(whole.slice(0, -2));
  return promise;
}
