import type { VideoFacts } from './video-file.ts';
import { MAX_FRAME_SHOWN_SIDE_PIXELS } from './video-limits.ts';

/** Upright, square pixels, bounded. The size is fixed here, because a stream may change its own size midway. */
export function frameFilter({ width, height, pixelAspect, rotationDegrees }: VideoFacts): string {
  const shownWidth = width * pixelAspect;
  const shrink = Math.min(1, MAX_FRAME_SHOWN_SIDE_PIXELS / Math.max(shownWidth, height));
  const scale = `scale=${toSide(shownWidth * shrink)}:${toSide(height * shrink)}:out_range=full`;
  return [scale, 'setsar=1', 'format=yuvj420p', ...rotate(rotationDegrees), 'settb=1/1000'].join(',');
}

function toSide(pixels: number): number {
  return Math.max(2, Math.round(pixels / 2) * 2);
}

function rotate(rotationDegrees: number): string[] {
  const quarters = ((Math.round(rotationDegrees / 90) % 4) + 4) % 4;
  return [[], ['transpose=cclock'], ['hflip', 'vflip'], ['transpose=clock']][quarters] ?? [];
}
