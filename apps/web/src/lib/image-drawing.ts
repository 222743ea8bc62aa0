import { IMAGE_MAX_WIDTH, IMAGE_QUALITY } from '@app/contract/limits';

type Size = { width: number; height: number };
type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export const JPEG = { type: 'image/jpeg', quality: IMAGE_QUALITY } as const;

export function fitToWidth({ width, height }: Size, maxWidth = IMAGE_MAX_WIDTH): Size {
  const scale = Math.min(1, maxWidth / width);
  return { width: Math.round(width * scale), height: Math.max(1, Math.round(height * scale)) };
}

export function drawFitted(context: Context | null, image: CanvasImageSource, { width, height }: Size): void {
  if (!context) throw new Error('Could not get canvas context');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: without a white background, transparent pixels would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
}
