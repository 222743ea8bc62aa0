import { once } from 'node:events';
import { setImmediate as afterPending } from 'node:timers/promises';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import { AppError } from '@app/core/errors/app-error';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { UploadScanner } from './upload-scanner.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 65_536;

/** Parses a form while it arrives: passes on the file as it is read and collects the other fields. */
export function createFormUploadScanner(
  field: string,
  contentType: string,
  maxFileBytes = MAX_FILE_BYTES,
): UploadScanner {
  const parser = openParser(contentType, maxFileBytes);
  const fields = new Map<string, string>();
  let beforeFile: Record<string, unknown> | undefined;
  let fileBytes = 0;
  let ready: Buffer[] = [];
  let fault: AppError | undefined;
  const refuse = (code: 'BAD_REQUEST' | 'BODY_TOO_LARGE' | 'FILE_TOO_LARGE') => (): void => {
    fault ??= new AppError(code); // without the cause: it may quote the visitor's input
  };

  parser.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || isValueCut) refuse('BODY_TOO_LARGE')();
    if (fields.has(name) || name === field) refuse('BAD_REQUEST')();
    fields.set(name, value);
  });
  parser.on('file', (name, file, fileName) => {
    if (name !== field) refuse('BAD_REQUEST')();
    beforeFile = Object.fromEntries(fields);
    if (fileName && !fields.has('fileName')) fields.set('fileName', fileName);
    file.on('data', (chunk: Buffer) => ready.push(chunk));
    file.on('limit', refuse('FILE_TOO_LARGE'));
    file.on('error', refuse('BAD_REQUEST'));
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(limit, refuse('BAD_REQUEST'));
  parser.on('error', refuse('BAD_REQUEST'));

  return {
    async push(chunk) {
      parser.write(chunk);
      await afterPending(); // the parser emits in later turns of the event loop
      if (fault) throw fault;
      const bytes = Buffer.concat(ready);
      ready = [];
      fileBytes += bytes.length;
      return bytes;
    },
    fieldsBeforeFile: () => beforeFile,
    async end() {
      parser.end();
      await once(parser, 'finish').catch(refuse('BAD_REQUEST'));
      if (fault) throw fault;
      if (fileBytes === 0) throw new AppError('FILE_MISSING');
      return Object.fromEntries(fields);
    },
  };
}

function openParser(contentType: string, maxFileBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: maxFileBytes, files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, headerPairs: 20 },
    });
  } catch {
    throw new AppError('BAD_REQUEST'); // the form has no boundary
  }
}
