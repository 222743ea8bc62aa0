import { IMAGE_DOWNSCALE_ABOVE_BYTES, IMAGE_MAX_WIDTH, IMAGE_QUALITY } from '@app/contract/limits';
import { downscaleOnPage } from './downscale-on-page.ts';
import type { DownscaleTask } from './downscale-task.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker's file
import workerAddress from './downscale-worker.ts?worker&url';
import { runTask } from './worker/run-task.ts';

const TRIES = [{ maxWidth: IMAGE_MAX_WIDTH, quality: IMAGE_QUALITY }];

/** The image to send: a large one downscaled to JPEG, any other unchanged. */
export async function downscaleImage(file: Blob): Promise<Blob> {
  if (file.size <= IMAGE_DOWNSCALE_ABOVE_BYTES) return file;
  try {
    return await runTask<DownscaleTask>(workerAddress, { image: file, tries: TRIES, maxBytes: Infinity });
  } catch {
    return downscaleOnPage(file);
  }
}
