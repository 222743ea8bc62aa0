import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '@app/core/errors/app-error';
import { extractDocument } from '@app/core/extract/extract-document';
import { renderImage } from '@app/core/extract/images/render-image';
import { inWorkFolder } from '@app/core/extract/sandbox/work-folder';
import { openSandbox, type Sandbox } from '@app/core/extract/sandbox/sandbox';
import { type FileFormat, formatGroups, HEAD_BYTES, sniffFormat } from '@app/core/extract/sniff-format';
import { sampleVideo } from '@app/core/extract/video/sample-video';
import { openLog } from '@app/core/log/log';
import { MAX_FILE_BYTES } from '@app/contract/limits';
import { type CorpusFile, type Family } from './corpus-file.ts';
import { watchChildren } from './watch-children.ts';

export type Trial = {
  file: CorpusFile;
  /** `text`, `scanned`, `picture` or `frames`; the code of a clean refusal; or `CRASH` and the error. */
  end: string;
  /** The upload check would refuse it by size or first bytes; the trial runs the reader all the same. */
  isRefusedAtDoor: boolean;
  /** A good document whose words were not all read. */
  isMisread: boolean;
  durationMs: number;
  peakBytes: number;
  processesLeft: number;
  filesLeft: number;
};

type Place = { folder: string; name: string };
type Result = { end: string; text?: string };

const signal = new AbortController().signal;

/** Each of the concurrent runs has its own work root, so that leftover files can be attributed to one trial. */
export async function tryFiles(
  files: readonly CorpusFile[],
  concurrency: number,
  onTrial: (trial: Trial) => unknown = () => undefined,
): Promise<Trial[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'corpus-run-'));
  const waiting = files.values();
  const trials: Trial[] = [];
  const run = async (_: unknown, number: number): Promise<void> => {
    const sandbox = await openSandbox({ workFolder: path.join(root, `run-${number}`) }, openLog('silent'));
    for (const file of waiting) {
      const trial = await tryFile(sandbox, file);
      trials.push(trial);
      onTrial(trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, run));
    return trials;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

/**
 * Runs one file through the reader of its family, even if its first bytes do not match. Nothing else may use `sandbox`
 * meanwhile.
 */
async function tryFile(sandbox: Sandbox, file: CorpusFile): Promise<Trial> {
  const bytes = await file.make();
  const sniffed = await sniffFormat(bytes.subarray(0, HEAD_BYTES));
  const formats: readonly FileFormat[] = formatsOf[file.family];
  const format = formats.find((known) => known === sniffed);
  const before = new Set(await filesIn(sandbox.workRoot));
  const watch = watchChildren(sandbox.workRoot);
  const startedAt = performance.now();
  const { end, text } = await inWorkFolder(sandbox, async (folder) => {
    await writeFile(path.join(folder, 'input'), bytes);
    return readers[file.family](sandbox, { folder, name: 'input' }, format);
  }).catch((error: unknown): Result => ({ end: error instanceof AppError ? error.code : `CRASH ${String(error)}` }));
  watch.end();
  return {
    file,
    end,
    isRefusedAtDoor: format === undefined || bytes.length > MAX_FILE_BYTES,
    isMisread: file.text !== undefined && wordsOf(file.text) !== wordsOf(text),
    durationMs: Math.round(performance.now() - startedAt),
    peakBytes: watch.peakBytes(),
    processesLeft: await watch.countLeft(),
    filesLeft: (await filesIn(sandbox.workRoot)).filter((name) => !before.has(name)).length,
  };
}

/** The words in order; the whitespace and the marks of lists depend on the layout. */
const wordsOf = (text = ''): string => text.replaceAll(/^- /gm, '').replaceAll(/\s+/g, ' ').trim();

const filesIn = (root: string): Promise<string[]> => readdir(root, { recursive: true });

const formatsOf: Record<Family, readonly FileFormat[]> = {
  pdf: ['pdf'],
  docx: ['docx'],
  doc: ['doc'],
  txt: ['txt'],
  image: formatGroups.image,
  video: formatGroups.video,
};

type Reader = (sandbox: Sandbox, place: Place, format: FileFormat | undefined) => Promise<Result>;

const readers: Record<Family, Reader> = {
  pdf: documentReader('pdf'),
  docx: documentReader('docx'),
  doc: documentReader('doc'),
  txt: documentReader('txt'),
  async image(sandbox, place, sniffed) {
    const format = formatGroups.image.find((known) => known === sniffed) ?? 'png';
    const { jpeg, width, height } = await renderImage(sandbox, { ...place, format }, signal);
    return { end: jpeg.length > 0 && width > 0 && height > 0 ? 'picture' : 'CRASH empty picture' };
  },
  async video(sandbox, place, sniffed) {
    const format = formatGroups.video.find((known) => known === sniffed) ?? 'mp4';
    const { frames } = await sampleVideo(sandbox, { ...place, format }, signal);
    return { end: frames.length > 0 ? 'frames' : 'CRASH no frames' };
  },
};

/** Matches the first line of /etc/passwd, the file that hostile files try to include. */
const hostFile = /root:[^:]*:0:0:/;

function documentReader(format: (typeof formatGroups.document)[number]): Reader {
  return async (sandbox, place) => {
    const found = await extractDocument(sandbox, { ...place, format }, signal);
    if (found.type === 'scanned') return { end: 'scanned' };
    return hostFile.test(found.text)
      ? { end: 'CRASH a file of this machine was read' }
      : { end: 'text', text: found.text };
  };
}
