import { z } from 'zod';
import { AppError } from '../../errors/app-error.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { ffprobeStart, ffmpegInputArguments, videoDecoders } from './ffmpeg-input.ts';
import { MAX_FRAME_PIXELS, MAX_FRAME_SIDE_PIXELS, MAX_LISTED_PACKETS, MAX_VIDEO_SECONDS } from './video-limits.ts';
import type { VideoFacts, VideoFile } from './video-file.ts';

const Stream = z.object({
  index: z.number().int().nonnegative(),
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().int().nonnegative().default(0),
  height: z.number().int().nonnegative().default(0),
  sample_aspect_ratio: z.string().default('1:1'),
  avg_frame_rate: z.string().default('0/0'),
  nb_frames: z.coerce.number().optional().catch(undefined),
  disposition: z.object({ attached_pic: z.number().default(0) }).optional(),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).default([]),
});
type Stream = z.infer<typeof Stream>;

const Probe = z.object({
  streams: z.array(Stream),
  format: z.object({ duration: z.coerce.number().positive().optional().catch(undefined) }),
});

const entries = [
  'format=duration',
  'stream=index,codec_type,codec_name,width,height,sample_aspect_ratio,avg_frame_rate,nb_frames',
  'stream_disposition=attached_pic',
  'stream_side_data=rotation',
].join(':');

/** Reads the file's metadata; throws when it is no supported video or too large for a child. */
export async function probeVideo(sandbox: Sandbox, file: VideoFile, signal: AbortSignal): Promise<VideoFacts> {
  const end = await runSandboxed(sandbox, {
    program: { native: 'ffprobe' },
    parameters: [...ffprobeStart, ...ffmpegInputArguments(file), '-show_entries', entries, '-of', 'json=compact=1'],
    folder: file.folder,
    signal,
  });
  if (end.code !== 0) throw new AppError('FILE_UNREADABLE');
  // The decoder then does not report the size.
  if (end.stderr.includes('max pixel count')) throw new AppError('FILE_TOO_COMPLEX');
  return toFacts(parseProbe(end.stdout));
}

function parseProbe(stdout: Buffer): z.infer<typeof Probe> {
  try {
    return Probe.parse(JSON.parse(stdout.toString()));
  } catch (cause) {
    throw new AppError('FILE_UNREADABLE', { cause });
  }
}

function toFacts({ streams, format }: z.infer<typeof Probe>): VideoFacts {
  // A cover image is a video stream too.
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition?.attached_pic !== 1);
  if (!video || !Object.hasOwn(videoDecoders, video.codec_name ?? '')) throw new AppError('MEDIA_UNSUPPORTED');
  checkSize(video);
  if ((format.duration ?? 0) > MAX_VIDEO_SECONDS) throw new AppError('FILE_TOO_COMPLEX');
  return {
    durationSeconds: format.duration,
    stream: video.index,
    width: video.width,
    height: video.height,
    pixelAspect: toAspect(readRatio(video.sample_aspect_ratio)),
    rotationDegrees: video.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? 0,
    soundStream: streams.find((stream) => stream.codec_type === 'audio')?.index,
    isLong: (video.nb_frames ?? readRatio(video.avg_frame_rate) * (format.duration ?? 0)) > MAX_LISTED_PACKETS,
  };
}

function checkSize({ width, height }: Stream): void {
  if (width === 0 || height === 0) throw new AppError('FILE_UNREADABLE');
  if (Math.max(width, height) > MAX_FRAME_SIDE_PIXELS || width * height > MAX_FRAME_PIXELS) {
    throw new AppError('FILE_TOO_COMPLEX');
  }
}

function readRatio(ratio: string): number {
  const [above = 1, below = 1] = ratio.split(/[:/]/).map(Number);
  return above / below;
}

/** `0:1` means unknown; a ratio that no camera writes is ignored. */
function toAspect(ratio: number): number {
  return ratio >= 0.25 && ratio <= 4 ? ratio : 1;
}
