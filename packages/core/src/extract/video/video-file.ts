import type { VideoFormat } from '../sniff-format.ts';

export type VideoFile = { folder: string; name: string; format: VideoFormat };

/** What the file says of itself. */
export type VideoFacts = {
  /** As the file says; recordings of a browser do not say it. */
  durationSeconds: number | undefined;
  stream: number;
  /** As stored, before it is turned. */
  width: number;
  height: number;
  /** How much wider a pixel is than high. */
  pixelAspect: number;
  /** Anticlockwise, as stored against as shown. */
  rotationDegrees: number;
  soundStream: number | undefined;
  /** Too many packets to look at each: only keyframes are read from the file. */
  isLong: boolean;
};

export type Clip = { file: VideoFile; facts: VideoFacts; signal: AbortSignal };
