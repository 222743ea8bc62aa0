import { AppError } from '../../errors/app-error.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { ffmpegStart, packetInputArguments, splitArguments } from './ffmpeg-input.ts';
import type { Clip } from './video-file.ts';
import { LISTED_EVERY_PACKETS, LISTED_FULLY_PACKETS } from './video-limits.ts';

export type Packet = { number: number; seconds: number; isKey: boolean };

/** Carries the packet number in the duration field, which we do not need. */
const numbered = 'setts=pts=PTS:dts=DTS:duration=N+1';
const listed = `key+lt(n,${LISTED_FULLY_PACKETS})+not(mod(n,${LISTED_EVERY_PACKETS}))`;

/**
 * Lists packets by time without decoding: all keyframes and, unless the clip is long, the first packets and a sample of
 * the rest.
 */
export async function listPackets(sandbox: Sandbox, { file, facts, signal }: Clip): Promise<Packet[]> {
  const end = await runSandboxed(sandbox, {
    program: { native: 'ffmpeg' },
    parameters: [
      ...ffmpegStart,
      ...packetInputArguments(file, facts),
      ...splitArguments(`-map 0:${facts.stream} -c copy -bsf:v ${numbered},noise=drop='not(${listed})' -f framecrc -`),
    ],
    folder: file.folder,
    signal,
  });
  const packets = parsePackets(end.stdout.toString());
  if (packets.length === 0) throw new AppError('FILE_UNREADABLE');
  return packets;
}

/** Lines of `stream, dts, pts, duration, size, checksum`, with `F=` for all but keyframes, after `#tb 0: 1/15360`. */
function parsePackets(list: string): Packet[] {
  const [, ticks = 0, perSeconds = 1] = /^#tb 0: (\d+)\/(\d+)$/m.exec(list)?.map(Number) ?? [];
  return list
    .split('\n')
    .filter((line) => line.startsWith('0,'))
    .map((line) => {
      const [, , shownAt, number] = line.split(',').map(Number);
      return {
        number: (number ?? 0) - 1,
        seconds: ((shownAt ?? Number.NaN) * ticks) / perSeconds,
        isKey: !line.includes('F='),
      };
    })
    .filter(({ seconds, number }) => Number.isFinite(seconds) && number >= 0)
    .toSorted((one, other) => one.seconds - other.seconds);
}
