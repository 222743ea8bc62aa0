/** Longer videos are refused: sixteen images would show too little of them. */
export const MAX_VIDEO_SECONDS = 2 * 60 * 60;
/** 8K. A larger frame does not fit a child's memory. */
export const MAX_FRAME_PIXELS = 7680 * 4320;
export const MAX_FRAME_SIDE_PIXELS = 8192;
export const MIN_FRAMES = 8;
export const MAX_FRAMES = 16;
export const SECONDS_PER_FRAME = 5;
export const MAX_FRAME_SHOWN_SIDE_PIXELS = 768;
/** Pure noise of 768 x 768 pixels at the quality used is 0.6 MB. */
export const MAX_FRAME_BYTES = 2 * 1024 * 1024;
export const SOUND_BITS_PER_SECOND = 48_000;
/** 10.8 MB at that rate, and a third of a child's CPU time. */
export const MAX_SOUND_SECONDS = 30 * 60;
export const MAX_SOUND_BYTES = 25_000_000;
/** Listing a packet costs 4 microseconds, and two hours at 240 frames per second have 1.7 million packets. */
export const MAX_LISTED_PACKETS = 50_000;
export const LISTED_FULLY_PACKETS = 64;
export const LISTED_EVERY_PACKETS = 32;
