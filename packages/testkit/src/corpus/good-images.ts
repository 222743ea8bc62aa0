import { type CorpusFile, goodIn, readSeed } from './corpus-file.ts';
import { cameraExif, makeJpeg, withSegment } from './jpeg.ts';
import { slopePng } from './png.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const good = goodIn('image');
const still = (...options: string[]): string[] => ['-f', 'lavfi', '-i', 'testsrc2=s=320x240:d=1:r=5', ...options];
const fiftyMegabytes = 50 * 2 ** 20;

export const goodImages: CorpusFile[] = [
  good('JPEG', undefined, () => makeJpeg(640, 480)),
  good('JPEG turned, with its place', undefined, async () => withSegment(await makeJpeg(640, 480), 0xe1, cameraExif)),
  good('JPEG of 12 MP', undefined, () => makeJpeg(4_000, 3_000)),
  good('JPEG of exactly 50 MB', undefined, async () => {
    const jpeg = await makeJpeg(640, 480);
    return Buffer.concat([jpeg, Buffer.alloc(fiftyMegabytes - jpeg.length)]);
  }),
  good('PNG with alpha', undefined, () => slopePng(320, 240)),
  good('WebP', undefined, () => runFfmpeg({ options: still('-frames:v', '1', '-c:v', 'libwebp'), extension: 'webp' })),
  good('GIF', undefined, () => runFfmpeg({ options: still('-frames:v', '1'), extension: 'gif' })),
  good('GIF that moves', undefined, () => runFfmpeg({ options: still(), extension: 'gif' })),
  good('AVIF', undefined, () => readSeed('photo.avif')),
  good('HEIC', undefined, () => readSeed('photo.heic')),
];
