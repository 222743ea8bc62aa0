import { AppError } from '../../errors/app-error.ts';
import type { Picture } from '../picture.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { renderPages } from './render-pages.ts';
import { type PdfJob, runPoppler, timeForOne } from './run-poppler.ts';

export type PdfFile = { folder: string; name: string };

export type PdfContent =
  | { type: 'text'; text: string; shareRead: number }
  | { type: 'scanned'; pages: Picture[]; pageCount: number };

const MAX_PAGES = 300;
/** Characters per page. A scanned page yields at most a page number. */
const SCANNED_BELOW_CHARS = 20;

export async function extractPdf(sandbox: Sandbox, file: PdfFile, signal: AbortSignal): Promise<PdfContent> {
  const job: PdfJob = { sandbox, ...file, signal, endsAtMs: timeForOne() };
  const pageCount = await countPages(job);
  const readPages = Math.min(pageCount, MAX_PAGES);
  // In content-stream order: the default order mixes the lines of two columns.
  const parameters = ['-raw', '-enc', 'UTF-8', '-l', String(MAX_PAGES), file.name, '-'];
  const { code, stdout } = await runPoppler(job, 'pdftotext', parameters);
  if (code !== 0) throw new AppError('FILE_UNREADABLE');

  const text = stdout.toString();
  if (hasVisible(text, readPages * SCANNED_BELOW_CHARS)) {
    return { type: 'text', text, shareRead: readPages / pageCount };
  }
  return { type: 'scanned', pages: await renderPages(job, pageCount), pageCount };
}

async function countPages(job: PdfJob): Promise<number> {
  const { code, stdout, stderr } = await runPoppler(job, 'pdfinfo', [job.name]);
  if (code !== 0) throw new AppError(/incorrect password/i.test(stderr) ? 'FILE_LOCKED' : 'FILE_UNREADABLE');
  const count = Number(/^Pages:\s+(\d+)$/m.exec(stdout.toString())?.[1] ?? 0);
  if (count === 0) throw new AppError('FILE_UNREADABLE');
  return count;
}

function hasVisible(text: string, count: number): boolean {
  let seen = 0;
  for (const [word] of text.matchAll(/\S+/g)) {
    seen += word.length;
    if (seen >= count) return true;
  }
  return false;
}
