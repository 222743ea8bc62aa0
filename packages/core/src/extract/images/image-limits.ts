/** What vision models look at without shrinking it themselves. */
export const MAX_SHOWN_SIDE_PIXELS = 1568;
/** As many as fit 512 MB in the worst case, an interlaced PNG of 16 bits a channel. */
export const MAX_IMAGE_PIXELS = 40_000_000;
/** Its decoder takes twenty bytes a pixel. */
export const MAX_AVIF_PIXELS = 16_000_000;
/** Two pixels high and a million wide would pass a limit on the area alone. */
export const MAX_IMAGE_SIDE_PIXELS = 16_000;
export const MAX_PICTURE_BYTES = 4 * 1024 * 1024;
