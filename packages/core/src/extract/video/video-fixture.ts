import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';
import { FOLDER_PREFIX, type Sandbox } from '../sandbox/sandbox.ts';
import type { VideoFormat } from '../sniff-format.ts';
import { sampleVideo, type VideoSample } from './sample-video.ts';

const run = promisify(execFile);
const NAME = 'input';
const WIDTH = 320;

export type VideoStudio = {
  folder: string;
  sample: (format: VideoFormat) => Promise<VideoSample>;
  /** Films a white stripe that crosses black from left to right within `seconds`. */
  film: (seconds: number, output: string, rate?: number) => Promise<void>;
  ffmpeg: (line: string) => Promise<void>;
  write: (content: string | Buffer) => Promise<void>;
  close: () => Promise<void>;
};

/** Creates one clip at a time with the installed ffmpeg, as `input` of a new work folder of the sandbox. */
export async function openVideoStudio(sandbox: Sandbox): Promise<VideoStudio> {
  const folder = await mkdtemp(join(sandbox.workRoot, FOLDER_PREFIX));
  const ffmpeg = async (line: string) => {
    await run('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...line.split(' '), NAME], { cwd: folder });
  };
  return {
    folder,
    ffmpeg,
    sample: (format) => sampleVideo(sandbox, { folder, name: NAME, format }, AbortSignal.timeout(50_000)),
    async film(seconds, output, rate = 30) {
      const black = `color=black:s=${WIDTH}x180:r=${rate}:d=${seconds}`;
      const stripe = `color=white:s=8x180:r=${rate}:d=${seconds}`;
      const move = `[0][1]overlay=x=t*${(WIDTH - 8) / seconds}:shortest=1`;
      await ffmpeg(`-f lavfi -i ${black} -f lavfi -i ${stripe} -filter_complex ${move} -pix_fmt yuv420p ${output}`);
    },
    write: (content) => writeFile(join(folder, NAME), content),
    close: () => rm(folder, { recursive: true }),
  };
}

/** The position of the stripe in the top row, from 0 to 1. */
export async function readStripe({ jpeg }: Picture): Promise<number> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const bright = [...data.subarray(0, info.width)].flatMap((value, x) => (value > 127 ? [x] : []));
  return (bright[0] ?? Number.NaN) / (info.width - (8 * info.width) / WIDTH);
}
