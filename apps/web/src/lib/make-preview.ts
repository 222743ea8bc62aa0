import type { DownscaleTask } from './downscale-task.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker's file
import workerAddress from './downscale-worker.ts?worker&url';
import { readDataUrl } from './read-data-url.ts';
import { readFirstFrame } from './read-first-frame.ts';
import { runTask } from './worker/run-task.ts';

export type Media = { kind: 'image' | 'video'; file: Blob };

const TRIES = [
  { maxWidth: 640, quality: 0.8 },
  { maxWidth: 640, quality: 0.6 },
  { maxWidth: 480, quality: 0.6 },
  { maxWidth: 320, quality: 0.5 },
  { maxWidth: 160, quality: 0.5 },
];
/** The server accepts 200,000 characters, and a data URL is a third longer than its bytes. */
const MAX_BYTES = 149_000;

/** A small JPEG of an image, or of the first frame of a video, as a data URL. */
export async function makePreview({ kind, file }: Media): Promise<string> {
  const image = kind === 'image' ? file : await readFirstFrame(file);
  return readDataUrl(await runTask<DownscaleTask>(workerAddress, { image, tries: TRIES, maxBytes: MAX_BYTES }));
}
