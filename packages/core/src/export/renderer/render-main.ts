import sharp from 'sharp';
import { toDocx } from '../docx/to-docx.ts';
import { openPictureMaker, type PictureMaker } from '../picture/to-picture.ts';
import { openPdfMaker, type PdfMaker } from '../pdf/to-pdf.ts';
import type { RenderAnswer, RenderRequest } from './protocol.ts';

/** The renderer process: one report at a time, until its parent kills it or disconnects. */
const fontFolders = process.argv.slice(2);
let makePdf: PdfMaker | undefined;
let makePicture: PictureMaker | undefined;

sharp.cache(false);
sharp.concurrency(1);
process.on('disconnect', () => process.exit());
process.on('message', (request) => void answer(request as RenderRequest));

async function answer(request: RenderRequest): Promise<void> {
  const outcome = await render(request).then(
    (file) => ({ file }),
    (error: unknown) => ({ fault: error instanceof Error ? error.name : 'unknown' }),
  );
  process.send?.({ ...outcome, rssBytes: process.memoryUsage.rss() } satisfies RenderAnswer);
}

async function render({ format, report }: RenderRequest): Promise<Buffer> {
  switch (format) {
    case 'pdf':
      makePdf ??= openPdfMaker(fontFolders);
      return makePdf(report);
    case 'docx':
      return toDocx(report);
    case 'png':
    case 'svg':
      makePicture ??= openPictureMaker(fontFolders);
      return makePicture(report, format);
  }
}
