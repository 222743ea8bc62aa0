import type { VideoFormat } from '../sniff-format.ts';
import { MAX_FRAME_PIXELS } from './video-limits.ts';

/** We choose the demuxer from the first bytes, so that no playlist or other file list is treated as a video. */
const demuxers: Record<VideoFormat, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
};

/** Codecs that phones, browsers and cameras write, and their decoders. Decoders of rare codecs break most often. */
export const videoDecoders: Readonly<Record<string, string>> = {
  av1: 'libdav1d',
  dvvideo: 'dvvideo',
  flv1: 'flv',
  h263: 'h263',
  h264: 'h264',
  hevc: 'hevc',
  mjpeg: 'mjpeg',
  mpeg1video: 'mpeg1video',
  mpeg2video: 'mpeg2video',
  mpeg4: 'mpeg4',
  msmpeg4v2: 'msmpeg4v2',
  msmpeg4v3: 'msmpeg4',
  prores: 'prores',
  vp8: 'vp8',
  vp9: 'vp9',
};

const soundDecoders = [
  'aac,ac3,eac3,mp3float,mp3,opus,vorbis,flac,alac,amrnb,amrwb,adpcm_ms,adpcm_ima_qt,adpcm_ima_wav,pcm_alaw,pcm_mulaw',
  'pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be',
];
const codecs = [...Object.values(videoDecoders), ...soundDecoders].join(',');

/** For our own flags and numbers only, never for a file name. */
export function splitArguments(line: string): string[] {
  return line.split(' ');
}

export const ffprobeStart = splitArguments('-v error -hide_banner');
export const ffmpegStart = splitArguments('-v error -hide_banner -nostdin -y');

/** Packets are numbered in reading order, so listing and copying must open the file in the same way. */
export function packetInputArguments(
  file: { name: string; format: VideoFormat },
  { isLong }: { isLong: boolean },
): string[] {
  return [...(isLong ? ['-discard', 'nokey'] : []), ...ffmpegInputArguments(file)];
}

/** An input that can only be a local file of this format; `file:` also keeps a name from being parsed as an option. */
export function ffmpegInputArguments({ name, format }: { name: string; format: VideoFormat }): string[] {
  return [
    ...splitArguments('-protocol_whitelist file -format_whitelist mov,matroska,avi'),
    ...splitArguments(`-codec_whitelist ${codecs} -max_pixels ${MAX_FRAME_PIXELS} -threads 1`),
    // AVI stores only the order of frames, not their presentation times.
    ...(format === 'avi' ? ['-fflags', '+genpts'] : []),
    ...splitArguments(`-f ${demuxers[format]} -i`),
    `file:${name}`,
  ];
}
