import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleEvenly } from '@app/testkit/sampling';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../../errors/app-error.ts';
import { openLog } from '../../log/log.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import type { VideoFormat } from '../sniff-format.ts';
import { openVideoStudio, readStripe, type VideoStudio } from './video-fixture.ts';

const h264 = '-c:v libx264 -preset ultrafast -f mp4';
const oneKeyframe = '-c:v libx264 -preset ultrafast -g 9999 -keyint_min 9999 -sc_threshold 0 -f mp4';

let sandbox: Sandbox;
let studio: VideoStudio;
// One for all tests: a new sandbox compiles every parser first.
beforeAll(async () => {
  const workFolder = await mkdtemp(join(tmpdir(), 'video-'));
  sandbox = await openSandbox({ workFolder }, openLog('silent'));
});
beforeEach(async () => {
  studio = await openVideoStudio(sandbox);
});
afterEach(() => studio.close());
afterAll(() => rm(sandbox.workRoot, { recursive: true }));

const codeOf = async (format: VideoFormat) => {
  const error: unknown = await studio.sample(format).catch((cause: unknown) => cause);
  return error instanceof AppError ? error.code : error;
};

test('a one-minute clip gives twelve frames, each within half a second of its time', async () => {
  await studio.film(60, `-g 60 ${h264}`);

  const { frames, durationSeconds, audio, poster } = await studio.sample('mp4');

  expect(frames).toHaveLength(12);
  expect(frames[0]?.seconds).toBe(0);
  const shown = await Promise.all(frames.map(async ({ picture }) => (await readStripe(picture)) * 60));
  const errors = shown.map((seconds, index) => Math.abs(seconds - (frames[index]?.seconds ?? Number.NaN)));
  expect(Math.max(...errors)).toBeLessThan(0.5);
  const gaps = frames.slice(1).map(({ seconds }, index) => seconds - (frames[index]?.seconds ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(6.1);
  expect(durationSeconds).toBe(60);
  expect(audio).toBeUndefined();
  expect(frames.map(({ picture }) => picture)).toContain(poster);
});

/** What cameras, phones and browsers record. */
const encodings: [string, VideoFormat, string][] = [
  [
    'VP8 as a browser records it, without a duration',
    'webm',
    '-c:v libvpx -threads 1 -deadline realtime -g 30 -live 1 -f webm',
  ],
  ['VP9', 'webm', '-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -g 30 -f webm'],
  ['HEVC', 'mkv', '-c:v libx265 -x265-params log-level=error -preset ultrafast -g 30 -f matroska'],
  ['MPEG-4 with frames out of order', 'avi', '-c:v mpeg4 -bf 2 -g 30 -f avi'],
  ['keyframes only', 'mov', '-c:v mjpeg -f mov'],
  ['open GOPs', 'mp4', '-c:v libx264 -preset veryfast -x264-params open-gop=1:keyint=30 -f mp4'],
  [
    'intra refresh without full keyframes',
    'mp4',
    '-c:v libx264 -preset veryfast -x264-params intra-refresh=1:keyint=30 -f mp4',
  ],
  ['a single keyframe', 'mp4', oneKeyframe],
];

test.for(sampleEvenly(encodings, 3))('frames and times are right for %s', async ([, format, output]) => {
  await studio.film(10, output);

  const { frames, durationSeconds } = await studio.sample(format);

  expect(frames.length).toBeGreaterThanOrEqual(8);
  expect(frames[0]?.seconds).toBeLessThan(0.1);
  expect(frames.at(-1)?.seconds).toBeGreaterThan(7.5);
  const shown = await Promise.all(frames.map(async ({ picture }) => (await readStripe(picture)) * 10));
  const errors = shown.map((seconds, index) => Math.abs(seconds - (frames[index]?.seconds ?? Number.NaN)));
  expect(Math.max(...errors)).toBeLessThan(0.2);
  expect(durationSeconds).toBeGreaterThan(8.9);
  expect(durationSeconds).toBeLessThan(10.2);
});

test('a clip of three frames gives three frames', async () => {
  await studio.film(0.1, h264);

  const { frames } = await studio.sample('mp4');

  expect(frames).toHaveLength(3);
});

test('a clip filmed upright is shown upright', async () => {
  await studio.ffmpeg('-f lavfi -i color=red:s=320x180:d=2,drawbox=w=iw/2:color=blue:t=fill -c:v libx264 -g 5 -f mp4');
  await studio.write(turnClockwise(await readFile(join(studio.folder, 'input'))));

  const { frames } = await studio.sample('mov');

  const [frame] = frames;
  expect([frame?.picture.width, frame?.picture.height]).toEqual([180, 320]);
  const pixels = await sharp(frame?.picture.jpeg).raw().toBuffer();
  // The blue half, originally on the left, is on top after a quarter turn.
  expect(pixels.readUInt8(2)).toBeGreaterThan(200);
  expect(pixels.readUInt8(pixels.length - 3)).toBeGreaterThan(200);
});

test('frames are small and without metadata, and sound becomes a small MP3', async () => {
  const film = '-f lavfi -i testsrc2=s=1280x720:r=10:d=4 -f lavfi -i sine=d=4';
  await studio.ffmpeg(`${film} -c:v libx264 -preset ultrafast -g 5 -c:a aac -metadata title=secret -f mp4`);

  const { frames, audio } = await studio.sample('mp4');

  expect(frames.map(({ picture }) => [picture.width, picture.height])).toEqual(frames.map(() => [768, 432]));
  const { exif, icc, xmp, comments } = await sharp(frames[0]?.picture.jpeg).metadata();
  expect([exif, icc, xmp, comments]).toEqual([undefined, undefined, undefined, undefined]);
  expect(audio?.length).toBeGreaterThan(23_000);
  expect(audio?.length).toBeLessThan(26_000);
  expect(audio?.includes('secret')).toBe(false);
});

test('a silent track gives no audio', async () => {
  const film = '-f lavfi -i testsrc2=s=320x180:r=10:d=2 -f lavfi -i anullsrc';
  await studio.ffmpeg(`${film} -c:v libx264 -g 5 -c:a aac -t 2 -f mp4`);

  expect((await studio.sample('mp4')).audio).toBeUndefined();
});

test('a two-hour clip at 240 frames a second stays within the limits', async () => {
  await studio.ffmpeg('-f lavfi -i color=gray:s=64x64:r=240:d=20 -c:v libx264 -preset ultrafast -g 250 -f mp4');
  await rename(join(studio.folder, 'input'), join(studio.folder, 'short'));
  await studio.ffmpeg('-stream_loop 359 -i short -c copy -t 7190 -f mp4');

  const { frames, durationSeconds } = await studio.sample('mp4');

  expect(durationSeconds).toBeGreaterThan(7100);
  expect(frames).toHaveLength(16);
});

test.for<[string, string]>([
  ['HLS', '#EXTM3U\n#EXT-X-TARGETDURATION:5\n#EXTINF:5,\nURL\n#EXT-X-ENDLIST\n'],
  ['concat', "ffconcat version 1.0\nfile 'URL'\n"],
  ['SDP', 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=video 5004 RTP/AVP 96\na=control:URL\n'],
  ['DASH', '<MPD><BaseURL>URL</BaseURL><Period><AdaptationSet/></Period></MPD>'],
])('a %s file posing as a video is refused and opens no connection', async ([, list]) => {
  const calls: string[] = [];
  const server = createServer((request, reply) => {
    calls.push(request.url ?? '');
    reply.end();
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  await studio.write(list.replace('URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.ts`));

  const codes = [await codeOf('mp4'), await codeOf('mkv'), await codeOf('avi')];

  expect(codes).toEqual(['FILE_UNREADABLE', 'FILE_UNREADABLE', 'FILE_UNREADABLE']);
  expect(calls).toEqual([]);
  server.close();
});

test('frames too large for the sandbox are refused', async () => {
  await studio.ffmpeg('-f lavfi -i color=gray:s=12000x9000:r=1:d=1 -c:v mjpeg -f mov');

  expect(await codeOf('mov')).toBe('FILE_TOO_COMPLEX');
});

test('a file with only sound is refused', async () => {
  await studio.ffmpeg('-f lavfi -i sine=d=1 -c:a aac -f mp4');

  expect(await codeOf('mp4')).toBe('MEDIA_UNSUPPORTED');
});

test('a truncated clip is read up to its end or refused', async () => {
  await studio.ffmpeg('-f lavfi -i testsrc2=s=320x180:r=10:d=4 -c:v libx264 -g 5 -f matroska');
  const whole = await readFile(join(studio.folder, 'input'));
  await studio.write(whole.subarray(0, whole.length / 2));

  const { frames } = await studio.sample('mkv');

  expect(frames.length).toBeGreaterThan(0);
  await studio.write(whole.subarray(0, 100));
  expect(await codeOf('mkv')).toBe('FILE_UNREADABLE');
});

/** Writes the rotation matrix of a phone held upright into the first track header. */
function turnClockwise(clip: Buffer): Buffer {
  const matrixAt = clip.indexOf('tkhd') + 4 + 40;
  const one = 0x1_00_00;
  for (const [index, value] of [0, one, 0, -one, 0, 0, 180 * one, 0, 0x40_00_00_00].entries()) {
    clip.writeInt32BE(value, matrixAt + index * 4);
  }
  return clip;
}
