import { readdir } from 'node:fs/promises';
import { AppError } from '../../errors/app-error.ts';
import { readJpeg } from '../images/read-jpeg.ts';
import type { Picture } from '../picture.ts';
import { readWorkFile } from '../sandbox/work-folder.ts';
import { type PdfJob, runPoppler } from './run-poppler.ts';

const MAX_RENDERED_PAGES = 20;
const PAGES_PER_RUN = 2;
/** Enough to read a page; models scale larger images down. */
const LONG_SIDE_PIXELS = 1568;
const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

/** Renders the first pages as images. Heavy pages take seconds each; on a timeout the finished ones are used. */
export async function renderPages(job: PdfJob, pageCount: number): Promise<Picture[]> {
  const last = Math.min(pageCount, MAX_RENDERED_PAGES);
  const pictures: Picture[] = [];
  try {
    for (let first = 1; first <= last; first += PAGES_PER_RUN) {
      pictures.push(...(await renderRange(job, first, Math.min(first + PAGES_PER_RUN - 1, last))));
    }
  } catch (error) {
    const isEnough = pictures.length > 0 && error instanceof AppError && error.code === 'FILE_TOO_COMPLEX';
    if (!isEnough) throw error;
  }
  if (pictures.length === 0) throw new AppError('FILE_WITHOUT_TEXT');
  return pictures;
}

async function renderRange(job: PdfJob, first: number, last: number): Promise<Picture[]> {
  const prefix = `page-from-${first}`;
  const range = ['-f', String(first), '-l', String(last)];
  const size = ['-jpeg', '-scale-to', String(LONG_SIDE_PIXELS)];
  const { code } = await runPoppler(job, 'pdftoppm', [...size, ...range, job.name, prefix]);
  if (code !== 0) throw new AppError('FILE_UNREADABLE');
  // pdftoppm pads page numbers to the same length, so names sort in page order.
  const names = (await readdir(job.folder)).filter((name) => name.startsWith(`${prefix}-`)).toSorted();
  return Promise.all(names.map((name) => readPicture(job.folder, name)));
}

async function readPicture(folder: string, name: string): Promise<Picture> {
  const picture = readJpeg(await readWorkFile(folder, name, MAX_PICTURE_BYTES));
  if (!picture) throw new AppError('FILE_UNREADABLE');
  return picture;
}
