import type { Dimension, Level } from './framework.ts';

/** How much writing, a still picture and visible behaviour can show. */
export const reads = (text: Level, image: Level, video: Level): Dimension['reads'] => ({ text, image, video });
