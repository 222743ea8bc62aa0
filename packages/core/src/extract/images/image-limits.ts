/** The largest size that vision models do not shrink themselves. */
export const MAX_SHOWN_SIDE_PIXELS = 1568;
/** Fits 512 MB in the worst case, an interlaced PNG with 16 bits per channel. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** The AVIF decoder needs twenty bytes per pixel. */
export const MAX_AVIF_PIXELS = 16_000_000;
/** An image two pixels high and a million wide would pass a limit on the area alone. */
export const MAX_IMAGE_SIDE_PIXELS = 16_000;
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
