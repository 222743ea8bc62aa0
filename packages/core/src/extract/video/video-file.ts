import type { VideoFormat } from '../sniff-format.ts';

export type VideoFile = { folder: string; name: string; format: VideoFormat };

/** Metadata from the file. */
export type VideoFacts = {
  /** As declared; browser recordings do not declare it. */
  durationSeconds: number | undefined;
  stream: number;
  /** As stored, before rotation. */
  width: number;
  height: number;
  /** The width of a pixel divided by its height. */
  pixelAspect: number;
  /** Anticlockwise, from stored to displayed. */
  rotationDegrees: number;
  soundStream: number | undefined;
  /** Too many packets to list them all: only keyframes are read. */
  isLong: boolean;
};

export type Clip = { file: VideoFile; facts: VideoFacts; signal: AbortSignal };
