import { AppError } from '../../errors/app-error.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { readWorkFile } from '../sandbox/work-folder.ts';
import { ffmpegInputArguments, ffmpegStart, splitArguments } from './ffmpeg-input.ts';
import type { Clip } from './video-file.ts';
import { MAX_SOUND_BYTES, MAX_SOUND_SECONDS, SOUND_BITS_PER_SECOND } from './video-limits.ts';

const SOUND_FILE = 'sound.mp3';
/** Prints the start and end of each silence to stdout. */
const markSilence = 'silencedetect=noise=-60dB:d=0.1,ametadata=mode=print:file=-';

/** Mono 16 kHz MP3; undefined for a stream that is silent or cannot be decoded. The images alone then suffice. */
export async function extractSound(sandbox: Sandbox, { file, facts, signal }: Clip): Promise<Buffer | undefined> {
  if (facts.soundStream === undefined) return undefined;
  const parameters = [
    ...ffmpegStart,
    ...ffmpegInputArguments(file),
    ...splitArguments(`-map 0:${facts.soundStream} -vn -sn -dn -map_metadata -1 -t ${MAX_SOUND_SECONDS}`),
    ...splitArguments(`-af ${markSilence} -ac 1 -ar 16000 -threads 1`),
    // The fastest encoder setting: half the work of the default, and speech sounds the same.
    ...splitArguments(`-c:a libmp3lame -b:a ${SOUND_BITS_PER_SECOND} -compression_level 9`),
    ...splitArguments(`-write_xing 0 -id3v2_version 0 -fflags +bitexact -f mp3 ${SOUND_FILE}`),
  ];
  const run = { program: { native: 'ffmpeg' }, parameters, folder: file.folder, signal } as const;
  const end = await runSandboxed(sandbox, run).catch(ignoreLimit);
  if (end && isSilent(end.stdout.toString())) return undefined;
  const sound = await readWorkFile(file.folder, SOUND_FILE, MAX_SOUND_BYTES).catch(ignoreLimit);
  return sound && sound.length > 0 ? sound : undefined;
}

/** A limit ends the sound early, and a missing output file means no sound; any other error is a bug. */
function ignoreLimit(error: unknown): undefined {
  if (!(error instanceof AppError)) throw error;
}

/** Silence from the beginning that never ends. */
function isSilent(marks: string): boolean {
  const begin = /silence_start=(\S+)/.exec(marks)?.[1];
  return begin !== undefined && Number(begin) < 0.05 && !marks.includes('silence_end');
}
