import { DownloadFormat } from '@app/contract/downloads';
import { errorTable, type ErrorCode } from '@app/contract/errors';
import { AppError } from '@app/core/errors/app-error';
import type { Log } from '@app/core/log/log';
import type { ApiServices } from '@app/core/services';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { registerErrorHandler } from '../plugins/errors.ts';
import { downloadRoutes } from './downloads.ts';

// A download opens in its own tab, so the visitor sees the api's response.

const codes = Object.keys(errorTable) as ErrorCode[];
const rows = codes.flatMap((code) => DownloadFormat.options.map((format) => ({ code, format })));
const silent = { error() {} } as unknown as Log;

/** An api whose download fails with one code at its first use of a service. */
function failWith(code: ErrorCode): ReturnType<typeof fastify> {
  const app = fastify();
  registerErrorHandler(app, silent);
  const broken = new Proxy({}, { get: () => fail(code) });
  downloadRoutes(app, broken as ApiServices);
  return app;
}

function fail(code: ErrorCode): never {
  throw new AppError(code);
}

test(`in all ${rows.length} cases of a failed download the tab shows the reason, and no file is saved`, async () => {
  const faults: string[] = [];
  const apis = new Map(codes.map((code) => [code, failWith(code)]));
  for (const { code, format } of rows) {
    const { status, message } = errorTable[code];
    const answer = await (apis.get(code) ?? failWith(code)).inject(`/api/download/0123456789?format=${format}`);
    const { headers } = answer;
    const isShown = headers['content-type'] === 'text/plain; charset=utf-8' && !headers['content-disposition'];
    const isTimed = (status !== 429 && status !== 503) || Number(headers['retry-after']) > 0;
    if (answer.statusCode !== status || answer.body !== message || !isShown || !isTimed)
      faults.push(`${format} x ${code}: ${answer.statusCode} ${answer.body}`);
  }

  expect(rows).toHaveLength(codes.length * 6);
  expect(faults).toEqual([]);
});
