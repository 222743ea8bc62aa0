import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import type { ExportedReport } from './exported-report.ts';

const run = promisify(execFile);
const ROOT = new URL('../../../../', import.meta.url);

export const reportOf = (text: string): ExportedReport => ({
  framework: 'bigfive',
  provider: 'openai',
  createdAt: '2026-11-15T08:00:00.000Z',
  text,
});

export const sampleUrl = (path: string): URL => new URL(path, ROOT);

export const readSample = (path: string): Promise<string> => readFile(sampleUrl(path), 'utf8');

/** The output of a system program about a file; throws when the program finds the file broken. */
export async function ask(program: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run(program, parameters, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Unpacks a DOCX and returns the paths of its parts by name. */
export async function unpack(docx: Buffer, folder: string): Promise<Map<string, string>> {
  await mkdir(folder, { recursive: true });
  const zip = await yauzl.fromBufferPromise(docx);
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const path = join(folder, `${parts.size}-${basename(entry.fileName)}`);
    await writeFile(path, await buffer(await zip.openReadStreamPromise(entry)));
    parts.set(entry.fileName, path);
  }
  return parts;
}

/** The names in the structure of a PDF, without its streams and strings. */
export function namesIn(pdf: Buffer): string[] {
  const structure = withoutStrings(
    pdf.toString('latin1').replaceAll(/stream\r?\n[\s\S]*?\r?\nendstream/g, ''),
  ).replaceAll(/<[0-9A-Fa-f\s]*>/g, '');
  return structure.match(/\/[A-Za-z0-9]+/g) ?? [];
}

/** PDF strings are in parentheses, which may be nested; a backslash escapes the next character. */
function withoutStrings(text: string): string {
  let kept = '';
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (depth > 0 && sign === '\\') at += 1;
    else if (sign === '(') depth += 1;
    else if (depth > 0) depth -= sign === ')' ? 1 : 0;
    else kept += sign;
  }
  return kept;
}
