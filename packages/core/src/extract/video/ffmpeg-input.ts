import type { VideoFormat } from '../sniff-format.ts';
import { MAX_FRAME_PIXELS } from './video-limits.ts';

/** Named by us from the first bytes, so that no playlist or other list of files can be taken for a video. */
const demuxers: Record<VideoFormat, string> = {
  mp4: 'mov',
  mov: 'mov',
  webm: 'matroska',
  mkv: 'matroska',
  avi: 'avi',
};

/** What phones, browsers and cameras write, and the decoder that reads it. Rare codecs are where decoders break. */
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

/** For flags and numbers of ours; never for a name. */
export function words(line: string): string[] {
  return line.split(' ');
}

export const ffprobeStart = words('-v error -hide_banner');
export const ffmpegStart = words('-v error -hide_banner -nostdin -y');

/** Packets are numbered as they come, so whoever lists and whoever copies must open alike. */
export function openPackets(file: { name: string; format: VideoFormat }, { isLong }: { isLong: boolean }): string[] {
  return [...(isLong ? ['-discard', 'nokey'] : []), ...openInput(file)];
}

/** One input that can be nothing but a local file of this very format; `file:` also keeps a name from being an option. */
export function openInput({ name, format }: { name: string; format: VideoFormat }): string[] {
  return [
    ...words('-protocol_whitelist file -format_whitelist mov,matroska,avi'),
    ...words(`-codec_whitelist ${codecs} -max_pixels ${MAX_FRAME_PIXELS} -threads 1`),
    // Old files say only in which order frames are stored, not when they are shown.
    ...(format === 'avi' ? ['-fflags', '+genpts'] : []),
    ...words(`-f ${demuxers[format]} -i`),
    `file:${name}`,
  ];
}
