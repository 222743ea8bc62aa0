import type { Dimension, Level } from './framework.ts';

/** How much a text, a picture and a clip can show of a dimension. */
export const evidenceLevels = (text: Level, image: Level, video: Level): Dimension['evidenceLevels'] => ({
  text,
  image,
  video,
});
