import type { DownscaleTask } from './downscale-task.ts';
import { drawFitted, fitToWidth, JPEG } from './image-drawing.ts';
import { serveTask } from './worker/serve-task.ts';

serveTask<DownscaleTask>(async (file) => {
  const bitmap = await createImageBitmap(file);
  const size = fitToWidth(bitmap);
  const canvas = new OffscreenCanvas(size.width, size.height);
  drawFitted(canvas.getContext('2d'), bitmap, size);
  return canvas.convertToBlob(JPEG);
});
