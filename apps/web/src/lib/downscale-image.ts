import { IMAGE_DOWNSCALE_ABOVE_BYTES } from '@app/contract/limits';
import { downscaleOnPage } from './downscale-on-page.ts';
import type { DownscaleTask } from './downscale-task.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker's file
import workerAddress from './downscale-worker.ts?worker&url';
import { runTask } from './worker/run-task.ts';

/** The image as it is sent: a large one smaller and as JPEG, any other untouched. */
export async function prepareImage(file: Blob): Promise<Blob> {
  if (file.size <= IMAGE_DOWNSCALE_ABOVE_BYTES) return file;
  try {
    return await runTask<DownscaleTask>(workerAddress, file);
  } catch {
    return downscaleOnPage(file);
  }
}
