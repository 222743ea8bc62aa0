import { readdir } from 'node:fs/promises';
import { AppError } from '../../errors/app-error.ts';
import { readJpeg } from '../images/read-jpeg.ts';
import type { Picture } from '../picture.ts';
import type { Limits } from '../sandbox/limits.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { readWorkFile } from '../sandbox/work-folder.ts';
import { ffmpegInputArguments, ffmpegStart, packetInputArguments, splitArguments } from './ffmpeg-input.ts';
import { frameFilter } from './frame-filter.ts';
import type { Packet } from './list-packets.ts';
import type { Clip } from './video-file.ts';
import { LISTED_FULLY_PACKETS, MAX_FRAME_BYTES, MAX_FRAMES } from './video-limits.ts';

export type Frame = { seconds: number; picture: Picture };

/** Some live encoders also mark frames as keyframes from which the image only builds up. */
const wholeOnly = "select='eq(pict_type,I)'";
const KEYFRAMES_FILE = 'keyframes.mkv';
const SEEK_LIMITS: Partial<Limits> = { wallMs: 8000, cpuSeconds: 5 };

/**
 * Copies these keyframes out of the file, then decodes only them: two hours cost as much as a minute. Fewer frames come
 * back when a codec's keyframes depend on earlier frames.
 */
export async function decodeKeyframes(sandbox: Sandbox, clip: Clip, keyframes: readonly Packet[]): Promise<Frame[]> {
  const { file, facts } = clip;
  const [first] = keyframes;
  if (!first) return [];
  const chosen = keyframes.map(({ number }) => `eq(n,${number})`).join('+');
  await runFfmpeg(sandbox, clip, [
    ...packetInputArguments(file, facts),
    ...splitArguments(
      `-map 0:${facts.stream} -c copy -bsf:v noise=drop='not(${chosen})' -f matroska ${KEYFRAMES_FILE}`,
    ),
  ]);
  await runFfmpeg(sandbox, clip, [
    '-noautorotate',
    ...ffmpegInputArguments({ name: KEYFRAMES_FILE, format: 'mkv' }),
    ...splitArguments(`-map 0:0 ${writeFrames(`${wholeOnly},${frameFilter(facts)}`)} -frame_pts 1 key-%d.jpg`),
  ]);
  // The copy's timestamps start at zero with its first packet.
  return readFrames(file.folder, /^key-(\d+)\.jpg$/, (milliseconds) => first.seconds + milliseconds / 1000);
}

/** One child per frame; each decodes from the keyframe before it. */
export async function seekFrames(sandbox: Sandbox, clip: Clip, moments: readonly Packet[]): Promise<Frame[]> {
  const { file, facts } = clip;
  for (const [index, { seconds }] of moments.entries()) {
    const from = Math.max(0, seconds - 0.0005).toFixed(6);
    const write = `-map 0:${facts.stream} ${writeFrames(frameFilter(facts))} -frames:v 1 -frame_pts 1 seek-${index}-%d.jpg`;
    const parameters = [
      ...splitArguments(`-ss ${from} -noautorotate`),
      ...ffmpegInputArguments(file),
      ...splitArguments(write),
    ];
    const isDone = await runFfmpeg(sandbox, clip, parameters, SEEK_LIMITS);
    if (!isDone) break;
  }
  // If an image needs time to build up, the first complete frame comes later than requested.
  return readFrames(file.folder, /^seek-(\d+)-(\d+)\.jpg$/, (index, milliseconds) => {
    return (moments[index]?.seconds ?? 0) + milliseconds / 1000;
  });
}

/** Decodes from the beginning and keeps a frame every `everySeconds`, as far as the child's limits allow. */
export async function decodeThrough(
  sandbox: Sandbox,
  clip: Clip,
  { everySeconds, packets }: { everySeconds: number; packets: number },
): Promise<Frame[]> {
  const { file, facts } = clip;
  const slot = (time: string) => `floor((${time}+0.0005)/${everySeconds.toFixed(4)})`;
  const select = `select='isnan(prev_selected_t)+gt(${slot('t')},${slot('prev_selected_t')})'`;
  // If the clip has many frames, skip those that no other frame needs: half the work.
  const skip = facts.isLong || packets >= LISTED_FULLY_PACKETS ? ['-skip_frame', 'noref'] : [];
  await runFfmpeg(sandbox, clip, [
    '-noautorotate',
    ...skip,
    ...ffmpegInputArguments(file),
    ...splitArguments(
      `-map 0:${facts.stream} ${writeFrames(`${select},${frameFilter(facts)}`)} -frame_pts 1 all-%d.jpg`,
    ),
  ]);
  return readFrames(file.folder, /^all-(\d+)\.jpg$/, (milliseconds) => milliseconds / 1000);
}

function writeFrames(filter: string): string {
  return [
    '-an -sn -dn -map_metadata -1 -flags +bitexact -threads 1 -filter_threads 1',
    `-vf ${filter} -fps_mode passthrough -enc_time_base 1/1000 -q:v 4 -frames:v ${MAX_FRAMES} -f image2`,
  ].join(' ');
}

/** A damaged end or a reached limit still leaves good frames: the written files decide, not the exit code. */
async function runFfmpeg(
  sandbox: Sandbox,
  { file, signal }: Clip,
  parameters: string[],
  limits: Partial<Limits> = {},
): Promise<boolean> {
  try {
    const run = { program: { native: 'ffmpeg' }, folder: file.folder, limits, signal } as const;
    await runSandboxed(sandbox, { ...run, parameters: [...ffmpegStart, ...parameters] });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_TOO_COMPLEX') return false;
    throw error;
  }
}

async function readFrames(
  folder: string,
  pattern: RegExp,
  toSeconds: (...marks: [number, number]) => number,
): Promise<Frame[]> {
  const frames: Frame[] = [];
  const names = (await readdir(folder)).filter((name) => pattern.test(name)).slice(0, MAX_FRAMES);
  for (const name of names) {
    const picture = readJpeg(await readWorkFile(folder, name, MAX_FRAME_BYTES));
    const [, first = 0, second = 0] = pattern.exec(name)?.map(Number) ?? [];
    if (picture) frames.push({ seconds: Math.max(0, toSeconds(first, second)), picture });
  }
  return frames.toSorted((one, other) => one.seconds - other.seconds);
}
