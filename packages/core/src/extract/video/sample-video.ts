import { AppError } from '../../errors/app-error.ts';
import type { Picture } from '../picture.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { chooseEvenly } from './choose-evenly.ts';
import { decodeKeyframes, decodeThrough, type Frame, seekFrames } from './decode-frames.ts';
import { extractSound } from './extract-sound.ts';
import { listPackets, type Packet } from './list-packets.ts';
import { probeVideo } from './probe-video.ts';
import type { Clip, VideoFile } from './video-file.ts';
import { MAX_FRAMES, MAX_VIDEO_SECONDS, MIN_FRAMES, SECONDS_PER_FRAME } from './video-limits.ts';

export type VideoSample = {
  durationSeconds: number;
  /** 8 to 16 in order, always with the first frame; fewer only when the clip has fewer. */
  frames: Frame[];
  poster: Picture;
  /** Mono 16 kHz MP3 of at most 25 MB; undefined when there is no sound. */
  audio: Buffer | undefined;
};

export async function sampleVideo(sandbox: Sandbox, file: VideoFile, signal: AbortSignal): Promise<VideoSample> {
  const facts = await probeVideo(sandbox, file, signal);
  const clip = { file, facts, signal };
  const packets = await listPackets(sandbox, clip);
  const spanSeconds = (packets.at(-1)?.seconds ?? 0) - (packets[0]?.seconds ?? 0);
  if (spanSeconds > MAX_VIDEO_SECONDS) throw new AppError('FILE_TOO_COMPLEX');

  const frames = await takeFrames(sandbox, clip, packets);
  const poster = findPoster(frames);
  if (!poster) throw new AppError('FILE_UNREADABLE');
  const audio = await extractSound(sandbox, clip);
  return { durationSeconds: facts.durationSeconds ?? spanSeconds, frames, poster, audio };
}

/** Tries the cheapest method first, and the next ones only while there are too few frames. */
async function takeFrames(sandbox: Sandbox, clip: Clip, packets: readonly Packet[]): Promise<Frame[]> {
  const spanSeconds = (packets.at(-1)?.seconds ?? 0) - (packets[0]?.seconds ?? 0);
  const count = Math.min(MAX_FRAMES, Math.max(MIN_FRAMES, Math.round(spanSeconds / SECONDS_PER_FRAME)));
  const enough = clip.facts.isLong ? MIN_FRAMES : Math.min(MIN_FRAMES, packets.length);
  const keyframes = chooseEvenly(
    packets.filter(({ isKey }) => isKey),
    { count, spanSeconds },
  );

  const decoded = await decodeKeyframes(sandbox, clip, keyframes);
  // If one frame is missing, the others may be incomplete too, because they depend on packets that were not copied.
  const areWhole = decoded.length === keyframes.length;
  const frames = areWhole ? decoded : [];
  if (!areWhole && keyframes.length >= enough) frames.push(...(await seekFrames(sandbox, clip, keyframes)));
  if (frames.length < enough) {
    const everySeconds = Math.max(0.001, spanSeconds / count);
    frames.push(...(await decodeThrough(sandbox, clip, { everySeconds, packets: packets.length })));
  }
  const found = inOrder(frames);
  return found.length > count ? chooseEvenly(found, { count, spanSeconds }) : found;
}

/** A frame that two methods found counts once. */
function inOrder(frames: readonly Frame[]): Frame[] {
  return frames
    .toSorted((one, other) => one.seconds - other.seconds)
    .filter(({ seconds }, index, sorted) => seconds - (sorted[index - 1]?.seconds ?? -1) > 0.002);
}

/** The most detailed frame: at equal size and quality it has the most bytes. */
function findPoster(frames: readonly Frame[]): Picture | undefined {
  const [largest] = frames.toSorted((one, other) => other.picture.jpeg.length - one.picture.jpeg.length);
  return largest?.picture;
}
