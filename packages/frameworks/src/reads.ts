import type { Dimension, Level } from './framework.ts';

/** How much a text, a picture and a clip can show. */
export const reads = (text: Level, image: Level, video: Level): Dimension['reads'] => ({ text, image, video });
