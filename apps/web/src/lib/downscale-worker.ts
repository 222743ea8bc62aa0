import type { DownscaleTask } from './downscale-task.ts';
import { drawFitted, fitToWidth, JPEG } from './image-drawing.ts';
import { serveTask } from './worker/serve-task.ts';

/** The worker of `downscaleImage` and `makePreview`. */
serveTask<DownscaleTask>(async ({ image, tries, maxBytes }) => {
  const bitmap = await createImageBitmap(image);
  for (const { maxWidth, quality } of tries) {
    const size = fitToWidth(bitmap, maxWidth);
    const canvas = new OffscreenCanvas(size.width, size.height);
    drawFitted(canvas.getContext('2d'), bitmap, size);
    const jpeg = await canvas.convertToBlob({ type: JPEG.type, quality });
    if (jpeg.size <= maxBytes) return jpeg;
  }
  throw new Error('The image cannot be made small enough');
});
