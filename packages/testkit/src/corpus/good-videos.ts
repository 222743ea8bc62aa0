import { type CorpusFile, goodIn, readSeed } from './corpus-file.ts';
import { box } from './mp4.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const good = goodIn('video');
const fiftyMegabytes = 50 * 2 ** 20;
const h264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -g 10';
const tone = '-f lavfi -i sine=frequency=440:duration=3';

const film = (seconds: number, rate = 10, size = '160x120'): string =>
  `-f lavfi -i testsrc2=s=${size}:d=${seconds}:r=${rate}`;
const made = (extension: string, options: string): Promise<Buffer> => runFfmpeg({ options, extension });

export const smallMp4 = (): Promise<Buffer> => made('mp4', `${film(3)} ${tone} ${h264} -c:a aac -b:a 48k`);

/**
 * A speech synthesiser says: "I planned the whole week on Sunday evening. Then my sister called and we laughed for an
 * hour."
 */
export async function spokenClip(): Promise<Buffer> {
  return runFfmpeg({
    options: `${film(6)} -i @/spoken.ogg ${h264} -c:a aac -b:a 48k -shortest`,
    extension: 'mp4',
    inputs: { 'spoken.ogg': await readSeed('spoken.ogg') },
  });
}

export const fastClip = (): Promise<Buffer> => made('mp4', `${film(2, 240, '64x64')} ${h264} -g 240`);

const x265 = '-c:v libx265 -preset ultrafast -x265-params log-level=none:pools=1:frame-threads=1:keyint=10';
const recipes: [name: string, extension: string, options: string][] = [
  ['HEVC in MOV', 'mov', `${film(2)} ${x265} -tag:v hvc1`],
  ['VP8 in WebM', 'webm', `${film(2)} ${tone} -c:v libvpx -cpu-used 8 -deadline realtime -g 10 -c:a libopus`],
  ['H.264 in MKV', 'mkv', `${film(2)} ${tone} ${h264} -c:a aac`],
  ['MPEG-4 in AVI', 'avi', `${film(2)} ${tone} -c:v mpeg4 -g 10 -c:a libmp3lame`],
  ['turned by a quarter', 'mov', `${film(2)} ${h264} -metadata:s:v:0 rotate=90`],
  ['without sound', 'mp4', `${film(2)} ${h264}`],
  ['one keyframe', 'mp4', `${film(12)} ${h264.replace('-g 10', '-g 9999')} -sc_threshold 0`],
  ['in fragments', 'mp4', `${film(3)} ${h264} -movflags frag_keyframe+empty_moov`],
];

export const goodVideos: CorpusFile[] = [
  good('H.264 in MP4', smallMp4),
  ...recipes.map(([name, extension, options]) => good(name, () => made(extension, options))),
  good('two spoken sentences', spokenClip),
  good('240 frames a second', fastClip),
  good('exactly 50 MB', async () => {
    const clip = await smallMp4();
    return Buffer.concat([clip, box('free', Buffer.alloc(fiftyMegabytes - clip.length - 8))]);
  }),
];
